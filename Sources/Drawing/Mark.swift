public import Geometry
public import Pixels

/// One thing drawn over what lies below it.
public indirect enum Mark: Hashable, Sendable {
  case fill(Path, Paint)
  case run(PathRun, Color)
  case layer(Layer)
  case group(Group)
}

/// Marks that move, turn and fade as one.
public struct Group: Hashable, Sendable {
  public var transform: Transform

  /// From 0 to 1. Below 1 the marks are flattened first, so overlaps do not show through.
  public var opacity: Double

  public var marks: [Mark]

  public init(transform: Transform = .identity, opacity: Double = 1, marks: [Mark]) {
    self.transform = transform
    self.opacity = opacity
    self.marks = marks
  }
}
