/// Characters of a text that no font has.
public struct MissingCharacters: Hashable, Sendable {
  /// Of the item whose caption they are in; nil for a text of the board itself.
  public let itemID: String?

  /// Each once.
  public let characters: [String]

  public init(itemID: String?, characters: [String]) {
    self.itemID = itemID
    self.characters = characters
  }
}
