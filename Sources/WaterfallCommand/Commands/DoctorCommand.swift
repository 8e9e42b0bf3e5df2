import BoardModel
import BoardRendering
import ImageCodecs
import Typesetting

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

  /// A font of the default list, and what came of looking for it.
  private struct DefaultFontCheck {
    let font: DefaultFont
    let search: FontFolders.Search

    /// nil where it is not there or of no use.
    let digest: String?
  }

  private static var fonts: [DefaultFontCheck] {
    DefaultFont.all.map { font in
      let search = Platform.fontFolders.search(for: font.fileName)
      return DefaultFontCheck(
        font: font, search: search, digest: search.path.flatMap { try? Font(path: $0) }?.digest)
    }
  }

  private static func json(_ check: DefaultFontCheck) -> JSONText {
    var members: [(key: String, value: JSONText)] = [("name", .string(check.font.fileName))]
    if let path = check.search.path { members.append(("path", .string(path))) }
    if let digest = check.digest { members.append(("sha256", .string(digest))) }
    if check.digest == nil { members.append(("package", .string(check.font.package))) }
    return .object(members)
  }

  private static func text(_ checks: [SelfTest.Check]) -> String {
    var rows = [("waterfall", Version.number)]
    rows += ImageLibraries.versions.map { ($0.name, $0.version) }
    rows += ImageFormat.allCases.map { format in
      ("reads " + format.name, isRead(format) ? "yes" : "no, it needs \(format.library)")
    }
    rows.append(("writes", PictureFormat.allCases.map(\.name).joined(separator: ", ")))
    rows += fonts.map { font in
      let name = "font " + font.font.fileName
      guard let path = font.search.path else {
        let unreadable = font.search.unreadable.first.map {
          "; \(ErrorMessages.oneLine($0.path)) cannot be looked into"
        }
        return (name, "missing, install \(font.font.package)" + (unreadable ?? ""))
      }
      return (name, ErrorMessages.oneLine(path) + "  sha256 " + (font.digest ?? "unusable"))
    }
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
      ("fonts", .array(fonts.map(json))), ("threads", .integer(threadCount)),
      ("selfTest", .object(checks.map { (key: $0.name, value: .bool($0.passes)) })),
    ])
  }
}
