import Animation
public import Drawing
import BoardModel
import Geometry
public import Pixels
public import Typesetting

/// Turns a moment of a board into marks.
public struct BoardPainter: Sendable {
  private let typesetter: Typesetter?

  /// - Parameter typesetter: Moments that have text need one; see ``BoardMoment/hasText``.
  public init(typesetter: Typesetter? = nil) {
    self.typesetter = typesetter
  }

  public func paint(_ moment: BoardMoment) -> DisplayList {
    paintNoting(moment).list
  }

  /// Paints, and notes which characters no font has.
  public func paintNoting(_ moment: BoardMoment) -> PaintedMoment {
    let settings = moment.settings
    var cards = CardPainter(text: TextPainter(typesetter: typesetter, scale: settings.scale))
    var missing: [MissingCharacters] = []
    func note(_ itemID: String? = nil) {
      let characters = cards.text.takeMissing()
      if characters.isEmpty { return }
      missing.append(MissingCharacters(itemID: itemID, characters: characters))
    }
    var marks = backdrop(of: moment)
    marks += moment.areas.map { Mark.fill(Path($0.frame), .color($0.color)) }
    for label in moment.labels {
      marks += cards.text.marks(of: label)
      note()
    }
    var parts: [PaintedPart] = []
    for card in moment.cardsFromBelow {
      parts.append(PaintedPart(itemID: card.item.id, marks: cards.marks(of: card)))
      note(card.item.id)
    }
    for part in parts { marks += part.marks }
    if let window = moment.window {
      // A board that stands between two pixels would be drawn less sharp than at rest.
      func whole(_ length: Double) -> Double {
        (length * settings.scale + 0.5).rounded(.down) / settings.scale
      }
      let place = Transform.translation(x: -whole(window.x), y: -whole(window.y))
      marks = [.group(Group(transform: place, marks: marks))]
      for index in parts.indices { parts[index].place = place }
    }
    for panel in moment.panels {
      let part = PaintedPart(itemID: nil, marks: cards.text.marks(of: panel))
      parts.append(part)
      marks += part.marks
      note()
    }
    let list = DisplayList(
      size: moment.pixelSize, scale: settings.scale, background: settings.background, marks: marks)
    return PaintedMoment(list: list, missing: missing, parts: parts)
  }
}

extension BoardPainter {
  /// The name under which the rasterizer asks for the picture under a board; no item has it as id.
  public static let backdropName = ImageName("")

  /// A picture that covers the board, its middle in the middle.
  private func backdrop(of moment: BoardMoment) -> [Mark] {
    guard let picture = moment.settings.backdrop?.naturalSize else { return [] }
    let size = moment.size
    let factor = max(size.width / picture.width, size.height / picture.height)
    let (width, height) = (picture.width * factor, picture.height * factor)
    let place = Rect(
      x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
    let board = Rect(x: 0, y: 0, width: size.width, height: size.height)
    return [.fill(Path(board), .image(BoardPainter.backdropName, over: place))]
  }
}

extension BoardMoment {
  /// The size of the moment's picture: whole pixels, rounded half up, at least one.
  public var pixelSize: PixelSize {
    let size = window?.size ?? size
    return PixelSize(width: pixels(size.width), height: pixels(size.height))
  }

  /// At most 2³¹−1, which is more than any limit lets through.
  private func pixels(_ length: Double) -> Int {
    let pixels = (length * settings.scale + 0.5).rounded(.down)
    return Int(max(1, min(pixels, 2_147_483_647)))
  }

  /// By elevation; those of the same stay in order.
  fileprivate var cardsFromBelow: [Card] {
    guard cards.contains(where: { $0.pose.elevation != 0 }) else { return cards }
    return cards.enumerated()
      .sorted {
        ($0.element.pose.elevation, $0.offset) < ($1.element.pose.elevation, $1.offset)
      }
      .map(\.element)
  }
}
