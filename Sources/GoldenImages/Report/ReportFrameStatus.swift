/// What became of a frame of a sequence.
public enum ReportFrameStatus: String, Sendable {
  case passed
  case changed
  /// The two pictures have different sizes.
  case size
  /// The golden has it, and it was not rendered.
  case dropped
  /// It was rendered, and the golden has no such frame.
  case inserted
  /// Inserted, and just as the rendered frame before it.
  case duplicated
  /// It was rendered, and there is no golden yet.
  case new
}
