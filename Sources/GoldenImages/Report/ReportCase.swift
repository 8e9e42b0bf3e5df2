public import Pixels

/// One golden and what was compared with it.
public struct ReportCase: Sendable {
  public var name: String
  public var status: ReportStatus
  /// What was found, most important first, one line each.
  public var verdict: [String]
  /// The name of the metric and its budgets, such as `exact`.
  public var metric: String
  /// Pixels that count as different; of a sequence, in its worst frame.
  public var diffCount: Int
  /// The largest difference of a channel, of 255.
  public var maxDelta: Int
  public var expectedSize: PixelSize?
  public var actualSize: PixelSize?
  public var pictures: ReportPictures
  public var items: [ReportItem]
  /// Empty for a still.
  public var frames: [ReportFrame]
  /// Frames a second; `nil` where each frame is played at its own time.
  public var fps: Double?
  public var drift: [ReportDrift]
  /// The command that takes the new picture for the golden; `nil` when there is nothing to accept.
  public var approveCommand: String?
  /// What of it may be chosen to be taken over; `nil` when nothing may.
  public var choice: ReportChoice?

  public init(
    name: String, status: ReportStatus, verdict: [String] = [], metric: String = "exact",
    diffCount: Int = 0, maxDelta: Int = 0, expectedSize: PixelSize? = nil,
    actualSize: PixelSize? = nil, pictures: ReportPictures = ReportPictures(),
    items: [ReportItem] = [], frames: [ReportFrame] = [], fps: Double? = nil,
    drift: [ReportDrift] = [],
    approveCommand: String? = nil, choice: ReportChoice? = nil
  ) {
    self.name = name
    self.status = status
    self.verdict = verdict
    self.metric = metric
    self.diffCount = diffCount
    self.maxDelta = maxDelta
    self.expectedSize = expectedSize
    self.actualSize = actualSize
    self.pictures = pictures
    self.items = items
    self.frames = frames
    self.fps = fps
    self.drift = drift
    self.approveCommand = approveCommand
    self.choice = choice
  }

  /// The part of the larger picture that differs, 0 to 1.
  var differenceRatio: Double {
    let sizes = [expectedSize, actualSize].compactMap { $0 }
    let largest = sizes.map { Double($0.width) * Double($0.height) }.max() ?? 0
    return largest > 0 ? min(1, Double(diffCount) / largest) : 0
  }
}
