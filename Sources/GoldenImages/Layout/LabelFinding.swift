/// A text of the board itself whose pixels differ.
public struct LabelFinding: Hashable, Sendable {
  /// As it is drawn now.
  public let text: String
  public let differentPixels: Int

  /// The finding as people read it.
  public var words: String { "the text \"\(text)\" looks another way, \(differentPixels) pixels" }
}
