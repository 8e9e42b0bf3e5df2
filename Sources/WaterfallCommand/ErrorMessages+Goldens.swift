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
    case .output(let error): words(for: CommandError.output(error))
    case .scratch(let error): "no temporary file can be made: \(error.words)"
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
