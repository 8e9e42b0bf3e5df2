public import Pixels

/// Why two pictures could not be compared; never taken for a pass.
public enum ComparisonError: Error, Hashable, Sendable {
  case threshold(Double, metric: String, allowed: ClosedRange<Double>)
  case unknownMetric(String)
  /// A mask that is of neither picture's size.
  case maskSize(PixelSize, pictures: PixelSize)
  case noMemory(bytes: Int)
}
