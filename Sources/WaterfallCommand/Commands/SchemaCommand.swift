/// `waterfall schema board`: the JSON Schema of the files that this version reads.
enum SchemaCommand {
  static func run(_ arguments: ParsedArguments, console: Console) throws(CommandError) -> ExitCode {
    guard arguments.operands.count <= 1 else {
      throw .usage(.tooManyOperands(.schema, arguments.operands[1]))
    }
    if let name = arguments.operands.first, name.text != "board" {
      throw .usage(.unknownSchema(name))
    }
    try console.print(BoardSchema.text)
    return .done
  }
}
