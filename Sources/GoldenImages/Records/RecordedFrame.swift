/// What is recorded of a frame.
public struct RecordedFrame: Hashable, Sendable {
  /// Of its pixels, see ``PixelHash``.
  public var hash: String

  /// Of the bytes of its file, so that a file which is as it was recorded need not be decoded.
  public var fileHash: String?

  /// In the order of the board, in points.
  public var items: [RecordedItem]

  init(hash: String, fileHash: String? = nil, items: [RecordedItem]) {
    self.hash = hash
    self.fileHash = fileHash
    self.items = items
  }
}
