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

  public init() {}

  /// Whether nothing of what is recorded stays.
  var isWhole: Bool { frames == nil && items.isEmpty }
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
}
