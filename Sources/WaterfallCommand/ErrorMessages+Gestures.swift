import BoardDrawing
import BoardModel

/// Gestures that make no sense, do nothing, or come out otherwise.
extension ErrorMessages {
  /// What is wrong with a gesture file, without its name.
  static func gestureWords(for error: BoardError) -> String {
    switch error {
    case .unknownKey(let key, nil):
      "there is no key \(oneLine(key)); `waterfall schema gesture` lists them, notes begin with _"
    default: words(for: error)
    }
  }

  static func words(for error: GestureError) -> String {
    switch error {
    case .noItem(let step, let id, let nearest?):
      "steps[\(step)]: no item is called \"\(oneLine(id))\"; did you mean \"\(oneLine(nearest))\"?"
    case .noItem(let step, let id, nil):
      "steps[\(step)]: no item is called \"\(oneLine(id))\"; `waterfall layout` lists their ids"
    case .noIndex(let step, let index, let section, let count):
      "steps[\(step)]: there is no place \(index)"
        + (section.map { " in section \($0)" } ?? "")
        + (count == 0 ? "; it is empty" : "; they go from 0 to \(count - 1)")
    case .noSection(let step, let section, let count):
      "steps[\(step)]: there is no section \(section); they go from 0 to \(count - 1)"
    case .noViewport(let step):
      "steps[\(step)]: there is no viewport for the point to be in; add a \"viewport\" with a height"
    case .noFinger(let step, let verb):
      "steps[\(step)]: \(verb) needs a finger that is down; put a press before it"
    case .fingerIsDown(let step, let verb):
      "steps[\(step)]: the finger is down already; put a drop or a cancel before this \(verb)"
    case .tooLong(let seconds, let limit):
      "the steps take \(seconds) seconds and the limit is \(limit); shorten them"
    }
  }

  /// A step that does nothing.
  static func words(for warning: ReplayWarning) -> String {
    switch warning {
    case .pressOnNothing(let step): "steps[\(step)]: the finger meets no item there"
    case .nothingCarried(let step):
      "steps[\(step)]: the finger carries nothing; press and hold an item until it lifts"
    case .nothingToTap(let step): "steps[\(step)]: there is no badge or button to be tapped"
    case .endsHolding(let step):
      "steps[\(step)]: the gesture ends while the finger is down, which was lifted; add a drop"
    case .placeRefused(let step): "steps[\(step)]: the item may not stand at that place"
    }
  }

  /// What came out otherwise than expected.
  static func words(for difference: ReplayDifference) -> String {
    "expect.\(difference.key) is \(oneLine(difference.expected)) "
      + "but came out as \(oneLine(difference.actual))"
  }
}
