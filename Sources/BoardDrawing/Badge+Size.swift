public import BoardModel
public import Geometry

extension Badge {
  /// In points: a circle, or for longer numbers a longer shape of the same height.
  public var size: Size {
    Size(width: Badge.side + Double(max(0, text.count - 1)) * 6.5, height: Badge.side)
  }

  private static let side = 15.0

  /// Empty for those that are drawn without letters.
  var text: String {
    if case .count(let count) = self { String(count) } else { "" }
  }
}
