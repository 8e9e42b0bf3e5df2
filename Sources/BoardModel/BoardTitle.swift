public import Pixels

/// What stands above all sections of a board.
public struct BoardTitle: Hashable, Sendable {
  public var text: TextTemplate
  public var subtitle: TextTemplate?

  /// The font's em, in points; nil for one that suits the board's width.
  public var size: Double?

  /// nil for one that can be read on the board's background.
  public var color: Color?

  public var alignment = Alignment.natural

  /// How many items the whole board has, of which this may be a part.
  var count: Int?

  public init(_ text: TextTemplate) {
    self.text = text
  }

  /// The text with the number of items filled in.
  public var filledText: String { text.filled { _ in String(count ?? 0) } }

  /// Empty where there is none.
  public var filledSubtitle: String { subtitle?.filled { _ in String(count ?? 0) } ?? "" }
}
