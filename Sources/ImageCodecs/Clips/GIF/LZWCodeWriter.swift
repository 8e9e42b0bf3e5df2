/// Codes of some bits as bytes, the lowest bit first.
struct LZWCodeWriter {
  private var bytes: [UInt8] = []
  private var waiting: UInt32 = 0
  private var waitingCount = 0

  mutating func write(_ code: UInt16, width: Int) {
    waiting |= UInt32(code) << waitingCount
    waitingCount += width
    while waitingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: waiting))
      waiting >>= 8
      waitingCount -= 8
    }
  }

  mutating func finish() -> [UInt8] {
    if waitingCount > 0 { bytes.append(UInt8(truncatingIfNeeded: waiting)) }
    return bytes
  }
}
