import BoardModel
public import Pixels

/// Colors of text that can be read on a ground.
public struct TextColors: Hashable, Sendable {
  public let primary: Color

  /// For what matters less.
  public let secondary: Color

  /// - Parameters:
  ///   - layers: What lies under the text, the first on top.
  ///   - board: The color under all; the paper under it is white.
  public init(on layers: [Color], _ board: Color) {
    var brightness = 255.0
    for color in ([board] + layers.reversed()) {
      let share = Double(color.alpha) / 255
      brightness += (TextColors.brightness(of: color) - brightness) * share
    }
    let isLight = brightness >= 128
    primary = isLight ? Color(red: 29, green: 29, blue: 31) : Color(red: 242, green: 242, blue: 245)
    secondary =
      isLight ? Color(red: 104, green: 104, blue: 110) : Color(red: 156, green: 156, blue: 163)
  }

  /// As the eye weighs the three colors, from 0 to 255.
  ///
  /// Source: ITU-R BT.601, the weights of luma.
  private static func brightness(of color: Color) -> Double {
    0.299 * Double(color.red) + 0.587 * Double(color.green) + 0.114 * Double(color.blue)
  }
}
