import BoardDrawing
import BoardModel
import Geometry
import Layouts
import Pixels
import TestSupport
import Testing
import Typesetting

/// What captions and titles do to the layout.
@Suite(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped))
struct ArrangedCaptionTests {
  private let typesetter: Typesetter

  init() throws {
    typesetter = Typesetter(fonts: try TestFonts.list())
  }

  private func board(
    _ captions: [String?], _ change: (inout BoardSettings) -> Void = { _ in }
  ) throws -> ArrangedBoard {
    var settings = BoardSettings()
    settings.width = .points(320)
    settings.margin = .zero
    settings.columns = .count(3)
    settings.columnGap = 10
    settings.rowGap = 10
    change(&settings)
    let items = captions.enumerated().map { index, caption in
      var item = BoardItem(
        id: "\(index)", content: .color(.black), naturalSize: Size(width: 100, height: 50))
      item.caption = caption
      return item
    }
    return try ArrangedBoard(Board(settings: settings, items: items), typesetter: typesetter)
  }

  private let long = "several words that do not fit on a single line of a narrow column"

  @Test func aCardIsHigherByItsCaption() throws {
    let arranged = try board(["below", nil])

    let frames = arranged.arrangement.frames
    #expect(frames[1].height == 50)
    #expect(frames[0].height == 50 + arranged.looks[0].stripHeight)
    #expect((18...30).contains(arranged.looks[0].stripHeight))
  }

  @Test func aStripTakesAsManyLinesAsItsTextNeedsUpToTheMost() throws {
    func lines(_ text: String, most: Int) throws -> Double {
      let caption = try board([text]) { $0.style.caption.maximumLines = most }.looks[0].caption
      return Double(caption?.format.maximumLines ?? 0)
    }

    #expect(try lines("short", most: 3) == 1)
    #expect(try lines(long, most: 2) == 2)
    #expect(try lines(long, most: 1) == 1)
    #expect(try lines(long, most: 20) > 3)
  }

  @Test(arguments: [LayoutKind.rows, .justified])
  func whereWidthsFollowFromTheLayoutAllLinesAreReserved(kind: LayoutKind) throws {
    let arranged = try board(["short", "short", "short"]) {
      $0.kind = kind
      $0.style.caption.maximumLines = 3
    }

    #expect(arranged.looks.allSatisfy { $0.caption?.format.maximumLines == 3 })
  }

  @Test(arguments: LayoutKind.allCases)
  func noCardsOverlapWithCaptionsAndInsets(kind: LayoutKind) throws {
    let captions = (0..<17).map { $0 % 3 == 0 ? long : $0 % 3 == 1 ? "b" : nil }
    let frames = try board(captions) {
      $0.kind = kind
      $0.style.caption.maximumLines = 2
      $0.style.insets = EdgeInsets(top: 4, left: 6, bottom: 2, right: 6)
    }.arrangement.frames

    for (index, frame) in frames.enumerated() {
      #expect(frame.minX >= 0 && frame.maxX <= 320)
      #expect(!frames[(index + 1)...].contains { $0.intersects(frame) }, "\(index)")
    }
  }

  @Test func insetPicturesKeepTheirShape() throws {
    let arranged = try board(["a", nil]) {
      $0.snapping = .none
      $0.style.insets = EdgeInsets(top: 3, left: 10, bottom: 5, right: 10)
    }

    for card in BoardMoment(arranged).cards {
      let picture = card.pictureFrame
      #expect(abs(picture.width - 80) < 0.01)
      #expect(abs(picture.width / picture.height - 2) < 0.01)
    }
  }

  @Test func aTitleStandsAboveAllCards() throws {
    let arranged = try board([nil]) {
      var title = BoardTitle(TextTemplate.ownCaption)
      title.subtitle = title.text
      $0.title = title
    }

    let labels = arranged.labels.title
    #expect(labels.count == 2)
    #expect(labels[0].frame.maxY <= labels[1].frame.minY)
    #expect(labels[1].frame.maxY < arranged.arrangement.frames[0].minY)
    #expect(labels[0].format.size > labels[1].format.size)
  }

  @Test func captionsOverPicturesTakeNoRoom() throws {
    let arranged = try board(["over"]) { $0.style.caption.place = .over }

    #expect(arranged.arrangement.frames[0].height == 50)
    #expect(arranged.looks[0].caption?.place == .over)
  }

  @Test func textIsDarkOnLightGroundAndLightOnDark() throws {
    func color(_ background: Color, ground: Color? = nil) throws -> Color? {
      try board(["a"]) {
        $0.background = background
        $0.style.background = ground
      }.looks[0].caption?.color
    }

    #expect(try color(.white) == color(.black, ground: .white))
    #expect(try color(.black) == color(.white, ground: .black))
    #expect(try color(.white) != color(.black))
    #expect(try color(.clear) == color(.white))
  }
}
