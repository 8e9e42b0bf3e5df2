import Geometry
import Layouts

extension PeerCase {
  /// What in a result is not as the case has it.
  func differences(from result: PeerResult) -> [String] {
    var differences: [String] = []
    let expected = expectedFrames
    var above: [Double: Int] = [:]
    if let expected, expected.count != result.frames.count {
      differences.append("\(result.frames.count) frames instead of \(expected.count)")
    }
    for (index, (actual, value)) in zip(result.frames, expected ?? []).enumerated() {
      guard let frame = value.rect else { continue }
      let count = above[frame.x, default: 0]
      above[frame.x] = count + 1
      if !isSame(actual, frame, itemsAbove: count) { differences.append("frame \(index)") }
      if let column = value["column"].integer, !result.columns.isEmpty,
        column != result.columns[index]
      {
        differences.append("column of \(index)")
      }
    }
    differences += columnDifferences(from: result)
    differences += barDifferences(from: result)
    let most = above.values.max() ?? 0
    if let height = result.height, let expected = expectedHeight,
      abs(height - expected) > slack(itemsAbove: most)
    {
      differences.append("content height \(height) instead of \(expected)")
    }
    return differences
  }

  private var expectedFrames: [PeerValue]? {
    if let last = value["steps"].elements?.last?["frames"].elements { return last }
    if let frames = value["expectedFrames"].elements { return frames }
    return value["expectedSections"].elements?.flatMap { $0["items"].elements ?? [] }
  }

  /// Masonry and masonic count one row spacing below the last item.
  private var expectedHeight: Double? {
    guard let height = value["expectedContent"]["height"].number else { return nil }
    let countsSpacing = ["masonry", "masonic"].contains(peer) && !items.isEmpty
    return countsSpacing ? height - rowSpacing : height
  }

  private func isSame(_ actual: Rect, _ expected: Rect, itemsAbove count: Int) -> Bool {
    let slack = slack(itemsAbove: count)
    return abs(actual.x - expected.x) <= slack && abs(actual.y - expected.y) <= slack
      && abs(actual.width - expected.width) <= slack
      && abs(actual.height - expected.height) <= slack
  }

  private func columnDifferences(from result: PeerResult) -> [String] {
    guard let expected = value["expectedColumns"].elements else { return [] }
    return expected.enumerated().compactMap { column, indexes in
      let actual = result.columns.indices.filter { result.columns[$0] == column }
      return actual == indexes.elements?.compactMap(\.integer) ? nil : "column \(column)"
    }
  }

  private func barDifferences(from result: PeerResult) -> [String] {
    guard let sections = value["expectedSections"].elements else { return [] }
    return zip(sections.indices, sections).flatMap { index, section in
      [("header", result.headers), ("footer", result.footers)].compactMap { key, bars in
        let actual = index < bars.count ? bars[index] : nil
        switch (actual, section[key].rect) {
        case (nil, nil): return nil
        case (let actual?, let expected?) where isSame(actual, expected, itemsAbove: 0): return nil
        default: return "\(key) of section \(index)"
        }
      }
    }
  }
}
