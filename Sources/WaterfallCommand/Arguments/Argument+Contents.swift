extension Argument {
  /// The bytes of the file that it names, or those of standard input.
  func contents() throws(CommandError) -> [UInt8] {
    do throws(Platform.Failure) {
      return try isDash
        ? Platform.contents(of: Platform.standardInput) : Platform.contents(of: bytes)
    } catch {
      throw .cannotRead(self, error)
    }
  }
}
