import BoardRendering
import Geometry
import Pixels

/// What items cover on a picture, from the bottom; an item is known by its number.
struct ItemLayers {
  struct Layer {
    /// That of an item, or ``nobody``.
    let owner: Int32
    let shape: Shape
  }

  enum Shape {
    /// Pixels that are known, at another place.
    case cover(PixelCover, dx: Int, dy: Int)

    /// Where only the frame is known.
    case rectangle(PixelArea)
  }

  typealias PixelArea = (columns: Range<Int>, rows: Range<Int>)

  /// Of pixels that no item covers.
  static let none: Int32 = -1

  /// Of pixels that something else covers, such as a notice.
  static let nobody: Int32 = -2

  private(set) var layers: [Layer] = []

  mutating func add(_ owner: Int32, _ shape: Shape) {
    layers.append(Layer(owner: owner, shape: shape))
  }

  /// Of each pixel of some rows, row after row, what covers it.
  struct Band {
    let rows: Range<Int>
    let width: Int

    /// What is seen first.
    var top: [Int32]

    /// What shines through that; ``ItemLayers/none`` where the topmost is opaque.
    var second: [Int32]

    init(rows: Range<Int>, width: Int) {
      self.rows = rows
      self.width = width
      top = Array(repeating: ItemLayers.none, count: rows.count * width)
      second = top
    }

    fileprivate mutating func lay(_ owner: Int32, _ place: Int, isOpaque: Bool) {
      if isOpaque {
        second[place] = ItemLayers.none
      } else if top[place] != owner {
        second[place] = top[place]
      }
      top[place] = owner
    }
  }

  func band(_ rows: Range<Int>, width: Int) -> Band {
    var band = Band(rows: rows, width: width)
    for layer in layers {
      layer.forEachStretch(in: rows, width) { row, columns, isOpaque in
        let start = (row - rows.lowerBound) * width
        for column in columns { band.lay(layer.owner, start + column, isOpaque: isOpaque) }
      }
    }
    return band
  }
}

extension ItemLayers.Layer {
  /// Calls `body` with each stretch within some rows of a picture, and whether it is opaque.
  func forEachStretch(
    in rows: Range<Int>, _ width: Int, _ body: (_ row: Int, _ columns: Range<Int>, Bool) -> Void
  ) {
    switch shape {
    case .rectangle(let area):
      let columns = area.columns.clamped(to: 0..<width)
      for row in area.rows.clamped(to: rows) { body(row, columns, true) }
    case .cover(let cover, let dx, let dy):
      let own = (rows.lowerBound - dy)..<(rows.upperBound - dy)
      for stretch in cover.stretches(inRows: own) {
        let columns = (stretch.columns.lowerBound + dx)..<(stretch.columns.upperBound + dx)
        body(stretch.row + dy, columns.clamped(to: 0..<width), stretch.isOpaque)
      }
    }
  }
}
