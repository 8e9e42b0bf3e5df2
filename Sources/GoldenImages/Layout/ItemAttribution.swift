import BoardRendering
import Geometry
public import ImageComparison
public import Pixels

/// Says of each item that differs what became of it.
public struct ItemAttribution: Sendable {
  public struct Finding: Hashable, Sendable {
    public let id: String
    public let verdict: ItemVerdict

    /// Those that belong to the item; pixels in which another covers it belong to that one.
    public let differentPixels: Int
  }

  /// The items that are not equal, in the order of the first layout.
  public let findings: [Finding]

  /// Texts of the board itself that differ, in the order of the board.
  public let labels: [LabelFinding]

  /// Different pixels that belong to no item and no text.
  public let unowned: Int

  /// Attributes pixels by the frames of items alone.
  ///
  /// - Parameters:
  ///   - golden: the items of the first picture, what is drawn later behind what is drawn earlier.
  ///   - scale: pixels a point.
  public init(
    _ golden: [RecordedItem], _ actual: [RecordedItem], _ a: StraightBitmap, _ b: StraightBitmap,
    _ map: DifferenceMap, scale: Double, search: ShiftSearch = ShiftSearch()
  ) {
    let count = ItemCount(golden, actual, a, b, map, nil, scale: scale)
    labels = []
    findings = count.findings(search) { _ in nil }
    unowned = count.unowned
  }

  /// Attributes pixels by what items cover as they are drawn now.
  init(
    _ golden: [RecordedItem], _ actual: [RecordedItem], _ a: StraightBitmap, _ b: StraightBitmap,
    _ map: DifferenceMap, scale: Double, drawn: DrawnMoment?,
    search: ShiftSearch = ShiftSearch()
  ) throws(GoldenError) {
    let count = ItemCount(
      golden, actual, a, b, map, try drawn?.itemMap(), labels: drawn?.labels ?? [], scale: scale)
    labels = count.labels
    let restacking = try Restacking(count, drawn, golden: a, actual: b, map)
    findings = count.findings(search) { restacking.covers[$0] }
    unowned = count.unowned
  }
}
