import BoardModel
import Geometry
import Layouts
import Pixels

/// A header that stays in sight as long as its section is.
struct StickyHeader: Sendable {
  let place: SectionPlace

  /// Of its text among those of the board.
  let label: Int

  /// What lies under the text, so that items that pass below do not show through.
  let ground: Color

  /// How far below its own place the header is drawn, in points.
  ///
  /// - Parameter offset: of the viewport.
  func shift(atScrollOffset offset: Double) -> Double {
    guard let header = place.header, let shown = place.header(atScrollOffset: offset) else {
      return 0
    }
    return shown.y - header.y
  }

  /// The headers of a board that stay in sight and have a text.
  static func all(_ arranged: ArrangedBoard, _ moment: BoardMoment) -> [StickyHeader] {
    zip(arranged.board.sections, arranged.sections).compactMap { section, place in
      guard place.hasStickyHeader, let header = place.header,
        let label = moment.labels.firstIndex(where: { $0.frame == header })
      else { return nil }
      return StickyHeader(
        place: place, label: label, ground: section.background ?? moment.settings.background)
    }
  }
}

extension BoardMoment {
  /// Draws the headers that a viewport has scrolled past over all cards, where they stay in sight.
  mutating func keepInSight(_ headers: [StickyHeader]) {
    guard let window else { return }
    var kept: [Panel] = []
    var moved: Set<Int> = []
    for header in headers where labels.indices.contains(header.label) {
      let shift = header.shift(atScrollOffset: window.y)
      guard shift > 0 else { continue }
      var label = labels[header.label]
      label.frame.y += shift - window.y
      label.frame.x -= window.x
      // The section has gone with its header.
      guard label.frame.maxY > 0 else { continue }
      moved.insert(header.label)
      kept.append(Panel(frame: label.frame, background: header.ground, label: label))
    }
    guard !moved.isEmpty else { return }
    labels = labels.enumerated().filter { !moved.contains($0.offset) }.map(\.element)
    panels = kept + panels
  }
}
