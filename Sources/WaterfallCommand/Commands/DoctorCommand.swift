import BoardRendering
import ImageCodecs

/// `waterfall doctor`: what the tool is made of here, and whether it works.
enum DoctorCommand {
  static func run(_ arguments: ParsedArguments, console: Console) throws(CommandError) -> ExitCode {
    if let operand = arguments.operands.first {
      throw .usage(.tooManyOperands(.doctor, operand))
    }
    let checks = SelfTest.run()
    let threads = RenderingOptions().threadCount
    var rows = [("waterfall", Version.number)]
    rows += ImageLibraries.versions.map { ($0.name, $0.version) }
    rows.append(("threads", String(threads)))
    rows += checks.map { ("self-test " + $0.name, $0.passes ? "passed" : "failed") }
    try console.print(arguments.has(.json) ? json(rows).text : text(rows))

    let failures = checks.count { !$0.passes }
    guard failures == 0 else { throw .selfTest(failures: failures) }
    return .done
  }

  private static func text(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, value in
      name + String(repeating: " ", count: width + 2 - name.count) + value + "\n"
    }.joined()
  }

  private static func json(_ rows: [(String, String)]) -> JSONText {
    .object(rows.map { (key: $0.0, value: .string($0.1)) })
  }
}
