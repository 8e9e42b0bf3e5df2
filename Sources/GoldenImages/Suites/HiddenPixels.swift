import ImageComparison
import Pixels

/// What does not count of the frames of a case, since it belongs to items that are not to count.
struct HiddenPixels {
  private let items: HiddenItems
  private let rendered: RenderedCase
  private let record: GoldenRecord?

  init(ids: Set<String>, _ rendered: RenderedCase, _ record: GoldenRecord?) {
    items = HiddenItems(ids: ids)
    self.rendered = rendered
    self.record = record
  }

  /// Of a drawn frame and the recorded one that it is held against, by their numbers; nil where it shows
  /// none of the items.
  func mask(_ golden: Int, _ actual: Int) throws(GoldenError) -> ComparisonMask? {
    let before = record.map { $0.frames[golden].items } ?? []
    let after = rendered.frames[actual].items
    guard (before + after).contains(where: { items.ids.contains($0.id) }) else { return nil }
    return try items.mask(
      before, after, size: rendered.size, scale: rendered.scale,
      drawn: try rendered.moments?.frame(actual))
  }
}
