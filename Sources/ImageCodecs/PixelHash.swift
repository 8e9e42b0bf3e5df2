import CImageCodecs
public import Pixels

/// SHA-256 of a picture's pixels, from which pictures are known to be equal without a look at them.
///
/// What is hashed: all rows from the top, of each row all pixels from the left, of each pixel the four
/// bytes red, green, blue and alpha, straight, as a PNG decoder gives them in 8-bit RGBA; nothing
/// before, between or after them. An opaque picture has alpha 255.
///
/// The same number comes from Pillow: `hashlib.sha256(Image.open(f).convert("RGBA").tobytes())`.
///
/// Source: FIPS 180-4.
public struct PixelHash: Sendable {
  private var hash = codec_hash_begin()

  public init() {}

  /// Adds rows below those that were added so far.
  public mutating func add(_ colors: [Color]) {
    unsafe colors.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe codec_hash_add(&hash, start.assumingMemoryBound(to: UInt8.self), buffer.count)
    }
  }

  /// What was added so far, as 64 hexadecimal digits; more may be added afterwards.
  public var text: String {
    var copy = hash
    var digest = [UInt8](repeating: 0, count: 32)
    unsafe codec_hash_finish(&copy, &digest)
    return digest.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }
}
