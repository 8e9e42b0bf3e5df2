import CImageCodecs

/// SHA-256 of a file's bytes. Source: FIPS 180-4.
public enum ByteHash {
  /// 64 hexadecimal digits.
  public static func text(of bytes: [UInt8]) -> String {
    var hash = codec_hash_begin()
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe codec_hash_add(&hash, start, buffer.count)
    }
    var digest = [UInt8](repeating: 0, count: 32)
    unsafe codec_hash_finish(&hash, &digest)
    return digest.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }
}
