public import Pixels

/// A rectangle of whole pixels, from the left and top edges to before the right and bottom ones.
public struct PixelBox: Hashable, Sendable {
  public var columns: Range<Int>
  public var rows: Range<Int>

  public init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  public static func all(of size: PixelSize) -> PixelBox {
    PixelBox(columns: 0..<size.width, rows: 0..<size.height)
  }

  /// In pixels.
  public var area: Int { columns.count * rows.count }

  public var isEmpty: Bool { columns.isEmpty || rows.isEmpty }
}
