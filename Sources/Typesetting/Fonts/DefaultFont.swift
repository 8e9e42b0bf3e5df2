/// A font that is used when nobody names one.
public struct DefaultFont: Hashable, Sendable {
  public let fileName: String

  /// What Debian and Ubuntu call the package that installs it.
  public let package: String

  /// In the order in which a font for a character is looked for.
  public static let all = [
    DefaultFont(fileName: "DejaVuSans.ttf", package: "fonts-dejavu-core"),
    DefaultFont(fileName: "wqy-microhei.ttc", package: "fonts-wqy-microhei"),
  ]
}
