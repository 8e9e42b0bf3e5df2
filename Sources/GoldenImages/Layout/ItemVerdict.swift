/// What became of an item, from what the layout says and what its pixels say.
public enum ItemVerdict: Hashable, Sendable {
  case equal
  /// Both say that it moved, in points; it looks as before but for `residual` pixels.
  case moved(dx: Double, dy: Double, residual: Int)
  case resized(LayoutChange)
  /// It stands where it stood and looks another way.
  case contentChanged(pixels: Int)
  case movedAndChanged(dx: Double, dy: Double, pixels: Int)
  /// The layout says that it moved and its pixels stand where they stood: something old is shown.
  case layoutMovedPixelsDidNot(dx: Double, dy: Double)
  /// Its pixels moved, in pixels, and the layout says that it stayed.
  case pixelsMovedLayoutDidNot(dx: Double, dy: Double)
  case appeared
  case vanished
  /// Its own pixels are where they were; what covers it is another way, in so many pixels.
  case occlusionOnly(by: String, pixels: Int)
  /// It stands where it stood, and nearly all of it is off by little, at most by `largest` levels of 255.
  case resampled(pixels: Int, largest: Double)

  /// - Parameter scale: pixels a point.
  public init(_ change: LayoutChange, _ evidence: ItemEvidence, scale: Double) {
    switch change {
    case .appeared: self = .appeared
    case .vanished: self = .vanished
    case .resized: self = .resized(change)
    case .same:
      if let cover = evidence.cover {
        self = .occlusionOnly(by: cover.id, pixels: cover.pixels)
        return
      }
      guard evidence.differentPixels > 0 else {
        self = .equal
        return
      }
      if let shift = evidence.shift, !shift.isStill {
        self = .pixelsMovedLayoutDidNot(dx: Double(shift.dx), dy: Double(shift.dy))
      } else if let fraction = evidence.fraction {
        self = .pixelsMovedLayoutDidNot(dx: fraction.x, dy: fraction.y)
      } else if evidence.isFaintAllOver {
        self = .resampled(pixels: evidence.differentPixels, largest: evidence.largestChange)
      } else {
        self = .contentChanged(pixels: evidence.differentPixels)
      }
    case .moved(let dx, let dy):
      guard let shift = evidence.shift else {
        self = .movedAndChanged(dx: dx, dy: dy, pixels: evidence.differentPixels)
        return
      }
      let isAsSaid =
        abs(Double(shift.dx) - dx * scale) <= 1 && abs(Double(shift.dy) - dy * scale) <= 1
      if isAsSaid {
        self = .moved(dx: dx, dy: dy, residual: shift.residual)
      } else if shift.isStill {
        self = .layoutMovedPixelsDidNot(dx: dx, dy: dy)
      } else {
        self = .movedAndChanged(dx: dx, dy: dy, pixels: evidence.differentPixels)
      }
    }
  }

  /// Whether nothing of the item itself is another way.
  var isOcclusionOnly: Bool {
    if case .occlusionOnly = self { true } else { false }
  }

  /// The verdict as people read it.
  public func words(for id: String) -> String {
    switch self {
    case .equal: "item \(id) is equal"
    case .moved(let dx, let dy, 0):
      "item \(id) moved \(LayoutChange.step(dx, dy)), pixels else equal"
    case .moved(let dx, let dy, let residual):
      "item \(id) moved \(LayoutChange.step(dx, dy)), \(residual) pixels else differ"
    case .resized(let change): "item \(id) \(change.words)"
    case .contentChanged(let pixels): "item \(id) has other content, \(pixels) pixels"
    case .movedAndChanged(let dx, let dy, let pixels):
      "item \(id) moved \(LayoutChange.step(dx, dy)) and changed, \(pixels) pixels"
    case .layoutMovedPixelsDidNot(let dx, let dy):
      "item \(id): layout says moved \(LayoutChange.step(dx, dy)), pixels did not"
    case .pixelsMovedLayoutDidNot(let dx, let dy):
      "item \(id): pixels moved \(LayoutChange.step(dx, dy)), layout did not"
    case .appeared: "item \(id) appeared"
    case .vanished: "item \(id) vanished"
    case .occlusionOnly(let other, let pixels):
      "item \(id) is as it was, only what covers it is not: \(other), \(pixels) pixels"
    case .resampled(let pixels, let largest):
      "item \(id) is a little off all over, as if resampled: \(pixels) pixels, "
        + "by up to \(LayoutChange.number(largest)) of 255 levels"
    }
  }
}
