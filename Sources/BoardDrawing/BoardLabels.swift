import BoardModel
import Geometry
import Layouts
import Pixels
import Typesetting

/// The text of a board itself, in its place.
public struct BoardLabels: Hashable, Sendable {
  /// A title, and under it a subtitle.
  public let title: [Label]

  /// One for each section; nil where its header says nothing.
  public let headers: [Label?]

  /// One for each section; nil where its footer says nothing.
  public let footers: [Label?]

  /// All of them, from the top.
  public var all: [Label] {
    title + zip(headers, footers).flatMap { [$0, $1].compactMap(\.self) }
  }

  init(_ board: Board, title: [Label], places: [SectionPlace]) {
    self.title = title
    // Boards of natural width have no sections.
    let pairs = zip(board.sections, places)
    headers = pairs.map { section, place in
      let colors = TextColors(
        on: [section.background].compactMap(\.self), board.settings.background)
      return Label(
        section.header, section.text(of: section.header), in: place.header, colors.primary, board)
    }
    footers = pairs.map { section, place in
      let colors = TextColors(
        on: [section.background].compactMap(\.self), board.settings.background)
      return Label(
        section.footer, section.text(of: section.footer), in: place.footer, colors.secondary, board)
    }
  }
}

extension Label {
  /// The text of a header or a footer, in the middle of its height.
  fileprivate init?(
    _ strip: SectionStrip?, _ text: String, in frame: Rect?, _ color: Color, _ board: Board
  ) {
    guard let strip, let frame, !text.isEmpty, strip.textSize > 0 else { return nil }
    self.init(
      text: text, frame: frame,
      format: TextFormat(
        size: strip.textSize, alignment: TextAlignment(strip.alignment),
        lineHeight: min(frame.height, strip.height),
        scale: board.settings.scale),
      color: strip.textColor ?? color)
  }
}
