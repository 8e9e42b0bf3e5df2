import Pixels

/// Writes an APNG, whose first frame is what programs show that know no APNG.
///
/// Of each frame the rectangle that has changed is written, in place of what stands there; frames that
/// are equal become one that is seen longer. Where less has changed since the frame before the last
/// one, as in what swings, the last one is taken back. Three frames are kept at most.
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

    /// What the frame shows, and what was there before it; nil before the first one.
    var image: StraightBitmap
    var base: StraightBitmap?
  }

  private let settings: ClipSettings
  private let rate: FrameRate
  private let encoder: PNGFrameEncoder
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
    guard let last = waiting else {
      precondition(frameCount == 0, "a clip that has ended goes on")
      waiting = try compress(.all(of: settings.size), of: frame, over: nil)
      return opening
    }
    guard let changed = frame.image.changes(since: last.image) else {
      waiting?.ticks += frame.ticks
      return []
    }
    if let base = last.base, APNGDelay.delays(of: last.ticks, at: rate).count == 1 {
      let older = frame.image.changes(since: base) ?? Self.onePixel
      if older.area < changed.area {
        let next = try compress(older, of: frame, over: base)
        defer { waiting = next }
        return try writeWaiting(.restore)
      }
    }
    let next = try compress(changed, of: frame, over: last.image)
    defer { waiting = next }
    return try writeWaiting(.keep)
  }

  public func finish() throws(ImageWritingError) -> ClipEnding {
    precondition(waiting != nil, "a clip has at least one frame")
    let bytes = try writeWaiting(.keep) + PNGChunk.bytes("IEND", [])
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

  private func compress(
    _ box: PixelBox, of frame: ClipFrame, over base: StraightBitmap?
  ) throws(ImageWritingError) -> Waiting {
    let data = try encoder.encode(box, of: frame.image)
    // Its number stands before it.
    guard data.count <= PNGChunk.longestContent - 4 else { throw .tooLarge(settings.size, .png) }
    return Waiting(
      box: box, data: data, ticks: frame.ticks, image: frame.image, base: base)
  }

  /// Where the delay does not fit, what follows is the frame's first pixel once more.
  private func writeWaiting(
    _ disposal: APNGFrame.Disposal
  ) throws(ImageWritingError) -> [UInt8] {
    guard let waiting else { return [] }
    self.waiting = nil
    var bytes: [UInt8] = []
    var (box, data) = (waiting.box, waiting.data)
    for (index, delay) in APNGDelay.delays(of: waiting.ticks, at: rate).enumerated() {
      if index == 1 {
        box = Self.onePixel
        data = try encoder.encode(box, of: waiting.image)
      }
      bytes += takeNumbered("fcTL") { number in
        Self.frameControl(box, delay, disposal, number: number)
      }
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

  private static let onePixel = PixelBox(columns: 0..<1, rows: 0..<1)

  private static func frameControl(
    _ box: PixelBox, _ delay: APNGDelay, _ disposal: APNGFrame.Disposal, number: Int
  ) -> [UInt8] {
    let sides = [
      number, box.columns.count, box.rows.count, box.columns.lowerBound, box.rows.lowerBound,
    ]
    return sides.flatMap { PNGChunk.number($0) } + PNGChunk.number(delay.numerator)
      + PNGChunk.number(delay.denominator)
      + [disposal.rawValue, APNGFrame.Blending.replace.rawValue]
  }
}
