import Animation
import BoardDrawing
import BoardModel
import Dragging
import Drawing
import Geometry
import Layouts
import Pixels
import TestSupport
import Typesetting
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The presets have the numbers of their systems.
@Suite(.enabled(if: Cases.areHereOrRequired, Cases.skipped)) struct BoardPresetTests {
  private func numbers() throws -> PresetNumbers {
    try JSONDecoder().decode(PresetNumbers.self, from: Cases.data("seed_numbers.json"))
  }

  private func settings(_ preset: BoardPreset) -> BoardSettings {
    var overrides = BoardOverrides()
    overrides.preset = preset
    return BoardSettings(overrides)
  }

  @Test func theMovableWaterfallHasItsNumbers() throws {
    let numbers = try numbers().movable
    let board = settings(.movableWaterfall)
    let drag = DragSettings(.movableWaterfall)
    let ghost = GhostLook(.movableWaterfall)

    #expect(board.columns == .count(numbers.columns))
    #expect(board.rowGap == numbers.lineSpacing && board.columnGap == numbers.interitemSpacing)
    #expect(board.minimumItemHeight == numbers.itemMinHeight)
    #expect(board.maximumItemHeight == numbers.itemMaxHeight)
    #expect(board.margin == EdgeInsets(numbers.sectionInset))
    #expect(drag.hold.scale == numbers.ghost.scaleTo && drag.hold.anchor == .center)
    #expect(drag.lift == numbers.ghost.liftDuration && drag.drop == numbers.drop.duration)
    #expect(ghost.cornerRadius == numbers.ghost.cornerRadius && ghost.scaling == .frame)
    #expect(
      ghost.border
        == Border(width: numbers.ghost.borderWidth, color: Color(red: 255, green: 0, blue: 0)))
  }

  @Test func reorderingByHandHasItsNumbers() throws {
    let numbers = try numbers().snapshot
    let drag = DragSettings(.snapshotReorder)

    #expect(drag.longPress == numbers.longPress && drag.drop == numbers.drop.duration)
    #expect(drag.hold.scale == numbers.ghost.scale && drag.hold.anchor == .grab)
    #expect(GhostLook(.snapshotReorder) == GhostLook())
    #expect(drag.sections == .any && drag.autoScroll == .off)
  }

  @Test func theShakingSectionsHaveTheirNumbers() throws {
    let numbers = try numbers().jiggle
    let drag = DragSettings(.jiggleSections)

    #expect(drag.editPress == numbers.editLongPress && drag.longPress == numbers.dragLongPress)
    #expect(drag.pinsFirst && drag.sections == .own)
    #expect(EditLook.jiggleSections.noticeSeconds == numbers.toastSecondsDelegate)
    #expect(EditLook.jiggleSections.jiggle == .together)
    #expect((Oscillation.jiggle().to - numbers.jiggle.amplitudeRad).magnitude < 1e-12)
    #expect(Oscillation.jiggle().duration == numbers.jiggle.halfPeriod)
  }

  @Test func theEditedGridHasItsNumbers() throws {
    let numbers = try numbers().grid
    let board = settings(.editGrid)
    let drag = DragSettings(.editGrid)
    let ghost = GhostLook(.editGrid)
    let image = numbers.repo.imageInsets

    #expect(board.rowGap == numbers.repo.lineSpacing && board.cellAspect == 1)
    #expect(
      board.style.insets
        == EdgeInsets(top: image[0], left: image[1], bottom: image[2], right: image[3]))
    #expect(drag.longPress == numbers.longPress && drag.sections == .only(0))
    #expect(drag.hold.scale == numbers.ghost.scale && drag.hold.scalesAtOnce)
    #expect(drag.drop == numbers.drop.duration)
    #expect(ghost.border?.width == numbers.ghost.borderWidth && ghost.scaling == .transform)
    #expect(EditLook.editGrid.border?.width == numbers.repo.cellBorderEdit)
    #expect(Badge.remove.size.width == numbers.repo.badge.size)
    let sections = (0...1).map {
      BoardPreset.editGrid.completed(
        BoardSection(itemCount: 0), at: $0, of: 2, hasInsets: false)
    }
    #expect(
      sections.map(\.insets)
        == [EdgeInsets](repeating: EdgeInsets(numbers.repo.sectionInset), count: 2))
    #expect(
      sections.map(\.header?.height) == [numbers.repo.headerHeight, numbers.repo.headerHeight])
    #expect(sections.map(\.footer?.height) == numbers.repo.footerHeights)
  }

  /// Cells of (W − 80) / 4, and an empty first section with room for its message.
  @Test func theEditedGridIsLaidOut() throws {
    let full = try grid(counts: [5, 2])
    let empty = try grid(counts: [0, 2])
    let cell = (375.0 - 80) / 4

    let first = full.arrangement.frames[0]
    #expect((first.width - cell).magnitude < 1 && (first.height - cell).magnitude < 1)
    #expect(first.x == 20 && first.y == 40)
    #expect(full.arrangement.frames[3].maxX == 355)
    #expect((full.arrangement.frames[4].y - first.maxY - 10).magnitude < 0.01)
    #expect(((empty.sections[0].header?.height ?? 0) - 25 - cell).magnitude < 1)
    let label = try #require(BoardMoment(empty).labels.last)
    #expect(label.frame.y == 30 && label.format.size == 12 && label.format.maximumLines == 2)
    #expect(!BoardMoment(full).labels.contains { $0.text == label.text })
  }

  private func grid(counts: [Int]) throws -> ArrangedBoard {
    var overrides = BoardOverrides()
    overrides.preset = .editGrid
    overrides.width = .points(375)
    let sections = counts.enumerated().map { index, count in
      BoardPreset.editGrid.completed(
        BoardSection(itemCount: count), at: index, of: counts.count, hasInsets: false)
    }
    let items = (0..<counts.reduce(0, +)).map {
      BoardItem(
        id: "\($0)", content: .color(.black), naturalSize: Size(width: 100, height: 160))
    }
    return try ArrangedBoard(
      Board(settings: BoardSettings(overrides), items: items, sections: sections))
  }

  @Test func whatABoardSaysCountsMoreThanItsPreset() throws {
    let file = try BoardFile(
      json: Array(
        #"{ "version": 1, "preset": "movable-waterfall", "layout": { "columns": 5 }, "items": [] }"#
          .utf8))

    let settings = BoardSettings(file.overrides)

    #expect(settings.preset == .movableWaterfall)
    #expect(settings.columns == .count(5) && settings.rowGap == 10)
  }

  @Test func theDragPresetsHaveTheNamesOfTheBoardsPresets() {
    #expect(DragSettings.presets.map(\.name) == BoardPreset.allCases.map(\.rawValue))
    for preset in BoardPreset.allCases {
      let times = GestureFile.drag(.item("a"), to: .item("b"), preset: preset).steps
      let drag = DragSettings(preset)
      #expect(times.contains(.hold(drag.longPress)))
      #expect((times.count > 5) == (drag.editPress != nil))
    }
  }
}

extension EdgeInsets {
  fileprivate init(_ insets: PresetNumbers.Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
