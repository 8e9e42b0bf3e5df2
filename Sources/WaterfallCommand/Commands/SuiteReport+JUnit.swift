import BoardModel
import GoldenImages

extension SuiteReport {
  /// The report as JUnit's XML: a suite, with a test case for each board.
  ///
  /// Source: the schema that comes with Ant's and Jenkins' JUnit.
  var junit: String {
    let failures = result.count(.different) + result.count(.missing)
    let head =
      "<testsuite name=\"\(Self.escaped(result.folder.displayText))\" "
      + "tests=\"\(result.cases.count)\" failures=\"\(failures)\" "
      + "errors=\"\(result.count(.error))\">"
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(head)\n"
      + result.cases.map(testCase).joined() + "</testsuite>\n</testsuites>\n"
  }

  private func testCase(_ one: CaseResult) -> String {
    let start = "<testcase classname=\"waterfall\" name=\"\(Self.escaped(one.name))\""
    let details = CaseWords.details(one).joined(separator: "\n")
    switch one.status {
    case .equal, .tolerated: return start + "/>\n"
    case .different:
      return start + ">" + Self.element("failure", CaseWords.headline(one), details)
        + "</testcase>\n"
    case .missing:
      let names = one.missing.map(\.displayText).joined(separator: "\n")
      return start + ">" + Self.element("failure", "missing: " + CaseWords.missing(one), names)
        + "</testcase>\n"
    case .error:
      let words = one.error.map { ErrorMessages.words(for: $0) } ?? ""
      return start + ">" + Self.element("error", words, "") + "</testcase>\n"
    }
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
