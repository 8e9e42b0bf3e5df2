public import Drawing
import BoardModel
import Geometry
public import Pixels

/// Turns a moment of a board into marks.
public struct BoardPainter: Sendable {
  public init() {}

  public func paint(_ moment: BoardMoment) -> DisplayList {
    let settings = moment.settings
    return DisplayList(
      size: moment.pixelSize, scale: settings.scale, background: settings.background,
      marks: moment.areas.map { .fill(Path($0.frame), .color($0.color)) }
        + moment.cards.map { mark(of: $0, settings) })
  }

  private func mark(of card: Card, _ settings: BoardSettings) -> Mark {
    let paint =
      switch card.item.content {
      case .picture: Paint.image(ImageName(card.item.id), over: card.frame)
      case .color(let color): Paint.color(color)
      }
    guard settings.cornerRadius > 0 || settings.borderWidth > 0 else {
      return .fill(Path(card.frame), paint)
    }
    return .layer(
      Layer(
        shape: RoundedRect(card.frame, cornerRadius: settings.cornerRadius), contents: [paint],
        border: settings.borderWidth > 0
          ? Border(width: settings.borderWidth, color: settings.borderColor) : nil))
  }
}

extension BoardMoment {
  /// The size of the moment's picture: whole pixels, rounded half up, at least one.
  public var pixelSize: PixelSize {
    PixelSize(width: pixels(size.width), height: pixels(size.height))
  }

  /// At most 2³¹−1, which is more than any limit lets through.
  private func pixels(_ length: Double) -> Int {
    let pixels = (length * settings.scale + 0.5).rounded(.down)
    return Int(max(1, min(pixels, 2_147_483_647)))
  }
}
