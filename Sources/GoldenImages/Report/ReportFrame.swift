/// A frame of a sequence.
public struct ReportFrame: Sendable {
  public var index: Int
  /// Seconds from the start of the sequence.
  public var time: Double
  public var status: ReportStatus
  /// Pixels that count as different.
  public var diffCount: Int
  /// The largest difference of a channel, of 255.
  public var maxDelta: Int
  /// The hash of the pixels; empty when there is none.
  public var hash: String
  /// Without pictures the page says so; with one of them and ``ReportStatus/passed``, it is both.
  public var pictures: ReportPictures
  public var items: [ReportItem]

  public init(
    index: Int, time: Double, status: ReportStatus, diffCount: Int = 0, maxDelta: Int = 0,
    hash: String = "", pictures: ReportPictures = ReportPictures(), items: [ReportItem] = []
  ) {
    self.index = index
    self.time = time
    self.status = status
    self.diffCount = diffCount
    self.maxDelta = maxDelta
    self.hash = hash
    self.pictures = pictures
    self.items = items
  }
}
