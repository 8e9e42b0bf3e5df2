/// Unpacks the codes of a GIF picture.
enum LZWReader {
  /// - Returns: Nil where the codes do not begin with a clear code and end with an end code in the
  ///   last byte, or where a code has no meaning yet.
  static func pixels(_ bytes: [UInt8], bits: Int) -> [UInt8]? {
    let (clear, end) = (1 << bits, 1 << bits + 1)
    var strings: [[UInt8]] = []
    var (pixels, width, previous, begins) = ([UInt8](), bits + 1, [UInt8]?.none, true)
    var position = 0
    while position + width <= bytes.count * 8 {
      var code = 0
      for bit in 0..<width {
        let place = position + bit
        code |= Int(bytes[place >> 3] >> UInt8(place & 7) & 1) << bit
      }
      position += width
      guard !begins || code == clear else { return nil }
      begins = false
      if code == clear {
        strings = (0..<end + 1).map { $0 < clear ? [UInt8($0)] : [] }
        (width, previous) = (bits + 1, nil)
        continue
      }
      if code == end { return (position + 7) / 8 == bytes.count ? pixels : nil }
      var string: [UInt8]
      if code < strings.count {
        string = strings[code]
      } else {
        guard let previous, code == strings.count, strings.count < 4096 else { return nil }
        string = previous + [previous[0]]
      }
      pixels += string
      if let previous, strings.count < 4096 {
        strings.append(previous + [string[0]])
        if strings.count == 1 << width, width < 12 { width += 1 }
      }
      previous = string
    }
    return nil
  }
}
