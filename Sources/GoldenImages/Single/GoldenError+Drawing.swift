import BoardRendering

extension GoldenError {
  /// What is drawn, or why it could not be.
  static func drawing<Drawn>(
    _ body: () throws(RenderingError) -> Drawn
  ) throws(GoldenError) -> Drawn {
    do throws(RenderingError) {
      return try body()
    } catch {
      throw .rendering(error)
    }
  }
}
