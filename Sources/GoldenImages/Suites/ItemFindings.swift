/// What became of the items of a frame.
public struct ItemFindings: Sendable {
  /// Of the frame and the recorded one that it was held against.
  public let pair: FramePair

  /// What the layouts alone say.
  public let sentences: [String]

  /// What the layouts and the pixels say, of each item that is not equal.
  public internal(set) var findings: [ItemAttribution.Finding] = []

  /// Texts of the board itself that differ.
  public internal(set) var labels: [LabelFinding] = []

  /// Different pixels that belong to no item and no text.
  public internal(set) var unowned = 0

  /// Rows that columns of the layout have more or less, in those of which that is all that differs.
  public internal(set) var bands: [ColumnBand] = []

  init(pair: FramePair, sentences: [String]) {
    self.pair = pair
    self.sentences = sentences
  }
}
