import Geometry

/// How the boards of a preset are arranged.
extension BoardPreset {
  /// The lowest layer of settings; a preset that is not about layout says nothing.
  public var overrides: BoardOverrides {
    var overrides = BoardOverrides()
    overrides.preset = self
    switch self {
    case .standard, .snapshotReorder, .waterfall, .jiggleSections: break
    case .movableWaterfall:
      overrides.columns = .count(3)
      overrides.columnGap = 10
      overrides.rowGap = 10
      overrides.margin = EdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
      overrides.minimumItemHeight = 20
      overrides.maximumItemHeight = 200
    case .editGrid:
      overrides.kind = .grid
      overrides.columns = .count(4)
      overrides.margin = .zero
      // Four cells of (W - 80) / 4 leave 40 of the room between insets of 20.
      overrides.columnGap = 40.0 / 3
      overrides.rowGap = 10
      overrides.cellAspect = 1
      overrides.fit = .contain
      overrides.style.insets = EdgeInsets(top: 10, left: 15, bottom: 15, right: 15)
      // The lower inset holds the caption.
      overrides.style.caption.size = 10
      overrides.emptyMessage = "Nothing here yet\nTap + below to add something"
    }
    return overrides
  }

  /// A section with what the preset says where the section says nothing.
  ///
  /// - Parameters:
  ///   - index: of the section among as many as `count`.
  ///   - hasInsets: Whether the section says its insets itself.
  public func completed(
    _ section: BoardSection, at index: Int, of count: Int, hasInsets: Bool
  ) -> BoardSection {
    guard self == .editGrid else { return section }
    var section = section
    if !hasInsets { section.insets = EdgeInsets(top: 15, left: 20, bottom: 20, right: 20) }
    section.header = section.header ?? SectionStrip(height: 25)
    if section.header?.insets == .zero {
      section.header?.insets = EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    }
    if section.footer == nil {
      let isLast = index == count - 1
      section.footer = SectionStrip(height: isLast ? 0.5 : 10)
      section.hasSeparator = isLast
    }
    return section
  }
}
