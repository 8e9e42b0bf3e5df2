extension LayoutChange {
  /// The change as people read it, behind the name of the item.
  public var words: String {
    switch self {
    case .same: "stayed"
    case .moved(let dx, let dy): "moved \(LayoutChange.step(dx, dy))"
    case .appeared: "appeared"
    case .vanished: "vanished"
    case .resized(0, let dHeight, _, _):
      "\(dHeight > 0 ? "grew" : "shrank") \(LayoutChange.number(abs(dHeight))) pt"
    case .resized(let dWidth, let dHeight, _, _):
      "changed its size by \(LayoutChange.step(dWidth, dHeight)) pt"
    }
  }

  /// As in `(+3, 0)`.
  static func step(_ dx: Double, _ dy: Double) -> String {
    "(\(signed(dx)), \(signed(dy)))"
  }

  private static func signed(_ value: Double) -> String {
    (value > 0 ? "+" : "") + number(value)
  }

  /// At most two decimals; whole numbers without a point.
  static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard abs(hundredths) < 1e15 else { return value.description }
    let rounded = hundredths / 100
    return Int(exactly: rounded).map(String.init) ?? rounded.description
  }
}
