import Geometry

/// How far items are off in each frame, in pixels.
struct DriftSeries {
  /// The most first.
  let series: [ReportDrift]

  /// More are not looked at.
  private static let mostItems = 100

  init(_ drifts: [ItemDrift], _ record: GoldenRecord?, _ rendered: RenderedCase?) {
    guard let record, let rendered else {
      series = []
      return
    }
    let ids = drifts.prefix(DriftSeries.mostItems).map(\.id)
    let wanted = Set(ids)
    var distances: [String: [Double]] = [:]
    for (golden, actual) in zip(record.frames, rendered.frames) {
      let before = DriftSeries.centers(golden.items, wanted)
      let after = DriftSeries.centers(actual.items, wanted)
      for id in ids {
        // Where it is seen in one of both only there is no distance.
        var distance = before[id] == nil && after[id] == nil ? 0 : Double.nan
        if let a = before[id], let b = after[id] {
          distance = ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
        }
        distances[id, default: []].append(distance * rendered.scale)
      }
    }
    series = ids.map { ReportDrift(id: $0, distances: distances[$0] ?? []) }
  }

  private static func centers(_ items: [RecordedItem], _ wanted: Set<String>) -> [String: Point] {
    Dictionary(
      items.filter { wanted.contains($0.id) }.map { ($0.id, $0.frame.center) },
      uniquingKeysWith: { first, _ in first })
  }
}
