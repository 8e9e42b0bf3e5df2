/// How much the items of a frame differ at most.
public struct ItemExtent: Hashable, Sendable {
  /// The farthest way that an item moved, in points, along x or y.
  public internal(set) var shift = 0.0

  /// The most pixels of an item that differ, but for its move.
  public internal(set) var pixels = 0

  /// Different pixels that belong to no item.
  public internal(set) var unowned = 0

  /// Pixels a point.
  let scale: Double

  /// - Parameter ignored: items that may be where they want.
  init(_ attribution: ItemAttribution, scale: Double, ignoring ignored: Set<String> = []) {
    self.scale = scale
    unowned = attribution.unowned
    for finding in attribution.findings where !ignored.contains(finding.id) {
      switch finding.verdict {
      case .equal: break
      case .moved(let dx, let dy, let residual):
        add(dx, dy)
        pixels = max(pixels, residual)
      case .movedAndChanged(let dx, let dy, let count):
        add(dx, dy)
        pixels = max(pixels, count)
      case .contentChanged(let count), .resampled(let count, _): pixels = max(pixels, count)
      // The pixels of what covers it count, and those of an item that lies elsewhere in the stack.
      case .occlusionOnly: pixels = max(pixels, finding.differentPixels)
      // The layout and the pixels disagree, or there is nothing that could be measured.
      case .layoutMovedPixelsDidNot, .pixelsMovedLayoutDidNot, .resized, .appeared, .vanished:
        shift = .infinity
      }
    }
  }

  private mutating func add(_ dx: Double, _ dy: Double) {
    shift = max(shift, abs(dx), abs(dy))
  }
}
