public import BoardModel

/// What of a golden is replaced by what is drawn now.
public struct Approval: Hashable, Sendable {
  /// Whether what is recorded stays right too.
  public var isAlternate = false

  /// Of a sequence, the frames that are taken over; all, where this is nil.
  public var frames: FrameNumbers?

  /// The ids of the items that are taken over, or lists of them with commas; the whole picture, where
  /// there are none.
  public var items: [String] = []

  /// The ids of the items, where each is known as it is.
  var ids: Set<String> = []

  /// The hash of all that must be drawn, so that only what was seen is taken over.
  var drawn: String?

  public init() {}

  /// Whether nothing of what is recorded stays.
  var isWhole: Bool { frames == nil && !hasItems }

  /// All ids that are meant; one may hold commas itself.
  func ids(known: Set<String>) -> Set<String> {
    items.reduce(into: ids) { ids, text in
      ids.formUnion(
        known.contains(text) ? [text] : text.split(separator: ",").map(String.init))
    }
  }

  /// Whether only items are taken over.
  var hasItems: Bool { !items.isEmpty || !ids.isEmpty }
}

/// Why a part of a golden cannot be replaced alone.
public enum PartialApprovalError: Error, Hashable, Sendable {
  /// There is nothing that a part could be replaced of.
  case notRecorded
  case frameCounts(drawn: Int, recorded: Int)
  /// Another size, or another number of frames a second.
  case otherSizeOrRate
  case noFrame(Int, count: Int)
  case noItem(String)
  /// There is no picture to put an item into.
  case hashesOnly
  /// The file that a part would be put into is not there.
  case missing(FilePath)
  /// The file holds other pixels than its record says, where these would stay.
  case otherThanRecorded(FilePath)
  /// Something else is drawn than what was seen.
  case drawnAnew
}
