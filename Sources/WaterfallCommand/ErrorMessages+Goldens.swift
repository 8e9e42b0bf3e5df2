import BoardModel
import BoardRendering
import GoldenImages

extension ErrorMessages {
  static func words(for error: GoldenError) -> String {
    switch error {
    case .folder(let path, let error): "\(path.displayText) cannot be read: \(error.words)"
    case .noCases(let path):
      "\(path.displayText) holds no board; a suite is a folder of files called NAME.board.json"
    case .noMatch(let pattern): "no board of the suite is called \"\(oneLine(pattern))\""
    case .unknownItem(let id, let nearest?):
      "no item is called \"\(oneLine(id))\"; did you mean \"\(oneLine(nearest))\"?"
    case .unknownItem(let id, nil):
      "no item is called \"\(oneLine(id))\"; `waterfall layout` lists the ids of a board"
    case .reading(let error): words(for: CommandError.reading(error))
    case .gesture(let path, let error): "\(path.displayText): \(gestureWords(for: error))"
    case .record(let path, let error):
      "\(path.displayText): \(words(for: error)); record it again with --record all"
    case .rendering(let error): rendering(error)
    case .frames(.rendering(let error)): rendering(error)
    case .frames(let error): words(for: error)
    case .unexpected(let differences):
      differences.map { words(for: $0) }.joined(separator: "; ")
    case .comparison(let error): words(for: error)
    case .golden(let error): words(for: error) + "; record it again with --record all"
    case .clip(let path, let problem):
      "\(path.displayText) \(words(for: problem)); record it again with --record all"
    case .approval(let error): words(for: error)
    case .reportAmongGoldens(let path):
      "\(path.displayText) holds goldens or lies among them; name another folder with --report"
    case .overwritesSuite(let path):
      "\(path.displayText) belongs to the suite or its report and would be lost; name another file "
        + "with --junit"
    case .reportOverForeignPage(let path):
      "\(path.displayText) has an index.html that is no report and would be lost; "
        + "name another folder with --report"
    case .output(let error): words(for: CommandError.output(error))
    case .scratch(let error): "no temporary file can be made: \(error.words)"
    }
  }

  private static func words(for error: PartialApprovalError) -> String {
    switch error {
    case .notRecorded:
      "nothing is recorded yet that a part could be replaced of; approve the whole case"
    case .frameCounts(let drawn, let recorded):
      "\(drawn) frames are drawn and \(recorded) are recorded, so it is not known which one "
        + "stands for which; approve the whole case"
    case .otherSizeOrRate:
      "the pictures have another size or rate than is recorded; approve the whole case"
    case .noFrame(let number, let count):
      "there is no frame \(number); the last one of \(count) is \(count - 1)"
    case .noItem(let id): "no item is called \"\(oneLine(id))\""
    case .drawnAnew:
      "something else is drawn now than what was chosen, so nothing of it is taken over; "
        + "verify it again, and choose in the new page"
    case .hashesOnly:
      "only hashes are recorded, so there is no picture to put an item into; "
        + "approve whole frames with --frames, or the whole case"
    case .missing(let path):
      "\(path.displayText) is not there, so there is nothing to put a part into; "
        + "approve the whole case"
    case .otherThanRecorded(let path):
      "\(path.displayText) holds other pixels than its record says, and some of them would stay; "
        + "approve the whole case"
    }
  }

  /// A case whose pictures are not all there is not compared; the first one is named.
  private static func rendering(_ error: RenderingError) -> String {
    guard case .skipped(let skipped) = error, let first = skipped.first else {
      return words(for: CommandError.rendering(error))
    }
    return
      "\(first.path.displayText) cannot be drawn, so nothing is compared: \(reason(first.problem))"
  }
}
