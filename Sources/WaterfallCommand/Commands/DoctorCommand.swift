import BoardModel
import BoardRendering
import ImageCodecs

/// `waterfall doctor`: what the tool is made of here, and whether it works.
enum DoctorCommand {
  static func run(_ arguments: ParsedArguments, console: Console) throws(CommandError) -> ExitCode {
    if let operand = arguments.operands.first {
      throw .usage(.tooManyOperands(.doctor, operand))
    }
    let checks = SelfTest.run()
    try console.print(arguments.has(.json) ? json(checks).text : text(checks))

    let failures = checks.count { !$0.passes }
    guard failures == 0 else { throw .selfTest(failures: failures) }
    return .done
  }

  private static var threadCount: Int { RenderingOptions().threadCount }

  private static func isRead(_ format: ImageFormat) -> Bool {
    ImageFormats.all.contains { $0.format == format }
  }

  private static func text(_ checks: [SelfTest.Check]) -> String {
    var rows = [("waterfall", Version.number)]
    rows += ImageLibraries.versions.map { ($0.name, $0.version) }
    rows += ImageFormat.allCases.map { format in
      ("reads " + format.name, isRead(format) ? "yes" : "no, it needs \(format.library)")
    }
    rows.append(("writes", PictureFormat.allCases.map(\.name).joined(separator: ", ")))
    rows.append(("threads", String(threadCount)))
    rows += checks.map { ("self-test " + $0.name, $0.passes ? "passed" : "failed") }
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, value in
      name + String(repeating: " ", count: width + 2 - name.count) + value + "\n"
    }.joined()
  }

  private static func json(_ checks: [SelfTest.Check]) -> JSONText {
    let libraries = ImageLibraries.versions.map {
      (key: $0.name, value: JSONText.string($0.version))
    }
    let formats = ImageFormat.allCases.map { format in
      (key: format.name, value: JSONText.bool(isRead(format)))
    }
    return .object([
      ("version", .string(Version.number)), ("libraries", .object(libraries)),
      ("reads", .object(formats)),
      (
        "writes",
        .object(PictureFormat.allCases.map { (key: $0.name, value: .bool(true)) })
      ),
      ("threads", .integer(threadCount)),
      ("selfTest", .object(checks.map { (key: $0.name, value: .bool($0.passes)) })),
    ])
  }
}
