import BoardModel
import GoldenImages

extension SuiteReport {
  /// The most lines of a kind that are shown of a step.
  ///
  /// Source: github.com/orgs/community/discussions/26680.
  private static let most = 10

  /// What GitHub shows beside the files of a change: a line for each case that does not pass, and for
  /// each that does only for its budget.
  ///
  /// Source: docs.github.com, "Workflow commands for GitHub Actions"; github.com/actions/toolkit,
  /// `packages/core/src/command.ts`, for what is escaped.
  var annotations: [String] {
    var errors: [Annotation] = []
    var warnings: [Annotation] = []
    for one in result.cases {
      let file = result.folder.appending(FilePath(one.name + GoldenCase.boardSuffix)).displayText
      func annotation(_ words: String) -> Annotation {
        Annotation(file: file, title: "waterfall: \(one.name)", words: words)
      }
      switch one.status {
      case .equal: break
      case .tolerated where one.isWithinBudget:
        warnings.append(annotation("within the budget: " + CaseWords.headline(one)))
      case .tolerated: break
      case .different:
        let command = ApprovalCommand.text(result.folder.displayText, one)
        errors.append(
          annotation(
            ([CaseWords.headline(one)] + CaseWords.findings(one)
              + (command.map { ["to accept: " + $0] } ?? [])).joined(separator: "\n")))
      case .missing: errors.append(annotation("missing: " + CaseWords.missing(one)))
      case .error:
        errors.append(annotation(one.error.map { ErrorMessages.words(for: $0) } ?? "not judged"))
      }
    }
    return Self.lines("error", errors) + Self.lines("warning", warnings)
  }

  private struct Annotation {
    let file: String
    let title: String
    let words: String
  }

  private static func lines(_ kind: String, _ annotations: [Annotation]) -> [String] {
    let shown = annotations.count > most ? most - 1 : annotations.count
    let rest = annotations.count - shown
    return annotations.prefix(shown).map {
      "::\(kind) file=\(property($0.file)),title=\(property($0.title))::\(escaped($0.words))"
    } + (rest > 0 ? ["::\(kind) title=waterfall::and \(rest) more cases"] : [])
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
