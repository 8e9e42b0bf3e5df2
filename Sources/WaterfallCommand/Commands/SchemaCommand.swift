/// `waterfall schema`: the JSON Schema of the files that this version reads.
enum SchemaCommand {
  static func run(_ arguments: ParsedArguments, console: Console) throws(CommandError) -> ExitCode {
    guard arguments.operands.count <= 1 else {
      throw .usage(.tooManyOperands(.schema, arguments.operands[1]))
    }
    switch arguments.operands.first.map(\.text) {
    case nil, "board": try console.print(BoardSchema.text)
    case "gesture": try console.print(GestureSchema.text)
    case "approve": try console.print(ApprovalSchema.text)
    case "report": try console.print(ReportSchema.text)
    default: throw .usage(.unknownSchema(arguments.operands[0]))
    }
    return .done
  }
}
