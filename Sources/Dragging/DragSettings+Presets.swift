extension DragSettings {
  /// Our own best behaviour.
  public static let standard = DragSettings()

  /// A waterfall of uneven tiles that reorder.
  public static let movableWaterfall = standard.with {
    $0.hold = GhostHold(anchor: .center, scale: 0.5)
    $0.dropRule = .underFinger
    $0.autoScroll = .ghostEdge(speed: 300)
  }

  /// Reordering by hand, between sections too.
  public static let snapshotReorder = standard.with {
    $0.longPress = 0.2
    $0.drop = 0.25
    $0.hold = GhostHold(anchor: .grab, scale: 1)
    $0.dropRule = .nearestCenter
    $0.sections = .any
    $0.autoScroll = .off
  }

  /// The plain waterfall, which drags as ``standard`` does.
  public static let waterfall = standard

  /// Tiles that shake in edit mode and lift at once, each section's first one pinned.
  public static let jiggleSections = standard.with {
    $0.longPress = 0
    $0.editPress = 0.5
    $0.drop = 0.25
    $0.hold = GhostHold(anchor: .center, scale: 1)
    $0.dropRule = .underFinger
    $0.pinsFirst = true
  }

  /// A first section that is edited, and others to choose from.
  public static let editGrid = standard.with {
    $0.editPress = 0.5
    $0.drop = 0.25
    $0.hold = GhostHold(anchor: .center, scale: 1.1, scalesAtOnce: true)
    $0.dropRule = .underFinger
    $0.sections = .only(0)
    $0.autoScroll = .off
  }

  /// All presets by their names, in the order in which they are listed for people.
  public static let presets: [(name: String, settings: DragSettings)] = [
    ("standard", standard), ("movable-waterfall", movableWaterfall),
    ("snapshot-reorder", snapshotReorder), ("waterfall", waterfall),
    ("jiggle-sections", jiggleSections), ("edit-grid", editGrid),
  ]

  private func with(_ change: (inout DragSettings) -> Void) -> DragSettings {
    var settings = self
    change(&settings)
    return settings
  }
}
