import Geometry

/// How far items are off in each frame of a case, in pixels.
struct DriftSeries {
  /// The most first.
  let series: [ReportDrift]

  /// More are not looked at.
  private static let mostItems = 100

  init(
    _ drifts: [ItemDrift], _ pairs: [FramePair], _ record: GoldenRecord?, _ rendered: RenderedCase?
  ) {
    guard let record, let rendered else {
      series = []
      return
    }
    let ids = drifts.prefix(DriftSeries.mostItems).map(\.id)
    let wanted = Set(ids)
    var distances: [String: [Double]] = [:]
    for pair in pairs {
      let before = pair.golden.map { DriftSeries.centers(record.frames[$0].items, wanted) }
      let after = pair.actual.map { DriftSeries.centers(rendered.frames[$0].items, wanted) }
      for id in ids {
        let distance = DriftSeries.distance(before, after, id)
        distances[id, default: []].append(distance * rendered.scale)
      }
    }
    series = ids.map { ReportDrift(id: $0, distances: distances[$0] ?? []) }
  }

  /// Not a number where the item, or the frame, is there in one of both only.
  private static func distance(
    _ before: [String: Point]?, _ after: [String: Point]?, _ id: String
  ) -> Double {
    guard let before, let after else { return .nan }
    guard let a = before[id], let b = after[id] else {
      return before[id] == nil && after[id] == nil ? 0 : .nan
    }
    return ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  private static func centers(_ items: [RecordedItem], _ wanted: Set<String>) -> [String: Point] {
    Dictionary(
      items.filter { wanted.contains($0.id) }.map { ($0.id, $0.frame.center) },
      uniquingKeysWith: { first, _ in first })
  }
}
