public import Geometry

/// A mark in the upper right corner of a card.
public enum Badge: Hashable, Sendable {
  case remove
  case add

  /// Drawn dimmed: there is nothing to be done any more.
  case checked

  case count(Int)

  /// In points: a circle, or for longer numbers a longer shape of the same height.
  public var size: Size {
    Size(width: Badge.side + Double(max(0, text.count - 2)) * 5, height: Badge.side)
  }

  static let side = 15.0

  /// Empty for those that are drawn without letters.
  var text: String {
    if case .count(let count) = self { String(count) } else { "" }
  }
}
