import BoardRendering
import Geometry
import ImageComparison
import Pixels

/// Which items the pixels of two pictures belong to, the recorded one and the one that is drawn.
///
/// What is drawn is known by its map. What was drawn when the golden was recorded is not; of it the
/// record says where each item's frame was. So an item is taken to have covered there what it covers
/// now beside its own frame, in the order in which it lies now: its rounded corners, shadow, caption and
/// badge. Of an item that is not there any more, or has another size, only the frame is known.
struct PixelOwners {
  /// By their numbers.
  let ids: [String]

  let actual: ItemLayers
  let golden: ItemLayers

  /// All frames, for pixels that no layer covers: of a caption, say, whose letters were others.
  let frames: ItemLayers

  /// Where texts of the board itself have room, by their numbers.
  let labels: ItemLayers

  /// The number of a text in whose room a pixel lies.
  func label(at place: PixelPlace) -> Int? {
    let layer = labels.layers.first { layer in
      guard case .rectangle(let area) = layer.shape else { return false }
      return area.columns.contains(place.x) && area.rows.contains(place.y)
    }
    return layer.map { Int($0.owner) }
  }

  /// How far an item reaches beyond its frame at most, in pixels.
  let reach: Int

  /// - Parameters:
  ///   - map: Nil where it is not known what items cover; their frames stand for that.
  ///   - scale: pixels a point.
  init(
    ids: [String], _ golden: [RecordedItem], _ actual: [RecordedItem], _ map: ItemMap?,
    labels: [MomentLabel] = [], size: PixelSize, scale: Double
  ) {
    var texts = ItemLayers()
    for (index, label) in labels.enumerated() {
      texts.add(
        Int32(truncatingIfNeeded: index),
        .rectangle(label.frame.pixelsTouched(scale: scale, in: size)))
    }
    self.labels = texts
    let numbers = Dictionary(
      ids.enumerated().map { ($1, Int32(truncatingIfNeeded: $0)) },
      uniquingKeysWith: { first, _ in first })
    let before = FrameTable(golden, scale)
    let after = FrameTable(actual, scale)
    var (now, then) = (ItemLayers(), ItemLayers())
    var frames = ItemLayers()
    for item in golden + actual {
      let area = item.frame.pixelsCovered(scale: scale, in: size)
      frames.add(numbers[item.id] ?? ItemLayers.nobody, .rectangle(area))
    }
    var reach = 0
    if let map {
      let last = Dictionary(
        map.parts.enumerated().compactMap { index, part in part.itemID.map { ($0, index) } },
        uniquingKeysWith: { $1 })
      for item in golden where last[item.id] == nil {
        then.add(
          numbers[item.id] ?? ItemLayers.nobody,
          .rectangle(item.frame.pixelsCovered(scale: scale, in: size)))
      }
      for (index, part) in map.parts.enumerated() {
        let owner = part.itemID.flatMap { numbers[$0] } ?? ItemLayers.nobody
        now.add(owner, .cover(part.cover, dx: 0, dy: 0))
        guard let id = part.itemID, let old = before.frames[id] else { continue }
        // What stays behind of an item that is carried is recorded nowhere; it is where it was.
        if index == last[id], let new = after.frames[id] {
          reach = max(reach, part.cover.reach(beyond: new))
          then.add(owner, PixelOwners.moved(part.cover, from: new, to: old, size))
        } else {
          then.add(owner, .cover(part.cover, dx: 0, dy: 0))
        }
      }
    } else {
      for item in golden {
        then.add(
          numbers[item.id] ?? ItemLayers.nobody,
          .rectangle(item.frame.pixelsCovered(scale: scale, in: size)))
      }
      for item in actual {
        now.add(
          numbers[item.id] ?? ItemLayers.nobody,
          .rectangle(item.frame.pixelsCovered(scale: scale, in: size)))
      }
    }
    self.ids = ids
    self.actual = now
    self.golden = then
    self.frames = frames
    self.reach = reach
  }

  /// In pixels: sizes that differ by no more are rounded ones of the same.
  private static let slack = 1.0

  private static func moved(
    _ cover: PixelCover, from new: Rect, to old: Rect, _ size: PixelSize
  ) -> ItemLayers.Shape {
    guard abs(new.width - old.width) <= slack, abs(new.height - old.height) <= slack else {
      return .rectangle(old.pixelsCovered(scale: 1, in: size))
    }
    func whole(_ length: Double) -> Int { Int(exactly: (length + 0.5).rounded(.down)) ?? 0 }
    return .cover(cover, dx: whole(old.x) - whole(new.x), dy: whole(old.y) - whole(new.y))
  }
}

/// The frames of items in pixels.
private struct FrameTable {
  let frames: [String: Rect]

  init(_ items: [RecordedItem], _ scale: Double) {
    frames = Dictionary(
      items.map { item in
        let frame = item.frame
        return (
          item.id,
          Rect(
            x: frame.x * scale, y: frame.y * scale, width: frame.width * scale,
            height: frame.height * scale)
        )
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension PixelCover {
  /// How far it reaches beyond a frame, in pixels.
  fileprivate func reach(beyond frame: Rect) -> Int {
    guard let bounds else { return 0 }
    let sides = [
      frame.minX - Double(bounds.columns.lowerBound),
      Double(bounds.columns.upperBound) - frame.maxX,
      frame.minY - Double(bounds.rows.lowerBound), Double(bounds.rows.upperBound) - frame.maxY,
    ]
    return Int(exactly: min(max(0, sides.max() ?? 0), 1e6).rounded(.up)) ?? 0
  }
}
