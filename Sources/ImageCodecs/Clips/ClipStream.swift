/// Writes a clip, frames in and bytes out, so that neither frames nor file stand in memory.
///
/// The same frames make the same bytes. A stream whose ``needsSurvey`` is set is first shown all
/// frames by ``survey(_:)``, then given them again.
public protocol ClipStream {
  /// Whether something depends on all frames, such as a palette.
  var needsSurvey: Bool { get }

  /// Looks at a frame, before any is written.
  mutating func survey(_ frame: ClipFrame) throws(ImageWritingError)

  /// Writes a frame.
  ///
  /// - Returns: The bytes that were made so far and not yet returned.
  mutating func append(_ frame: ClipFrame) throws(ImageWritingError) -> [UInt8]

  /// Ends the clip, of which every frame was given.
  mutating func finish() throws(ImageWritingError) -> ClipEnding
}

extension ClipStream {
  public var needsSurvey: Bool { false }
  public mutating func survey(_ frame: ClipFrame) throws(ImageWritingError) {}
}

/// The last bytes of a clip, and what was not known when its first ones were written.
public struct ClipEnding: Hashable, Sendable {
  /// Bytes that replace as many others.
  public struct Correction: Hashable, Sendable {
    /// From the beginning of the file.
    public var offset: Int
    public var bytes: [UInt8]

    public init(offset: Int, bytes: [UInt8]) {
      self.offset = offset
      self.bytes = bytes
    }
  }

  public var bytes: [UInt8]
  public var corrections: [Correction]

  public init(bytes: [UInt8], corrections: [Correction] = []) {
    self.bytes = bytes
    self.corrections = corrections
  }
}
