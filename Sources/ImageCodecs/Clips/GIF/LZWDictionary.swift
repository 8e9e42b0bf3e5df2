/// The strings of pixels that an LZW code can stand for, as a tree: a code's children are the strings
/// that are longer by one pixel.
struct LZWDictionary {
  /// A code has at most 12 bits.
  static let capacity = 4096

  /// Number of the dictionary, then the code; by parent and pixel. A new dictionary begins without
  /// a visit to the entries of the old one.
  private var children: [UInt32] = Array(repeating: 0, count: capacity * 256)
  private var generation: UInt32 = 0

  /// Forgets all strings but single pixels, whose codes are the pixels themselves.
  mutating func clear() {
    generation += 1
    if generation == 1 << 20 {
      children = Array(repeating: 0, count: children.count)
      generation = 1
    }
  }

  @inline(__always)
  func child(of code: UInt16, _ pixel: UInt8) -> UInt16? {
    let entry = children[Int(code) << 8 | Int(pixel)]
    return entry >> 12 == generation ? UInt16(truncatingIfNeeded: entry & 4095) : nil
  }

  @inline(__always)
  mutating func insert(_ code: UInt16, under parent: UInt16, _ pixel: UInt8) {
    children[Int(parent) << 8 | Int(pixel)] = generation << 12 | UInt32(code)
  }

  @inline(__always)
  mutating func remove(under parent: UInt16, _ pixel: UInt8) {
    children[Int(parent) << 8 | Int(pixel)] = 0
  }
}
