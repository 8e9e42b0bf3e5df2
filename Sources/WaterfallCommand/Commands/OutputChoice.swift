import BoardModel
import BoardRendering

/// Where a picture goes: what `--output` says, else a name made from the input's.
enum OutputChoice {
  static func picture(_ arguments: ParsedArguments) throws(CommandError) -> OutputTarget {
    guard let output = arguments.values[.output] else {
      let name = try defaultName(arguments)
      return .file(name, replaces: !arguments.has(.noClobber))
    }
    if let format = LaterVersions.outputFormats[output.path.fileExtension] {
      throw .usage(.laterVersion("\(format) output"))
    }
    if hasPageNumber(output.path.lastComponent) {
      throw .usage(.laterVersion("an output in pages (a % and a d in its name)"))
    }
    return try target(of: output, arguments)
  }

  /// Standard output, unless another place is named.
  static func text(_ arguments: ParsedArguments) throws(CommandError) -> OutputTarget {
    guard let output = arguments.values[.output] else { return .standardOutput }
    return try target(of: output, arguments)
  }

  private static func target(
    of output: Argument, _ arguments: ParsedArguments
  ) throws(CommandError) -> OutputTarget {
    guard !output.bytes.isEmpty else { throw .usage(.emptyName) }
    return output.isDash
      ? .standardOutput : .file(output.path, replaces: !arguments.has(.noClobber))
  }

  /// Whether a name holds a place for a page's number: `%d`, `%3d`, `%03d`.
  private static func hasPageNumber(_ name: FilePath) -> Bool {
    name.bytes.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false).dropFirst()
      .contains { $0.drop { (0x30...0x39).contains($0) }.first == UInt8(ascii: "d") }
  }

  /// The name of the one input with `-board.png` behind, in the current folder; else `board.png`.
  ///
  /// - Throws: where the current folder is the input's, so that the board would lie among its own
  ///   pictures.
  private static func defaultName(_ arguments: ParsedArguments) throws(CommandError) -> FilePath {
    for operand in arguments.operands where isOfCurrentFolder(operand, arguments) {
      throw .usage(.noOutputNamed(operand))
    }
    let plain = FilePath("board.png")
    guard arguments.operands.count == 1, !arguments.has(.filesFrom),
      let input = arguments.operands.first, !input.isDash
    else { return plain }
    let stem = stem(of: input.path)
    guard stem.text != "board", stem.text != "/" else { return plain }
    return FilePath(bytes: stem.bytes + "-board.png".utf8)
  }

  private static func isOfCurrentFolder(
    _ operand: Argument, _ arguments: ParsedArguments
  ) -> Bool {
    guard Platform.isFolder(operand.bytes), let folder = Platform.resolved(operand.bytes),
      let current = Platform.resolved([UInt8(ascii: ".")])
    else { return false }
    let isInside = current.starts(with: folder + [UInt8(ascii: "/")])
    return current == folder || isInside && arguments.has(.recursive)
  }

  private static func stem(of input: FilePath) -> FilePath {
    guard !Platform.isFolder(input.bytes) else {
      // The folder may have been written as `.` or `..`.
      return FilePath(bytes: Platform.resolved(input.bytes) ?? input.bytes).lastComponent
    }
    let stem = input.lastComponent.withoutExtension
    return stem.fileExtension == "board" ? stem.withoutExtension : stem
  }
}
