/// A frame of a sequence, beside the frame of the golden that it corresponds to.
public struct ReportFrame: Sendable {
  /// Its number in the golden; `nil` where that has no such frame.
  public var golden: Int?
  /// Its number among the frames that were rendered; `nil` where it is not one of them.
  public var actual: Int?
  /// Seconds from the start of the sequence that was rendered; of a dropped frame, of the golden.
  public var time: Double
  public var status: ReportFrameStatus
  /// Pixels that count as different.
  public var diffCount: Int
  /// The largest difference of a channel, of 255.
  public var maxDelta: Int
  /// The hash of the pixels; empty when there is none.
  public var hash: String
  /// Without pictures the page says so; with one of them and ``ReportFrameStatus/passed``, it is both.
  public var pictures: ReportPictures
  public var items: [ReportItem]

  public init(
    golden: Int?, actual: Int?, time: Double, status: ReportFrameStatus, diffCount: Int = 0,
    maxDelta: Int = 0, hash: String = "", pictures: ReportPictures = ReportPictures(),
    items: [ReportItem] = []
  ) {
    self.golden = golden
    self.actual = actual
    self.time = time
    self.status = status
    self.diffCount = diffCount
    self.maxDelta = maxDelta
    self.hash = hash
    self.pictures = pictures
    self.items = items
  }
}
