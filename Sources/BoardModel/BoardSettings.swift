public import Geometry
public import Pixels

/// All that a board says beside its items; lengths in points.
public struct BoardSettings: Hashable, Sendable {
  public var width = CanvasWidth.points(1600)

  /// Of a page, in points; nil where the board is one picture as tall as its content.
  public var height: Double?

  /// Pixels a point, more than 0 and at most 4.
  public var scale = 1.0

  public var margin = EdgeInsets(all: 12)
  public var background = Color.white
  public var kind = LayoutKind.waterfall
  public var columns = ColumnRule.automatic
  public var columnGap = 12.0
  public var rowGap = 12.0

  /// An item may go to an earlier column that is longer than the shortest by up to this much.
  public var orderTolerance = 0.0

  /// So many of the last items of a section are placed for the flattest bottom edge, from 0 to 8.
  public var balance = 0

  /// Whether items go up into holes that wider items have left.
  public var isDense = false

  /// Whether left and right are exchanged.
  public var isMirrored = false

  public var snapping = PixelSnapping.distribute
  public var minimumItemHeight = 0.0
  public var maximumItemHeight = Double.infinity
  public var style = CardStyle()

  /// A picture under all else, over the background.
  public var backdrop: Backdrop?

  public var theme: Theme?
  public var title: BoardTitle?

  /// The fonts in which letters are looked for before the default ones: paths, or the names of files
  /// or families in the folders of fonts.
  public var fonts: [FilePath] = []

  /// How things on the board are dragged; what it says of the layout is in the other settings.
  public var preset = BoardPreset.standard

  /// Width by height of every item, whatever its picture's; nil leaves each its own.
  public var cellAspect: Double?

  /// What stands under the header of a first section that has no items, which makes room for it; nil
  /// where nothing does.
  public var emptyMessage: String?

  public init() {}
}
