/// What is recorded of a frame.
public struct RecordedFrame: Hashable, Sendable {
  /// Of its pixels, see ``PixelHash``.
  public var hash: String

  /// In the order of the board, in points.
  public var items: [RecordedItem]

  init(hash: String, items: [RecordedItem]) {
    self.hash = hash
    self.items = items
  }
}
