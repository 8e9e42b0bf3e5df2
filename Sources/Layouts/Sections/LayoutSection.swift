/// One section of a board: its items, their layout, and what stands around them.
public struct LayoutSection: Sendable {
  public var items: [LayoutItem]

  /// Has the section's own columns, spacing and insets.
  public var layout: any Layout

  public var header: SectionBar?
  public var footer: SectionBar?

  /// Of a line at the lower edge of the footer, or of the section where it has none; in points.
  ///
  /// It takes no room of its own.
  public var separatorHeight: Double

  public init(
    items: [LayoutItem], layout: any Layout, header: SectionBar? = nil, footer: SectionBar? = nil,
    separatorHeight: Double = 0
  ) {
    self.items = items
    self.layout = layout
    self.header = header
    self.footer = footer
    self.separatorHeight = separatorHeight
  }
}
