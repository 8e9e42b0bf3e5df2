import BoardModel
import BoardRendering
import Geometry
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// What would take too much memory is refused before it is taken.
@Suite struct RenderingLimitTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func loaded(_ change: (inout BoardOverrides) -> Void) throws -> LoadedBoard {
    var overrides = BoardOverrides()
    overrides.margin = .init(all: 0)
    overrides.columnGap = 0
    overrides.rowGap = 0
    change(&overrides)
    return try BoardReader().read([.path(folder.path("in"))], overrides: overrides)
  }

  private func render(_ loaded: LoadedBoard) throws -> RenderedBoard {
    try BoardRenderer().render(loaded, to: .file(folder.path("out.png"), replaces: true))
  }

  @Test func aTileThatNeedsTooMuchMemoryIsLeftOut() throws {
    try folder.writePNG("in/a.png", 10, 10, .black)
    try folder.writePNG("in/thin.png", 1, 2000, .black)
    var loaded = try loaded { overrides in
      overrides.width = .points(800)
      overrides.columns = .count(2)
    }
    loaded.options.limit.maximumBytes = 50_000_000

    let rendered = try render(loaded)

    #expect(
      rendered.skipped.map(\.problem) == [.tileTooLarge(PixelSize(width: 400, height: 800_000))])
  }

  @Test func aCanvasBeyondTheLimitIsAnErrorBeforeAnythingIsMade() throws {
    try folder.writePNG("in/thin.png", 1, 20_000, .black)
    let loaded = try loaded { overrides in
      overrides.width = .points(800)
      overrides.columns = .count(1)
    }

    #expect {
      try render(loaded)
    } throws: { error in
      guard case RenderingError.canvasTooLarge(let size, _) = error else { return false }
      return size == PixelSize(width: 800, height: 16_000_000)
    }
    #expect(try folder.names() == ["in"])
  }

  @Test func tilesThatStandSideBySideAreBoundedTogether() throws {
    for index in 0..<12 { try folder.writePNG("in/\(index).png", 1, 8000, .black) }
    let loaded = try loaded { overrides in
      overrides.width = .points(1200)
      overrides.columns = .count(12)
    }

    #expect(
      throws: RenderingError.tilesTooLarge(bytes: 12 * 100 * 800_000 * 4, limit: 1 << 30)
    ) { try render(loaded) }
    #expect(try folder.names() == ["in"])
  }

  @Test func tilesThatStandBelowEachOtherAreNotCountedTogether() throws {
    for index in 0..<12 { try folder.writePNG("in/\(index).png", 1, 80, .black) }
    var loaded = try loaded { overrides in
      overrides.width = .points(100)
      overrides.columns = .count(1)
    }
    loaded.options.limit.maximumBytes = 100 * 8000 * 4

    let rendered = try render(loaded)

    #expect(rendered.size == PixelSize(width: 100, height: 96_000))
    #expect(rendered.skipped.isEmpty)
  }

  @Test func aPictureOfVeryWideRowsIsLeftOut() throws {
    try folder.writePNG("in/a.png", 10, 10, .black)
    try folder.writePNG("in/wide.png", 4_000_000, 1, .black)
    let loaded = try loaded { overrides in
      overrides.width = .points(20)
      overrides.minimumItemHeight = 10
    }

    let rendered = try render(loaded)

    #expect(rendered.skipped.map(\.path) == [folder.path("in/wide.png")])
    #expect(
      rendered.skipped.allSatisfy {
        if case .image(.needsTooMuchMemory(_, _)) = $0.problem { true } else { false }
      })
  }
}
