/// A named set of values: how a board is arranged and drawn, and how things on it are dragged.
///
/// A preset is the lowest layer of all settings: what a board file or the command line says counts
/// more.
public enum BoardPreset: String, CaseIterable, Hashable, Sendable {
  /// Our own best behaviour.
  case standard

  /// A waterfall of uneven tiles that reorder.
  case movableWaterfall = "movable-waterfall"

  /// Reordering by hand, between sections too.
  case snapshotReorder = "snapshot-reorder"

  /// The plain waterfall.
  case waterfall

  /// An edit mode in which tiles shake, with the first of each section pinned.
  case jiggleSections = "jiggle-sections"

  /// A first section that is edited, and others to choose from.
  case editGrid = "edit-grid"
}
