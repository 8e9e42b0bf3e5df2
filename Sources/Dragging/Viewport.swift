public import Geometry

/// The window through which a board is seen.
public struct Viewport: Hashable, Sendable {
  public let size: Size

  /// The height of the board that its upper edge shows.
  public private(set) var offset: Double

  /// Room above and below the content that can be scrolled into view too.
  public let insets: EdgeInsets

  /// The side of a device pixel, in points: offsets are whole multiples of it, except at the ends.
  public let pixel: Double

  /// The offset before it was brought to a whole pixel; what was left over counts for the next.
  private var exactOffset: Double

  public init(size: Size, offset: Double = 0, insets: EdgeInsets = .zero, pixel: Double = 1) {
    precondition(pixel > 0, "a pixel has a side")
    self.size = size
    self.offset = offset
    self.insets = insets
    self.pixel = pixel
    exactOffset = offset
  }

  /// The part of the board that is seen.
  public var visible: Rect {
    Rect(x: 0, y: offset, width: size.width, height: size.height)
  }

  /// The offsets of the content's two ends.
  public func offsets(contentHeight: Double) -> ClosedRange<Double> {
    let first = -insets.top
    let last = max(contentHeight, size.height) - size.height + insets.bottom
    return first...max(first, last)
  }

  /// Goes on by a distance, no further than the content; whether an end was met.
  public mutating func scroll(by distance: Double, contentHeight: Double) -> Bool {
    guard distance != 0, !distance.isNaN else { return false }
    let range = offsets(contentHeight: contentHeight)
    let wanted = exactOffset + distance
    exactOffset = min(max(wanted, range.lowerBound), range.upperBound)
    offset =
      exactOffset == range.lowerBound || exactOffset == range.upperBound
      ? exactOffset : wholePixels(exactOffset)
    return wanted != exactOffset
  }

  public mutating func jump(to offset: Double) {
    self.offset = offset
    exactOffset = offset
  }

  private func wholePixels(_ length: Double) -> Double {
    // Sums of frames may miss a whole number by an error of rounding.
    let pixels = length / pixel + 1e-6
    let whole = Double(Int(pixels))
    return (whole > pixels ? whole - 1 : whole) * pixel
  }
}
