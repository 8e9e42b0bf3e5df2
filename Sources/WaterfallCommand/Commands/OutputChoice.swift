import BoardModel
import BoardRendering

/// Where a picture goes: what `--output` says, else a name made from the input's.
enum OutputChoice {
  static func picture(_ arguments: ParsedArguments) throws(CommandError) -> OutputTarget {
    guard let output = arguments.values[.output] else { return try defaultTarget(arguments) }
    if let format = LaterVersions.outputFormats[output.path.fileExtension] {
      throw .usage(.laterVersion("\(format) output"))
    }
    let clip = ClipFormat(fileExtension: output.path.fileExtension)
    if let clip, output.path.fileExtension != "png" { throw .usage(.clipOfStill(clip)) }
    guard !output.isDash, let names = PageNames(output.path) else {
      if PageNames.placeCount(in: output.path) > 1 { throw .usage(.manyPageNumbers(output)) }
      return try target(of: output, arguments)
    }
    return .pages(names, replaces: !arguments.has(.noClobber))
  }

  /// The name made from the input's; pages, where there are several, have their numbers behind it.
  private static func defaultTarget(
    _ arguments: ParsedArguments
  ) throws(CommandError) -> OutputTarget {
    let stem = try defaultName(arguments)
    let isJPEG: Bool
    do throws(UsageError) {
      isJPEG = try arguments.pictureFormat() == .jpeg
    } catch {
      throw .usage(error)
    }
    let ending = Array((isJPEG ? ".jpg" : ".png").utf8)
    let replaces = !arguments.has(.noClobber)
    let single = FilePath(bytes: stem.bytes + ending)
    guard var names = PageNames(FilePath(bytes: stem.bytes + "-%d".utf8 + ending)) else {
      // The input's own name has a place for a number, and is taken as it is.
      return .file(single, replaces: replaces)
    }
    names.single = single
    return .pages(names, replaces: replaces)
  }

  /// Standard output, unless another place is named.
  static func text(_ arguments: ParsedArguments) throws(CommandError) -> OutputTarget {
    guard let output = arguments.values[.output] else { return .standardOutput }
    return try target(of: output, arguments)
  }

  static func target(
    of output: Argument, _ arguments: ParsedArguments
  ) throws(CommandError) -> OutputTarget {
    guard !output.bytes.isEmpty else { throw .usage(.emptyName) }
    return output.isDash
      ? .standardOutput : .file(output.path, replaces: !arguments.has(.noClobber))
  }

  /// The name of the one input with `-board` behind, in the current folder; else `board`.
  ///
  /// - Throws: where the current folder is the input's, so that the board would lie among its own
  ///   pictures.
  private static func defaultName(_ arguments: ParsedArguments) throws(CommandError) -> FilePath {
    for operand in arguments.operands where isOfCurrentFolder(operand, arguments) {
      throw .usage(.noOutputNamed(operand))
    }
    let plain = FilePath("board")
    guard arguments.operands.count == 1, !arguments.has(.filesFrom),
      let input = arguments.operands.first, !input.isDash
    else { return plain }
    let stem = stem(of: input.path)
    guard stem.text != "board", stem.text != "/" else { return plain }
    return FilePath(bytes: stem.bytes + "-board".utf8)
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
