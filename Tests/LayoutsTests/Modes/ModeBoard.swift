import Geometry
import Layouts
import TestSupport

/// A board of a mode, made by chance: items of all kinds among plain ones.
struct ModeBoard: CustomStringConvertible {
  let mode: LayoutMode
  let seed: UInt64
  let settings: WaterfallLayout
  let layout: any Layout
  let items: [LayoutItem]
  let width: Double

  /// Boards of every mode, of all snappings and of scales 1, 1.25, 2 and 3.
  static func all(_ modes: [LayoutMode] = LayoutMode.allCases, count: Int = 24) throws
    -> [ModeBoard]
  {
    try modes.flatMap { mode in
      try (0..<count).map { try ModeBoard(mode, seed: UInt64($0)) }
    }
  }

  init(_ mode: LayoutMode, seed: UInt64, isPlain: Bool = false, itemCount: Int? = nil) throws {
    var random = SeededGenerator(seed: seed)
    let snapping = Snapping.allCases[Int(seed) % 3]
    let scale = [1, 1.25, 2, 3][Int(seed) / 3 % 4]
    self.mode = mode
    self.seed = seed
    settings = try mode.waterfall(&random, snapping: snapping, scale: scale)
    layout = try mode.layout(settings)
    // Wide enough for eight columns of 60 points and their spacing.
    width = Double(Int.random(in: 640...1200, using: &random))
    let plain = isPlain || seed.isMultiple(of: 4)
    // Now and then more than one block of the engine.
    let count = itemCount ?? (seed.isMultiple(of: 8) ? 600 : Int.random(in: 0...50, using: &random))
    items = (0..<count).map { _ in Self.item(plain, &random) }
  }

  private static func item(_ isPlain: Bool, _ random: inout SeededGenerator) -> LayoutItem {
    var item = LayoutItem(
      aspectRatio: Double.random(in: 0.3...4, using: &random),
      fixedHeight: Bool.random(using: &random) ? 0 : 14.5)
    guard !isPlain else { return item }
    switch Int.random(in: 0..<12, using: &random) {
    case 0: item = .height([0, 10, 33.25].randomElement(using: &random) ?? 0)
    case 1: item = LayoutItem(fixedSize: Size(width: 30, height: 45.5))
    case 2: item.column = Int.random(in: 0...9, using: &random)
    case 3: item.minimumHeight = 150
    case 4: item.maximumHeight = 40.25
    case 5: item = item.spanningAll()
    case 6, 7, 8: item.span = Int.random(in: 1...4, using: &random)
    default: break
    }
    return item
  }

  var area: LayoutArea { LayoutArea(width: width) }

  var arrangement: Arrangement { layout.arrange(items, in: area) }

  /// By how much an edge may be off for being brought to pixels, and a hair.
  var slack: Double { (settings.snapping == .distribute ? 0.5 / settings.scale : 0) + 1e-6 }

  var description: String {
    "\(mode), seed \(seed), \(settings.snapping) at \(settings.scale)x, \(items.count) items"
  }
}

extension ModeBoard {
  /// The height of an item before its edges are brought to pixels, in units, on equal columns.
  func units(ofItem index: Int, span: Int) -> Int {
    let item = items[index]
    let gaps = Double(settings.columnCount - 1) * settings.columnSpacing
    let inner = width - settings.insets.left - settings.insets.right - gaps
    let column = cut(inner / Double(settings.columnCount))
    let itemWidth = Double(span) * column + Double(span - 1) * settings.columnSpacing
    var height = max(itemWidth / item.aspectRatio + item.fixedHeight, settings.minimumItemHeight)
    height = max(min(height, settings.maximumItemHeight, item.maximumHeight), item.minimumHeight)
    return PlainLanes.units(cut(height))
  }

  /// A length cut to whole pixels where that is what the board does.
  private func cut(_ length: Double) -> Double {
    guard settings.snapping == .floor else { return length }
    return (length * settings.scale + 1e-9).rounded(.down) / settings.scale
  }
}
