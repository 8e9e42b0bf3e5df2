/// What was found about one pixel of two pictures.
public enum PixelVerdict: UInt8, Hashable, Sendable, CaseIterable {
  case equal = 0
  /// Changed, but by no more than the metric allows.
  case tolerated = 1
  case different = 2
  /// Different, but part of an edge that is smoothed, and these were not to count.
  case antialiased = 3
  /// Different, but in a region that was to be ignored.
  case ignored = 4
  /// In one of the pictures only.
  case overhang = 5
  /// Different, but with too few others beside it.
  case small = 6
  /// Different, but of something that was not to count, whatever its place.
  case hidden = 7
}
