import Pixels

/// Writes an APNG, whose first frame is what programs show that know no APNG.
///
/// Of each frame the rectangle that has changed is written, over what stands there; frames that are
/// equal become one that is seen longer. Only the frame before is kept.
///
/// A class, since it owns a compressor.
///
/// Source: PNG Specification (Third Edition), 4.9 and 11.3.6.
public final class APNGStream: ClipStream {
  /// A frame that is compressed, and may turn out to be seen longer.
  private struct Waiting {
    var box: PixelBox
    var data: [UInt8]
    var ticks: Int
  }

  private let settings: ClipSettings
  private let rate: FrameRate
  private let encoder: PNGFrameEncoder
  private var last: StraightBitmap?
  private var waiting: Waiting?
  private var frameCount = 0

  /// Of the next chunk that is numbered.
  private var sequenceNumber = 0

  /// Where the chunk begins that says how many frames there are: right after the header.
  private static let controlOffset = 33

  public init(_ settings: ClipSettings) throws(ImageWritingError) {
    let size = settings.size
    precondition(size.width > 0 && size.height > 0, "a clip has at least one pixel")
    guard size.width <= 1 << 27, size.height <= Int(Int32.max) else { throw .tooLarge(size, .png) }
    self.settings = settings
    rate = FrameRate(settings.fps)
    encoder = try PNGFrameEncoder(isOpaque: settings.isOpaque)
  }

  public func append(_ frame: ClipFrame) throws(ImageWritingError) -> [UInt8] {
    precondition(frame.image.size == settings.size, "frames of a clip have one size")
    precondition(frame.ticks >= 1, "a frame is seen")
    guard let last else {
      self.last = frame.image
      waiting = try compress(.all(of: settings.size), of: frame)
      return opening
    }
    guard let box = frame.image.changes(since: last) else {
      waiting?.ticks += frame.ticks
      return []
    }
    let next = try compress(box, of: frame)
    let bytes = try writeWaiting(last)
    self.last = frame.image
    waiting = next
    return bytes
  }

  public func finish() throws(ImageWritingError) -> ClipEnding {
    guard let last else { preconditionFailure("a clip has at least one frame") }
    let bytes = try writeWaiting(last) + PNGChunk.bytes("IEND", [])
    return ClipEnding(
      bytes: bytes,
      corrections: [ClipEnding.Correction(offset: Self.controlOffset, bytes: control)])
  }

  private var opening: [UInt8] {
    PNGFile.opening(
      PNGSettings(
        size: settings.size, isOpaque: settings.isOpaque, pixelsPerMeter: settings.pixelsPerMeter),
      control)
  }

  private var control: [UInt8] {
    PNGChunk.bytes(
      "acTL",
      PNGChunk.number(frameCount)
        + PNGChunk.number(max(0, min(settings.playCount, PNGChunk.longestContent))))
  }

  private func compress(_ box: PixelBox, of frame: ClipFrame) throws(ImageWritingError) -> Waiting {
    let data = try encoder.encode(box, of: frame.image)
    // Its number stands before it.
    guard data.count <= PNGChunk.longestContent - 4 else { throw .tooLarge(settings.size, .png) }
    return Waiting(box: box, data: data, ticks: frame.ticks)
  }

  /// Where the delay does not fit, what follows is the frame's first pixel once more.
  private func writeWaiting(_ image: StraightBitmap) throws(ImageWritingError) -> [UInt8] {
    guard let waiting else { return [] }
    self.waiting = nil
    var bytes: [UInt8] = []
    var (box, data) = (waiting.box, waiting.data)
    for (index, delay) in APNGDelay.delays(of: waiting.ticks, at: rate).enumerated() {
      if index == 1 {
        box = PixelBox(columns: 0..<1, rows: 0..<1)
        data = try encoder.encode(box, of: image)
      }
      bytes += takeNumbered("fcTL") { Self.frameControl(box, delay, number: $0) }
      bytes +=
        frameCount == 0
        ? PNGChunk.bytes("IDAT", data) : takeNumbered("fdAT") { PNGChunk.number($0) + data }
      frameCount += 1
    }
    return bytes
  }

  private func takeNumbered(_ name: String, _ content: (Int) -> [UInt8]) -> [UInt8] {
    defer { sequenceNumber += 1 }
    return PNGChunk.bytes(name, content(sequenceNumber))
  }

  /// What stands there is neither taken away afterwards nor seen through the frame.
  private static func frameControl(_ box: PixelBox, _ delay: APNGDelay, number: Int) -> [UInt8] {
    let (keepsWhatIsDrawn, replacesWhatIsThere): (UInt8, UInt8) = (0, 0)
    let sides = [
      number, box.columns.count, box.rows.count, box.columns.lowerBound, box.rows.lowerBound,
    ]
    return sides.flatMap { PNGChunk.number($0) } + PNGChunk.number(delay.numerator)
      + PNGChunk.number(delay.denominator) + [keepsWhatIsDrawn, replacesWhatIsThere]
  }
}
