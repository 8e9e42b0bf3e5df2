/// What a clip is to be, beside the board and the gesture.
public struct ClipOptions {
  public var format = ClipFormat.apng
  public var selection = FrameSelection()

  /// Of a page that plays the clip.
  public var title = "waterfall"

  /// In seconds, how much longer the first picture is seen.
  public var holdFirst = 0.0

  /// In seconds, how much longer the last picture is seen, so that it is seen before the clip begins
  /// again.
  public var holdLast = 1.0

  /// How often the clip plays; 0 without end.
  public var playCount = 0

  /// Whether a dot shows where the finger is.
  public var showsFinger = false

  /// Whether a GIF shows colors that it lacks as patterns.
  public var isDithered = false

  /// From 1 to 100, of formats that lose something; nil leaves it to the format.
  public var quality: Int?

  /// Of the file. Where it would be longer, the clip is made anew by the steps of ``ClipLadder``.
  public var maximumByteCount: Int?

  /// Where a still picture of the clip goes.
  public var poster: OutputTarget?

  /// Told of each step that is taken to make the clip short enough, before it is made so.
  public var takesStep: (ClipVersion) -> Void = { _ in }

  public init() {}
}
