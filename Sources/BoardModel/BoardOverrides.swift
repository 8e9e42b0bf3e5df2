public import Geometry
public import Pixels

/// What a board file or the command line says of the settings; nil leaves a setting as it is.
public struct BoardOverrides: Hashable, Sendable {
  public var width: CanvasWidth?
  public var height: Double?
  public var page: PageSize?
  public var scale: Double?
  public var margin: EdgeInsets?
  public var background: Color?
  public var kind: LayoutKind?
  public var columns: ColumnRule?
  public var columnGap: Double?
  public var rowGap: Double?
  public var orderTolerance: Double?
  public var balance: Int?
  public var isDense: Bool?
  public var isMirrored: Bool?
  public var snapping: PixelSnapping?
  public var minimumItemHeight: Double?
  public var maximumItemHeight: Double?
  public var style = StyleOverrides()

  /// Of a picture under all else, as it was written.
  public var backgroundPicture: String?

  public var theme: Theme?
  public var title: BoardTitle?
  public var fonts: [FilePath]?
  public var fit: FitMode?

  /// Width over height of all cells.
  public var aspect: Double?
  public var sort: ItemOrder?

  /// Decides what is said nowhere else.
  public var preset: BoardPreset?

  public var cellAspect: Double?
  public var emptyMessage: String?

  /// For `ItemOrder.shuffle`.
  public var seed: UInt64?

  /// The columns that items cover, by their ids; they count more than what an item says itself.
  public var spans: [String: Int] = [:]

  public init() {}

  /// These overrides, and where they say nothing, others.
  public func over(_ lower: BoardOverrides) -> BoardOverrides {
    var result = lower
    // A page says both lengths at once.
    if page != nil || width != nil || height != nil { result.page = page }
    result.width = width ?? (page == nil ? lower.width : nil)
    result.height = height ?? (page == nil ? lower.height : nil)
    result.scale = scale ?? lower.scale
    result.margin = margin ?? lower.margin
    result.background = background ?? lower.background
    result.kind = kind ?? lower.kind
    result.columns = columns ?? lower.columns
    result.columnGap = columnGap ?? lower.columnGap
    result.rowGap = rowGap ?? lower.rowGap
    result.orderTolerance = orderTolerance ?? lower.orderTolerance
    result.balance = balance ?? lower.balance
    result.isDense = isDense ?? lower.isDense
    result.isMirrored = isMirrored ?? lower.isMirrored
    result.snapping = snapping ?? lower.snapping
    result.minimumItemHeight = minimumItemHeight ?? lower.minimumItemHeight
    result.maximumItemHeight = maximumItemHeight ?? lower.maximumItemHeight
    result.style = style.over(lower.style)
    result.backgroundPicture = backgroundPicture ?? lower.backgroundPicture
    result.theme = theme ?? lower.theme
    result.title = title ?? lower.title
    result.fonts = fonts ?? lower.fonts
    result.fit = fit ?? lower.fit
    result.aspect = aspect ?? lower.aspect
    result.sort = sort ?? lower.sort
    result.preset = preset ?? lower.preset
    result.cellAspect = cellAspect ?? lower.cellAspect
    result.emptyMessage = emptyMessage ?? lower.emptyMessage
    result.seed = seed ?? lower.seed
    result.spans = lower.spans.merging(spans) { _, upper in upper }
    return result
  }
}

extension BoardSettings {
  /// The defaults with overrides applied, those of the preset below all others.
  ///
  /// A natural width without a margin of its own has none, so that a lone picture comes out as it
  /// is.
  public init(_ overrides: BoardOverrides) {
    self.init()
    preset = overrides.preset ?? preset
    let overrides = overrides.over(preset.overrides)
    if overrides.width == .natural { margin = .zero }
    width = overrides.width ?? width
    height = overrides.height
    scale = overrides.scale ?? overrides.page?.usualScale ?? scale
    if let (pageWidth, pageHeight) = overrides.page?.lengths(scale: scale) {
      width = .points(pageWidth)
      height = pageHeight
    }
    margin = overrides.margin ?? margin
    theme = overrides.theme
    background = overrides.background ?? theme?.background ?? background
    kind = overrides.kind ?? kind
    columns = overrides.columns ?? columns
    columnGap = overrides.columnGap ?? columnGap
    rowGap = overrides.rowGap ?? rowGap
    orderTolerance = overrides.orderTolerance ?? orderTolerance
    balance = overrides.balance ?? balance
    isDense = overrides.isDense ?? isDense
    isMirrored = overrides.isMirrored ?? isMirrored
    snapping = overrides.snapping ?? snapping
    minimumItemHeight = overrides.minimumItemHeight ?? minimumItemHeight
    maximumItemHeight = overrides.maximumItemHeight ?? maximumItemHeight
    style = CardStyle(theme).overridden(by: overrides.style)
    title = overrides.title
    fonts = overrides.fonts ?? fonts
    cellAspect = overrides.cellAspect
    emptyMessage = overrides.emptyMessage
  }
}
