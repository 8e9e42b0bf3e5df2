import BoardModel
import BoardRendering
import GoldenImages
import Pixels

extension ErrorMessages {
  static func noMode(_ text: String) -> String {
    "GOLDEN_RECORD is \"\(text)\"; it can be "
      + RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
  }

  static func usedTwice(_ name: String, by other: String) -> String {
    "the golden \(name) is also that of \(other); give each call a name of its own with named:"
  }

  #if canImport(Testing)
    static func words(for problem: GoldenName.Problem) -> String {
      switch problem {
      case .noTest:
        "a golden has its name from a test, and none is running in this task; "
          + "call expectGolden in the test itself, or assertGolden in XCTest"
      case .argumentsUntold:
        "the arguments of this test cannot be told from each other in the next run; "
          + "make their type Codable or RawRepresentable"
      }
    }
  #endif

  /// How to make it right where it is meant to be so.
  static func advice(_ result: GoldenResult, _ mode: RecordMode, _ reason: String) -> String {
    let wanted = result.findings.status == .missing ? "missing" : "failed"
    return "if it is right, record it with GOLDEN_RECORD=\(wanted) "
      + "(now \(mode.rawValue), since \(reason))"
  }

  static func words(for error: OutputError) -> String {
    switch error {
    case .cannotWrite(let path, let reason):
      "\(path?.displayText ?? "the output") cannot be written: \(reason.words)"
    case .exists(let path): "\(path.displayText) is there already"
    case .overwritesInput(let path): "\(path.displayText) is a picture of the board"
    }
  }

  static func words(for error: GoldenError) -> String {
    switch error {
    case .folder(let path, let reason): "\(path.displayText) cannot be read: \(reason.words)"
    case .noCases(let path): "\(path.displayText) holds no board"
    case .noMatch(let pattern): "no board is called \"\(pattern)\""
    case .unknownItem(let id, let nearest):
      "no item is called \"\(id)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
    case .reading(.cannotRead(let path, let reason)):
      "\(path.displayText) cannot be read: \(reason.words)"
    case .reading(.board(let error, let path)):
      "the board \(path?.displayText ?? "") makes no sense: \(error)"
    case .reading(let error): "the board cannot be read: \(error)"
    case .gesture(let path, let error): "\(path.displayText) makes no sense: \(error)"
    case .record(let path, let error):
      "\(path.displayText) makes no sense: \(error); record it again with GOLDEN_RECORD=all"
    case .rendering(let error): words(for: error)
    case .frames(.rendering(let error)): words(for: error)
    case .frames(.gesture(let error)): "the gesture cannot be played: \(error)"
    case .frames(let error): "the frames cannot be drawn: \(error)"
    case .unexpected(let differences):
      "the gesture came out otherwise than it says: \(differences)"
    case .golden(.picture(let picture)):
      "\(picture.path.displayText) cannot be read: \(picture.problem); "
        + "record it again with GOLDEN_RECORD=all"
    case .golden(let error): "the golden cannot be read: \(error)"
    case .clip(let path, let problem):
      "\(path.displayText) is not what its record says: \(problem); "
        + "record it again with GOLDEN_RECORD=all"
    case .comparison(.picture(let picture)):
      "\(picture.path.displayText) cannot be read: \(picture.problem)"
    case .comparison(let error): "the pictures cannot be compared: \(error)"
    case .approval(let error): "no part of it can be recorded alone: \(error)"
    case .reportAmongGoldens(let path): "\(path.displayText) holds goldens"
    case .overwritesSuite(let path): "\(path.displayText) belongs to the goldens"
    case .reportOverForeignPage(let path): "\(path.displayText) holds another page"
    case .output(let error): words(for: error)
    case .scratch(let reason): "no temporary file can be made: \(reason.words)"
    }
  }

  private static func words(for error: RenderingError) -> String {
    switch error {
    case .skipped(let pictures), .nothingToDraw(let pictures):
      pictures.first.map { "\($0.path.displayText) cannot be drawn: \($0.problem)" }
        ?? "there is nothing to draw"
    case .canvasTooLarge(let size, let limit):
      "\(size.width) x \(size.height) pixels are too many; "
        + "at most \(limit.width) x \(limit.height) can be drawn"
    case .fonts(let error): "a font is missing: \(error)"
    case .output(let error): words(for: error)
    default: "it cannot be drawn: \(error)"
    }
  }
}
