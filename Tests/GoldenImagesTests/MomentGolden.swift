import Animation
import BoardDrawing
import BoardModel
import Drawing
import Geometry
import GoldenImages
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// A golden of something that is drawn, in a folder that is removed after the test.
struct MomentGolden {
  private let folder: TemporaryFolder

  init(_ subject: some GoldenDrawable) throws {
    folder = try TemporaryFolder()
    let recorded = GoldenJudge(mode: .all).judge(subject, named: "one", in: folder.path())
    try #require(recorded.findings.isRecorded)
  }

  /// Changes the recorded picture.
  func mutate(_ change: (inout StraightBitmap) -> Void) throws {
    var picture = try StraightBitmap(decoding: .bytes(try folder.read("one.png")))
    change(&picture)
    try folder.write(try picture.encodedPNG(), to: "one.png")
  }

  func verify(
    _ subject: some GoldenDrawable, _ change: (inout GoldenBudget) -> Void = { _ in }
  ) -> CaseResult {
    var judge = GoldenJudge(mode: .never)
    change(&judge.budget)
    return judge.judge(subject, named: "one", in: folder.path()).findings
  }

  /// What became of the items, which differ.
  func items(_ subject: some GoldenDrawable) throws -> ItemFindings {
    try #require(verify(subject).items)
  }
}

/// Three cards on white: one rounded, with a shadow and a badge, and two plain ones.
struct FaultBoard {
  var cover = FaultBoard.card("cover", Rect(x: 12, y: 12, width: 40, height: 30))
  var menu = FaultBoard.card("menu", Rect(x: 70, y: 12, width: 40, height: 40))
  var map = FaultBoard.card("map", Rect(x: 70, y: 62, width: 40, height: 24))

  init() {
    cover.look.cornerRadius = 8
    cover.look.shadow = Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 128), radius: 3, offset: Point(x: 0, y: 2))
    cover.badge = .checked
  }

  var moment: BoardMoment { FaultBoard.moment([cover, menu, map]) }

  static func moment(_ cards: [Card]) -> BoardMoment {
    BoardMoment(size: Size(width: 130, height: 100), settings: BoardSettings(), cards: cards)
  }

  static func card(
    _ id: String, _ frame: Rect, _ color: Color = Color(red: 60, green: 110, blue: 160)
  ) -> Card {
    let item = BoardItem(
      id: id, content: .color(color), naturalSize: Size(width: frame.width, height: frame.height))
    return Card(item: item, frame: frame)
  }
}

extension Color {
  /// One level off in a channel that can be.
  var slightlyOff: Color {
    var color = self
    color.green ^= 1
    return color
  }
}
