import Animation
import BoardModel
import Drawing
import Geometry
import Pixels
import Typesetting

/// Turns a card into marks.
struct CardPainter {
  var text: TextPainter

  /// Pixels a point.
  private var scale: Double { text.scale }

  init(text: TextPainter) {
    self.text = text
  }

  mutating func marks(of card: Card) -> [Mark] {
    let pose = card.pose
    guard pose.opacity > 0 else { return [] }
    let marks = ground(card) + caption(card) + badge(card)
    if pose.rotation == .zero, pose.scale == 1 {
      return pose.opacity < 1 ? [.group(Group(opacity: pose.opacity, marks: marks))] : marks
    }
    return [.group(Group(transform: pose.transform, opacity: pose.opacity, marks: marks))]
  }

  /// The picture on what lies under it, with border and shadow.
  private func ground(_ card: Card) -> [Mark] {
    let look = card.look
    let frame = seenFrame(card)
    let isInset = look.pictureInsets != .zero
    let background = look.background.map { [Paint.color($0)] } ?? []
    let contents = isInset ? background : background + picturePaints(card)
    let border = look.border.flatMap { $0.width > 0 ? $0 : nil }
    if look.cornerRadius <= 0, border == nil, look.shadow == nil, !isInset, contents.count == 1 {
      return contents.map { .fill(Path(frame), $0) }
    }
    var shadow = look.shadow
    shadow?.isOutside = (look.background?.alpha ?? 0) < 255
    let ground = Mark.layer(
      Layer(
        shape: RoundedRect(frame, cornerRadius: look.cornerRadius, cornerStyle: look.corners),
        contents: contents, border: border, shadow: shadow))
    return isInset ? [ground, insetPicture(card)] : [ground]
  }

  /// What corners, border and shadow follow: of a card without a ground only what the picture fills.
  private func seenFrame(_ card: Card) -> Rect {
    let frame = card.groundFrame
    guard card.item.fit == .contain, card.look.background == nil, frame == card.pictureFrame,
      case .picture = card.item.content
    else { return frame }
    return PictureFit(item: card.item, scale: scale).rect(in: frame)
  }

  /// A picture that keeps clear of its card's edges, its corners about the same centres as the card's.
  private func insetPicture(_ card: Card) -> Mark {
    let look = card.look
    let insets = look.pictureInsets
    let least = min(insets.top, insets.left, insets.right) * look.contentScale
    let shape = RoundedRect(
      card.pictureFrame, cornerRadius: look.cornerRadius - least, cornerStyle: look.corners)
    return .layer(Layer(shape: shape, contents: picturePaints(card)))
  }

  /// What fills the picture's frame and nothing above or below it.
  private func picturePaints(_ card: Card) -> [Paint] {
    let picture = card.pictureFrame
    let isAlone = card.groundFrame == picture || card.look.pictureInsets != .zero
    var paints: [Paint] =
      switch card.item.content {
      case .picture: fittedPicture(card)
      case .color(let color) where isAlone: [.color(color)]
      case .color(let color): [end(of: color, at: picture.maxY)]
      }
    if let caption = card.look.caption, caption.place == .over, !caption.text.isEmpty {
      paints.append(shade(of: picture, height: caption.height * card.look.contentScale))
    }
    return paints
  }

  /// The picture as it fits its frame; where it would reach below that, the card's background covers
  /// it.
  private func fittedPicture(_ card: Card) -> [Paint] {
    let frame = card.pictureFrame
    let rect = PictureFit(item: card.item, scale: scale).rect(in: frame)
    let picture = Paint.image(ImageName(card.item.id), over: rect)
    guard rect.maxY > frame.maxY, let background = card.look.background,
      card.look.pictureInsets == .zero
    else { return [picture] }
    let line = Gradient(
      top: frame.maxY - 0.5 / scale, .clear, bottom: frame.maxY + 0.5 / scale, background)
    return [picture, .gradient(line)]
  }

  /// A color above a line and nothing below it; the one pixel between them is the line's antialiasing.
  private func end(of color: Color, at y: Double) -> Paint {
    .gradient(Gradient(top: y - 0.5 / scale, color, bottom: y + 0.5 / scale, .clear))
  }

  /// From nothing to dark, so that white letters are seen on every picture.
  private func shade(of picture: Rect, height: Double) -> Paint {
    .gradient(
      Gradient(
        top: picture.maxY - height, .clear, bottom: picture.maxY,
        Color(red: 0, green: 0, blue: 0, alpha: 178)))
  }

  private mutating func caption(_ card: Card) -> [Mark] {
    guard let caption = card.look.caption, !caption.text.isEmpty else { return [] }
    let picture = card.pictureFrame
    let strip =
      card.stripFrame
      ?? Rect(
        x: picture.x, y: picture.maxY - caption.height * card.look.contentScale,
        width: picture.width, height: caption.height * card.look.contentScale)
    let contentScale = card.look.contentScale
    let inner = Rect(
      x: caption.insets.left, y: caption.insets.top,
      width: strip.width / contentScale - caption.insets.left - caption.insets.right,
      height: strip.height / contentScale - caption.insets.top - caption.insets.bottom)
    guard contentScale != 1 else {
      let frame = Rect(
        x: strip.x + inner.x, y: strip.y + inner.y, width: inner.width, height: inner.height)
      return text.marks(of: caption.text, in: frame, caption.format, caption.color)
    }
    let marks = text.marks(of: caption.text, in: inner, caption.format, caption.color)
    let place = Transform.scale(contentScale)
      .followed(by: .translation(x: strip.x, y: strip.y))
    return marks.isEmpty ? [] : [.group(Group(transform: place, marks: marks))]
  }

  private mutating func badge(_ card: Card) -> [Mark] {
    guard let badge = card.badge, let frame = card.badgeFrame else { return [] }
    return BadgePainter.marks(of: badge, in: frame, &text)
  }
}
