import Pixels

/// Writes a GIF: one palette for all frames, and of each frame the rectangle that changed.
///
/// A clip of up to 255 colors keeps them exactly. Pixels are drawn or clear: those of an alpha of 128
/// and more are drawn, as if they were opaque. Frames alike after the choice of colors become one.
/// Browsers play delays of 0 and 1 hundredths slowly, so none are written: above
/// ``fastestRate`` frames are left out.
public struct GIFStream: ClipStream {
  /// Frames a second.
  public static let fastestRate = 50.0

  public static let longestSide = 65_535

  /// Frames that were left out so far, as they came too soon after another.
  public private(set) var droppedCount = 0

  private let settings: ClipSettings
  private var histogram = ColorHistogram()
  private var clock: ClipClock
  private var encoder = LZWEncoder()
  private var palette: GIFPalette?
  private var waiting: GIFFrame?

  /// The last frame, when it came too soon; it is shown if no other comes.
  private var early: [UInt8]?

  private var dither: PaletteDither?

  /// - Parameter isDithered: Whether colors that the palette lacks are drawn as patterns, which look
  ///   smoother from afar and make the file larger.
  public init(
    _ settings: ClipSettings, isDithered: Bool = false
  ) throws(ImageWritingError) {
    precondition(settings.size.width > 0 && settings.size.height > 0, "a clip has pixels")
    guard max(settings.size.width, settings.size.height) <= Self.longestSide else {
      throw .tooLarge(settings.size, .gif)
    }
    self.settings = settings
    clock = ClipClock(fps: settings.fps)
    if isDithered { dither = PaletteDither() }
  }

  public var needsSurvey: Bool { true }

  public mutating func survey(_ frame: ClipFrame) throws(ImageWritingError) {
    histogram.add(frame.image)
  }

  public mutating func append(_ frame: ClipFrame) throws(ImageWritingError) -> [UInt8] {
    precondition(frame.image.size == settings.size, "frames of a clip have one size")
    var bytes: [UInt8] = []
    var palette = self.palette ?? GIFPalette(histogram)
    if self.palette == nil {
      histogram = ColorHistogram()
      bytes = GIFBlockWriter.opening(settings, palette)
    }
    self.palette = nil
    let indices =
      dither?.indices(of: frame.image, &palette) ?? palette.indices(of: frame.image)
    self.palette = palette
    let start = clock.time(in: 100)
    clock.advance(by: frame.ticks)
    return bytes + show(indices, from: start)
  }

  public mutating func finish() throws(ImageWritingError) -> ClipEnding {
    var bytes: [UInt8] = []
    if let waiting, let early {
      self.early = nil
      bytes = show(early, from: waiting.start + Self.shortestDelay)
    }
    if let waiting, let palette {
      let end = max(clock.time(in: 100), waiting.start + Self.shortestDelay)
      bytes += write(waiting, until: end, before: nil, palette).bytes
    }
    return ClipEnding(bytes: bytes + GIFBlockWriter.ending)
  }

  private static let shortestDelay = 2
  private static let longestDelay = 65_535

  private mutating func show(_ indices: [UInt8], from start: Int) -> [UInt8] {
    if early != nil { (early, droppedCount) = (nil, droppedCount + 1) }
    guard let waiting, let palette else {
      let canvas = Array(repeating: palette?.clear ?? 0, count: indices.count)
      waiting = GIFFrame(indices: indices, canvas: canvas, start: start, isFirst: true)
      return []
    }
    if indices == waiting.indices { return [] }
    guard start >= waiting.start + Self.shortestDelay else {
      early = indices
      return []
    }
    let (bytes, canvas) = write(waiting, until: start, before: indices, palette)
    self.waiting = GIFFrame(indices: indices, canvas: canvas, start: start, isFirst: false)
    return bytes
  }

  /// - Returns: The bytes, and what is seen when the time of the frame is over.
  private mutating func write(
    _ frame: GIFFrame, until end: Int, before next: [UInt8]?, _ palette: GIFPalette
  ) -> (bytes: [UInt8], canvas: [UInt8]) {
    let (width, clear) = (settings.size.width, palette.clear)
    let fading = next.flatMap { frame.fading(before: $0, clear: clear, width: width) }
    let box = frame.box(fading: fading, width: width)
    let symbols = frame.symbols(in: box, clear: clear, width: width)
    let bits = GIFBlockWriter.codeBits(palette)
    var bytes: [UInt8] = []
    var rest = end - frame.start
    // A delay of more than the block can say goes on in pictures of one pixel that is not drawn;
    // they come first, as the last picture is the one that may fade.
    var (picture, place) = (symbols, box)
    while rest > Self.longestDelay {
      let delay = min(rest - Self.shortestDelay, Self.longestDelay)
      bytes += GIFBlockWriter.control(delay: delay, .keep, clear: picture.usesClear ? clear : nil)
      bytes += GIFBlockWriter.picture(place, codes: encoder.encode(picture, bits: bits), bits: bits)
      rest -= delay
      if fading == nil { (picture, place) = (.nothing(clear), .corner) }
    }
    bytes += GIFBlockWriter.control(
      delay: rest, fading == nil ? .keep : .clear, clear: picture.usesClear ? clear : nil)
    bytes += GIFBlockWriter.picture(place, codes: encoder.encode(picture, bits: bits), bits: bits)
    return (bytes, frame.remains(fading: fading, in: box, clear: clear, width: width))
  }
}
