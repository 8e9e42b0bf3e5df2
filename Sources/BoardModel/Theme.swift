public import Pixels

/// Colors that go together.
///
/// A theme colors the board, the ground of the cards and the lines between sections; text is dark or
/// light as the ground under it asks for, with any theme and without.
public enum Theme: String, CaseIterable, Hashable, Sendable {
  /// White cards on a light grey.
  case light

  /// Dark grey cards on near black.
  case dark

  public var background: Color {
    switch self {
    case .light: Color(red: 242, green: 242, blue: 245)
    case .dark: Color(red: 16, green: 16, blue: 18)
    }
  }

  /// Of the cards.
  public var ground: Color {
    switch self {
    case .light: .white
    case .dark: Color(red: 32, green: 32, blue: 35)
    }
  }

  public var separator: Color {
    switch self {
    case .light: Color(red: 210, green: 210, blue: 215)
    case .dark: Color(red: 58, green: 58, blue: 62)
    }
  }
}
