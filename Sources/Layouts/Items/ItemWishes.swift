/// What sets an item apart from others, in one word, so that a million items stay small.
///
///     | 1 bit: the size is fixed | 11: column + 1, 0 = any | 10: span − 1 | 21: maximum | 21: minimum |
///
/// Heights are in units; of the maximum all bits are set but those that it has.
struct ItemWishes: Hashable, Sendable {
  static let greatestSpan = 1 << spanField.length

  /// The longest limit of a height, in points: longer ones are this long, or none.
  static let longestLimit = Double(maximumField.mask) / LayoutUnit.perPoint

  /// Zero where an item is like any other.
  private(set) var bits: UInt64 = 0

  private struct Field {
    let shift: UInt64
    let length: UInt64

    var mask: UInt64 { 1 << length - 1 }
  }

  private static let minimumField = Field(shift: 0, length: 21)
  private static let maximumField = Field(shift: 21, length: 21)
  private static let spanField = Field(shift: 42, length: 10)
  private static let columnField = Field(shift: 52, length: 11)
  private static let sizeField = Field(shift: 63, length: 1)

  private subscript(field: Field) -> UInt64 {
    get { bits >> field.shift & field.mask }
    set { bits = bits & ~(field.mask << field.shift) | newValue << field.shift }
  }

  var span: Int {
    get { Int(self[Self.spanField]) + 1 }
    set { self[Self.spanField] = UInt64(min(max(newValue, 1), Self.greatestSpan) - 1) }
  }

  var column: Int? {
    get { self[Self.columnField] == 0 ? nil : Int(self[Self.columnField]) - 1 }
    set {
      self[Self.columnField] =
        newValue.map { UInt64(min(max($0, 0), Self.greatestSpan - 1) + 1) } ?? 0
    }
  }

  /// In points.
  var minimumHeight: Double {
    get { Double(self[Self.minimumField]) / LayoutUnit.perPoint }
    set { self[Self.minimumField] = Self.units(newValue) }
  }

  /// In points; `.infinity` where there is none.
  var maximumHeight: Double {
    get {
      let units = Self.maximumField.mask - self[Self.maximumField]
      return units == Self.maximumField.mask ? .infinity : Double(units) / LayoutUnit.perPoint
    }
    set { self[Self.maximumField] = Self.maximumField.mask - Self.units(newValue) }
  }

  var hasFixedSize: Bool {
    get { self[Self.sizeField] == 1 }
    set { self[Self.sizeField] = newValue ? 1 : 0 }
  }

  /// Zero for a negative number and NaN.
  private static func units(_ points: Double) -> UInt64 {
    points > 0 ? UInt64(LayoutUnit.rounded(points: min(points, longestLimit))) : 0
  }
}
