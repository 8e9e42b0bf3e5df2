/// How far an item is from where the golden has it, over the frames of a sequence.
public struct ReportDrift: Sendable {
  public var id: String
  /// Pixels, one number for each frame of the case; not a number where it is seen in one of the
  /// pictures only.
  public var distances: [Double]

  public init(id: String, distances: [Double]) {
    self.id = id
    self.distances = distances
  }
}
