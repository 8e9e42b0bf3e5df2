import Pixels

/// How much of which colors is seen in all frames of a clip, in memory that does not grow with them.
///
/// Colors are gathered in cells of 6 bits a channel. A cell knows the mean of its colors and, by a
/// vote, the color that most of it is, so that flat areas keep their color to the level.
///
/// Source for the vote: Boyer, Moore, "MJRTY — A Fast Majority Vote Algorithm", 1981.
struct ColorHistogram {
  private struct Cell {
    var weight = 0
    var sums = SIMD4<Int>()
    var candidate: UInt32 = 0
    var votes = 0
  }

  /// Pixels that change are looked at; pixels that stand still are only seen.
  private static let changedWeight = 3

  private var cells = Array(repeating: Cell(), count: 1 << 18)
  private var exactColors: Set<UInt32> = []
  private var previous: StraightBitmap?

  /// Adds the pixels of a frame that are not clear.
  mutating func add(_ image: StraightBitmap) {
    let before = previous ?? image
    let earlier = before.colors.span
    let colors = image.colors.span
    var last: UInt32?
    for index in colors.indices {
      let color = colors[index]
      guard GIFPalette.isSeen(color) else { continue }
      add(color, weight: color == earlier[index] ? 1 : Self.changedWeight)
      if color.number != last, exactColors.count <= GIFPalette.capacity {
        exactColors.insert(color.number)
      }
      last = color.number
    }
    previous = image
  }

  /// All colors in ascending order, or nil where a palette cannot hold them.
  var fewColors: [Color]? {
    guard exactColors.count <= GIFPalette.capacity else { return nil }
    return exactColors.sorted().map { Color(number: $0) }
  }

  /// The means of the cells, without the colors that rule their cell and stand for themselves.
  var weightedColors: [WeightedColor] {
    var points: [WeightedColor] = []
    for cell in cells where cell.weight > 0 {
      let color = Color(number: cell.candidate)
      let channels = SIMD4(Int(color.red), Int(color.green), Int(color.blue), 0)
      // Votes are pixels that have no other one against them: at least so many have this color.
      if cell.votes > 0 {
        points.append(WeightedColor(sums: channels &* cell.votes, weight: cell.votes))
      }
      if cell.weight > cell.votes {
        let sums = cell.sums &- channels &* cell.votes
        points.append(WeightedColor(sums: sums, weight: cell.weight - cell.votes))
      }
    }
    return points
  }

  private mutating func add(_ color: Color, weight: Int) {
    let cell = Int(color.red >> 2) << 12 | Int(color.green >> 2) << 6 | Int(color.blue >> 2)
    let sums = SIMD4(Int(color.red), Int(color.green), Int(color.blue), 0)
    cells[cell].weight &+= weight
    cells[cell].sums &+= sums &* weight
    if cells[cell].candidate == color.number {
      cells[cell].votes &+= weight
    } else if cells[cell].votes < weight {
      cells[cell].candidate = color.number
      cells[cell].votes = weight - cells[cell].votes
    } else {
      cells[cell].votes &-= weight
    }
  }
}
