import Geometry

extension JSONValue {
  /// An id, an index, a point, or a place.
  func target(at path: String) throws(BoardError) -> GestureTarget {
    switch self {
    case .string(let id):
      guard !id.isEmpty else { throw .badValue(path, expected: "the id of an item") }
      return GestureTarget(.item(id: id))
    case .number: return GestureTarget(.index(Int(try number(at: path, in: .index))))
    case .array: return GestureTarget(.point(try pair(at: path, in: .coordinate)))
    case .object: return GestureTarget(.place(try place(at: path)))
    default:
      throw .wrongType(path, expected: "the id of an item, an index, or a point as in [100, 350]")
    }
  }

  func fractions(at path: String) throws(BoardError) -> Point {
    try pair(at: path, in: .fraction)
  }

  /// `{ "place": 4 }`, or with its section `{ "place": [0, 4] }`.
  func place(at path: String) throws(BoardError) -> GesturePlace {
    let reader = try JSONObjectReader(self, at: path, known: ["place"])
    guard let numbers = try reader.numbers("place", counts: [2], in: .index) else {
      throw .missingKey(path + ".place")
    }
    let indexes = numbers.map { Int($0) }
    return indexes.count == 1
      ? GesturePlace(index: indexes[0]) : GesturePlace(section: indexes[0], index: indexes[1])
  }

  private func pair(at path: String, in range: NumberRange) throws(BoardError) -> Point {
    guard case .array(let values) = self, values.count == 2 else {
      throw .wrongType(path, expected: "two numbers as in [0.5, 0.5]")
    }
    return Point(
      x: try values[0].number(at: path + "[0]", in: range),
      y: try values[1].number(at: path + "[1]", in: range))
  }
}
