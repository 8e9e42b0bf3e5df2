import CRasterKernels
import Pixels

/// Makes the pixels of a target row from the sums of its source columns.
struct ColumnResampler: Sendable {
  private let targetWidth: Int
  private let weights: AxisWeights

  /// Four channels for each source column, with ``fractionBits``, and room for taps beyond the last.
  private var row: [Int16]

  private let channelCount: Int

  /// What the kernel takes at a time.
  private static let tapMultiple = 4

  private static let fractionBits = 6

  /// 255 · 2⁶ · 2¹⁵ times 1.6², which bounds the sums of the weights' sizes of both axes, is below
  /// 2³¹.
  private static let largestBits = 15

  init(width: Int, extent: Double, targetWidth: Int) {
    self.targetWidth = targetWidth
    weights = AxisWeights(
      sourceCount: width, extent: extent, targetCount: targetWidth, largestBits: Self.largestBits,
      tapMultiple: Self.tapMultiple)
    channelCount = 4 * width
    row = Array(repeating: 0, count: 4 * (width + Self.tapMultiple))
  }

  /// Adds a row made of sums: four channels for each source column, `1 << bits` times too great.
  mutating func appendRow(of sums: [Int32], bits: Int, to pixels: inout [Pixel]) {
    precondition(sums.count == channelCount, "a row has sums for each column")
    let first = pixels.count
    pixels.append(contentsOf: repeatElement(.clear, count: targetWidth))
    unsafe sums.withUnsafeBufferPointer { sums in
      unsafe row.withUnsafeMutableBufferPointer { row in
        guard let sums = sums.baseAddress, let target = row.baseAddress else {
          return
        }
        unsafe raster_narrow(target, sums, Int32(bits - Self.fractionBits), channelCount)
      }
    }
    unsafe pixels.withUnsafeMutableBytes { pixels in
      unsafe row.withUnsafeBufferPointer { row in
        unsafe weights.starts.withUnsafeBufferPointer { starts in
          unsafe weights.weights.withUnsafeBufferPointer { taps in
            guard let pixels = pixels.baseAddress, let row = row.baseAddress,
              let starts = starts.baseAddress, let taps = taps.baseAddress
            else { return }
            unsafe raster_mix_columns(
              pixels + 4 * first, row, starts, taps, weights.tapCount,
              Int32(weights.bits + Self.fractionBits), targetWidth)
          }
        }
      }
    }
  }
}
