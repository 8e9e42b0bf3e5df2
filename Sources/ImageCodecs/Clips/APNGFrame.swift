/// What an APNG says of one frame, and where its pixels are.
///
/// Source: PNG Specification (Third Edition), 11.3.6.2.
public struct APNGFrame: Hashable, Sendable {
  /// What becomes of the frame's rectangle when its time is over.
  public enum Disposal: UInt8, Hashable, Sendable {
    case keep, clear, restore
  }

  public enum Blending: UInt8, Hashable, Sendable {
    /// It takes the place of what is there, alpha and all.
    case replace

    /// It is laid over what is there.
    case over
  }

  public var box: PixelBox

  /// Seconds as a fraction, as it is written; where the denominator is 0, it means 100.
  public var delay: (numerator: Int, denominator: Int) { (delayNumerator, delayDenominator) }
  private let delayNumerator: Int
  private let delayDenominator: Int

  public var disposal: Disposal
  public var blending: Blending

  /// Parts of the file that are the frame's pixels, filtered and compressed.
  var data: [Range<Int>] = []

  /// In seconds.
  public var duration: Double {
    Double(delayNumerator) / Double(delayDenominator == 0 ? 100 : delayDenominator)
  }

  /// - Parameter fields: Those of the chunk `fcTL` after its number.
  init(_ fields: ArraySlice<UInt8>, index: Int) throws(APNGError) {
    func number(_ offset: Int, _ count: Int) -> Int {
      fields.dropFirst(offset).prefix(count).bigEndianValue
    }
    let (width, height, x, y) = (number(0, 4), number(4, 4), number(8, 4), number(12, 4))
    delayNumerator = number(16, 2)
    delayDenominator = number(18, 2)
    guard let disposal = Disposal(rawValue: UInt8(number(20, 1))),
      let blending = Blending(rawValue: UInt8(number(21, 1)))
    else { throw .badOperation(frame: index) }
    box = PixelBox(columns: x..<x + width, rows: y..<y + height)
    self.disposal = disposal
    self.blending = blending
  }
}
