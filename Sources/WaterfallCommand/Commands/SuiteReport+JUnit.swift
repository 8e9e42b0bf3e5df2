import BoardModel
import GoldenImages

extension CaseResult {
  /// Whether it is a sequence, and its frames were held against others.
  fileprivate var hasJudgedFrames: Bool {
    (fps != nil || goldenFPS != nil) && status != .missing && status != .error
  }
}

extension SuiteReport {
  /// The report as JUnit's XML: a suite, with a test case for each board.
  ///
  /// Source: the schema that comes with Ant's and Jenkins' JUnit.
  ///
  /// - Parameter listsFrames: Whether each frame of a sequence is a test case too.
  func junit(listsFrames: Bool) -> String {
    let sequences = listsFrames ? result.cases.filter(\.hasJudgedFrames) : []
    let frames = sequences.flatMap { one in CaseWords.frames(one).map { (one.name, $0) } }
    let failures =
      result.count(.different) + result.count(.missing) + frames.count { $0.1.failure != nil }
    let head =
      "<testsuite name=\"\(Self.escaped(result.folder.displayText))\" "
      + "tests=\"\(result.cases.count + frames.count)\" failures=\"\(failures)\" "
      + "errors=\"\(result.count(.error))\">"
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(head)\n"
      + result.cases.map(testCase).joined() + frames.map(Self.frameCase).joined()
      + "</testsuite>\n</testsuites>\n"
  }

  private static func frameCase(_ name: String, _ frame: CaseWords.Frame) -> String {
    let start =
      "<testcase classname=\"waterfall.\(escaped(name))\" name=\"\(frame.name)\""
    guard let failure = frame.failure else { return start + "/>\n" }
    return start + ">" + element("failure", failure, "") + "</testcase>\n"
  }

  private func testCase(_ one: CaseResult) -> String {
    let start = "<testcase classname=\"waterfall\" name=\"\(Self.escaped(one.name))\""
    let details = CaseWords.details(one).joined(separator: "\n")
    switch one.status {
    case .equal, .tolerated: return start + "/>\n"
    case .different:
      return start + ">" + Self.element("failure", CaseWords.headline(one), details)
        + attachments(one) + "</testcase>\n"
    case .missing:
      let names = one.missing.map(\.displayText).joined(separator: "\n")
      return start + ">" + Self.element("failure", "missing: " + CaseWords.missing(one), names)
        + "</testcase>\n"
    case .error:
      let words = one.error.map { ErrorMessages.words(for: $0) } ?? ""
      return start + ">" + Self.element("error", words, "") + "</testcase>\n"
    }
  }

  /// Where the pictures of a case are.
  ///
  /// Source: plugins.jenkins.io/junit-attachments; docs.gitlab.com, "Unit test reports".
  private func attachments(_ one: CaseResult) -> String {
    let paths = one.pictures.flatMap { [$0.golden, $0.actual, $0.difference] }.compactMap { $0 }
    guard !paths.isEmpty else { return "" }
    let lines = paths.map { "[[ATTACHMENT|\(Self.escaped($0.displayText))]]" }
    return "<system-out>\(lines.joined(separator: "\n"))</system-out>"
  }

  private static func element(_ name: String, _ message: String, _ text: String) -> String {
    "<\(name) message=\"\(escaped(message))\">\(escaped(text))</\(name)>"
  }

  /// Source: XML 1.0, 2.2 and 2.4; characters that no XML can hold become question marks.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "?"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
