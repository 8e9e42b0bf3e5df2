import BoardModel
import BoardRendering

/// What a board is to be made from: the operands, then the names in `--files-from`.
enum InputList {
  /// - Throws: before anything is read, where the arguments cannot be meant.
  static func inputs(of arguments: ParsedArguments) throws(CommandError) -> [BoardInput] {
    let list = arguments.values[.filesFrom]
    let dashes = arguments.operands.count { $0.isDash } + (list?.isDash ?? false ? 1 : 0)
    guard dashes <= 1 else { throw .usage(.standardInputTwice) }
    guard list != nil || !arguments.has(.null) else {
      throw .usage(.optionNeeds(.null, other: .filesFrom))
    }
    guard list != nil || !arguments.operands.isEmpty else {
      throw .usage(.noInput(arguments.verb))
    }
    var inputs: [BoardInput] = []
    for operand in arguments.operands {
      guard !operand.bytes.isEmpty else { throw .usage(.emptyName) }
      inputs.append(operand.isDash ? .boardText(try contents(of: operand)) : .path(operand.path))
    }
    if let list {
      let bytes = try contents(of: list)
      // A name cannot hold a NUL byte, so all behind it would be lost.
      if bytes.contains(0) && !arguments.has(.null) { throw .usage(.listEndsWithZeros(list)) }
      inputs += names(in: bytes, endingWithZero: arguments.has(.null))
    }
    return inputs
  }

  private static func names(in list: [UInt8], endingWithZero: Bool) -> [BoardInput] {
    let end = endingWithZero ? 0 : UInt8(ascii: "\n")
    return list.split(separator: end).map { .path(FilePath(bytes: $0)) }
  }

  /// The bytes of a file, a pipe, or standard input for `-`.
  private static func contents(of name: Argument) throws(CommandError) -> [UInt8] {
    guard !name.bytes.isEmpty else { throw .usage(.emptyName) }
    return try name.contents()
  }
}
