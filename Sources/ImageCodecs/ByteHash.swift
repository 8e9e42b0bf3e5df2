import CImageCodecs

/// SHA-256 of a file's bytes. Source: FIPS 180-4.
public struct ByteHash: Sendable {
  private var hash = codec_hash_begin()

  public init() {}

  /// Adds bytes that follow those that were added so far.
  public mutating func add(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe codec_hash_add(&hash, start, buffer.count)
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

  /// Of bytes that are in memory.
  public static func text(of bytes: [UInt8]) -> String {
    var hash = ByteHash()
    hash.add(bytes)
    return hash.text
  }
}
