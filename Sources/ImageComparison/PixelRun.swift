import CImageComparison

/// Pixels of a row that a metric is asked about, and where it writes what they are.
@safe
struct PixelRun {
  let a: UnsafePointer<UInt8>
  let b: UnsafePointer<UInt8>
  let count: Int
  /// That of the first pixel in its picture.
  let index: Int
  let classes: UnsafeMutablePointer<UInt8>
}
