import Drawing
import Geometry
import Pixels

extension CardLook {
  /// The look on its way to a ghost's; the look itself at 0, the ghost's at 1.
  func blended(with ghost: GhostLook, _ progress: Double) -> CardLook {
    var look = self
    // A ghost with an outline is the whole card, its caption too.
    if ghost.border != nil || ghost.cornerRadius != nil {
      look.background = background ?? Color(red: 0, green: 0, blue: 0, alpha: 0)
    }
    func between(_ start: Double, _ end: Double) -> Double {
      progress == 1 ? end : start + (end - start) * progress
    }
    if let radius = ghost.cornerRadius { look.cornerRadius = between(cornerRadius, radius) }
    if let border = ghost.border {
      let own = self.border ?? Border(width: 0, color: border.color)
      look.border = Border(
        width: between(own.width, border.width),
        color: own.color.blended(with: border.color, progress))
    }
    if let shadow = ghost.shadow {
      let own = self.shadow ?? Shadow(color: shadow.color.clear, radius: 0)
      look.shadow = Shadow(
        color: own.color.blended(with: shadow.color, progress),
        radius: between(own.radius, shadow.radius),
        offset: Point(
          x: between(own.offset.x, shadow.offset.x), y: between(own.offset.y, shadow.offset.y)))
    }
    return look
  }
}

extension Color {
  /// The same without opacity.
  fileprivate var clear: Color { Color(red: red, green: green, blue: blue, alpha: 0) }

  /// Channel by channel, rounded half up.
  fileprivate func blended(with other: Color, _ progress: Double) -> Color {
    func channel(_ start: UInt8, _ end: UInt8) -> UInt8 {
      let value = Double(start) + (Double(end) - Double(start)) * progress
      return UInt8(min(max(value + 0.5, 0), 255))
    }
    return Color(
      red: channel(red, other.red), green: channel(green, other.green),
      blue: channel(blue, other.blue), alpha: channel(alpha, other.alpha))
  }
}
