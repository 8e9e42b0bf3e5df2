import BoardModel
import BoardRendering
import Pixels
import TestSupport
import Testing

/// Clips within a limit of bytes.
@Suite struct ClipLimitTests {
  private let fixture: FrameFixture

  init() throws {
    fixture = try FrameFixture()
  }

  private func show(_ change: (inout ClipOptions) -> Void = { _ in }) throws -> ShownClip {
    try ShownClip(of: fixture, change)
  }

  @Test func aClipThatIsTooLongIsMadeShorterStepByStep() throws {
    let long = try show().bytes.count
    var steps: [ClipVersion] = []
    let shown = try show {
      $0.maximumByteCount = long / 3
      $0.takesStep = { steps.append($0) }
    }

    #expect(shown.bytes.count <= long / 3)
    #expect(steps.map(\.fps).prefix(2) == [20, 15])
    #expect(steps.last == shown.clip.version)
    #expect(steps.map(\.fps) == steps.map(\.fps).sorted(by: >))
    #expect(steps.map(\.scale) == steps.map(\.scale).sorted(by: >))
    #expect(shown.clip.size.width == Int((200 * shown.clip.version.scale).rounded()))
  }

  @Test func fewerFramesTakeAsLongAndEndAlike() throws {
    let all = try show()
    let fewer = try show { $0.maximumByteCount = all.bytes.count - 1 }

    #expect(fewer.clip.version.fps == 20)
    #expect(fewer.frames.first == all.frames.first)
    #expect(fewer.frames.last == all.frames.last)
    #expect(abs(fewer.clip.duration - all.clip.duration) < 0.1)
  }

  @Test func whatCannotBeMadeShortEnoughLeavesNothing() throws {
    let last = ClipVersion(fps: 10, scale: 0.25)
    let path = fixture.folder.path("c.apng")

    #expect(throws: FramesError.clipTooLong(path, limit: 500, .apng, last)) {
      _ = try show { clip in
        clip.maximumByteCount = 500
        clip.poster = .file(fixture.folder.path("p.png"), replaces: true)
      }
    }
    #expect(try fixture.folder.names() == ["b.json", "p"])
  }
}
