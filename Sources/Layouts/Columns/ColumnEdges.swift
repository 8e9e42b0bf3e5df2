import Geometry

/// Where the columns of a board begin and how wide they are, in points.
///
/// Nothing is added up from these, so they are rounded once, to the pixel. By way of 1/192 point
/// they would be rounded twice, and at 1.25 pixels a point widths could differ by two pixels.
struct ColumnEdges: Sendable {
  /// Of each column before it is drawn; heights are computed from these.
  private(set) var tracks: [Rect] = []

  /// The left edge and the width of each column as drawn; the rest is zero.
  private(set) var columns: [Rect] = []

  /// Whether all columns are equally wide before they are drawn.
  let isUniform: Bool

  /// Between columns; less than asked for on a board too narrow for it.
  private let gap: Double

  /// On a board too narrow for it, the insets and then the spacing give way, so that the columns
  /// stay on the board and are zero wide at worst.
  init(of layout: WaterfallLayout, in area: LayoutArea) {
    let count = Double(layout.columnCount)
    let inset = min(layout.insets.left, area.width)
    let inner = max(0, area.width - inset - layout.insets.right)
    gap = count > 1 ? min(layout.columnSpacing, inner / (count - 1)) : 0
    isUniform = layout.columnTracks.isEmpty
    let sum = max(0, inner - (count - 1) * gap)
    let left = area.x + inset
    if isUniform {
      placeUniform(layout, left: left, inner: inner, sum: sum)
    } else {
      place(layout, widths: Self.widths(of: layout.columnTracks, sum: sum), left: left)
    }
  }

  /// The width of the first column, which heights are computed from where all are equal.
  var width: Double { tracks[0].width }

  /// The width that so many columns give an item before it is drawn.
  @inline(__always)
  func width(from start: Int, span: Int) -> Double {
    if span == 1 { return tracks[start].width }
    guard isUniform else { return tracks[start + span - 1].maxX - tracks[start].minX }
    return Double(span) * width + Double(span - 1) * gap
  }

  /// The left edge and the width of an item as drawn.
  @inline(__always)
  func column(from start: Int, span: Int) -> Rect {
    var column = columns[start]
    if span > 1 { column.width = columns[start + span - 1].maxX - column.minX }
    return column
  }

  /// How many columns an item of a fixed width stands on.
  ///
  /// Spacing to its right counts as a column's, as in Masonry 4; a browser's 1/64 px is let pass.
  func span(covering width: Double) -> Int {
    let slack = 1.0 / 32
    if isUniform {
      let stride = self.width + gap
      guard stride > 0, width > slack else { return 1 }
      return max(1, Int(min(((width - slack) / stride).rounded(.up), Double(columns.count))))
    }
    // Wherever it begins, its columns must be wide enough.
    let span = (1..<tracks.count).first { span in
      (0...tracks.count - span).allSatisfy { start in
        tracks[start + span - 1].maxX + gap - tracks[start].minX >= width - slack
      }
    }
    return span ?? tracks.count
  }

  private mutating func placeUniform(
    _ layout: WaterfallLayout, left: Double, inner: Double, sum: Double
  ) {
    let grid = layout.grid
    let count = Double(layout.columnCount)
    let isFloored = grid.snapping == .floor
    let width = isFloored ? grid.floored(points: sum / count) : sum / count
    for index in 0..<layout.columnCount {
      // Divided once, and last, an edge on a pixel or halfway between two is met exactly.
      let start = (left * count + Double(index) * (inner + gap)) / count
      let end = (left * count + Double(index) * (inner + gap) + sum) / count
      let x = isFloored ? left + Double(index) * (width + gap) : start
      add(Rect(x: x, y: 0, width: width, height: 0), from: start, to: end, grid)
    }
  }

  private mutating func place(_ layout: WaterfallLayout, widths: [Double], left: Double) {
    let grid = layout.grid
    var x = left
    for natural in widths {
      let width = grid.snapping == .floor ? grid.floored(points: natural) : natural
      add(Rect(x: x, y: 0, width: width, height: 0), from: x, to: x + width, grid)
      x += width + gap
    }
  }

  private mutating func add(_ track: Rect, from start: Double, to end: Double, _ grid: DeviceGrid) {
    tracks.append(track)
    guard grid.snapping == .distribute else { return columns.append(track) }
    let leftPixel = grid.roundedPixels(points: start)
    let rightPixel = grid.roundedPixels(points: end)
    columns.append(
      Rect(
        x: leftPixel / grid.scale, y: 0, width: (rightPixel - leftPixel) / grid.scale, height: 0))
  }

  /// Fixed widths that do not fit shrink in proportion.
  private static func widths(of tracks: [ColumnTrack], sum: Double) -> [Double] {
    var fixed = 0.0
    var shares = 0.0
    for track in tracks {
      switch track {
      case .points(let width): fixed += width
      case .share(let share): shares += share
      }
    }
    let factor = fixed > sum ? sum / fixed : 1
    let rest = max(0, sum - fixed)
    return tracks.map { track in
      switch track {
      case .points(let width): width * factor
      case .share(let share): shares > 0 ? rest * share / shares : 0
      }
    }
  }
}
