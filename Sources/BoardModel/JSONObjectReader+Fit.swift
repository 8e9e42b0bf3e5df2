import Geometry

extension JSONObjectReader {
  /// Width over height.
  func aspect(_ key: String) throws(BoardError) -> Double? {
    guard let text = try string(key) else { return nil }
    guard let aspect = AspectText.aspect(text) else {
      throw .badValue(place(of: key), expected: AspectText.words)
    }
    return aspect
  }

  /// A place of a picture, from `[0, 0]` to `[1, 1]`.
  func focus() throws(BoardError) -> Point? {
    guard let value = value("focus") else { return nil }
    guard case .array(let values) = value, values.count == 2 else {
      throw .badValue(place(of: "focus"), expected: "[x, y] from 0 to 1")
    }
    let numbers = try numbers("focus", counts: [2], in: .fraction) ?? []
    return Point(x: numbers[0], y: numbers[1])
  }
}
