import Animation
import BoardDrawing
import BoardModel
import BoardRendering
import Drawing
import Geometry
import Pixels
import TestSupport
import Testing
import Typesetting

/// Which item is topmost at each pixel of a moment.
@Suite struct ItemMapTests {
  private func topmost(_ moment: BoardMoment) throws -> (Int, Int) -> String? {
    let map = try MomentRenderer(moment).itemMap(of: moment)
    let topmost = map.topmost
    return { topmost[$1 * map.size.width + $0] }
  }

  @Test func cornersAreCutOffAndShadowsBelongToTheirCard() throws {
    var board = FaultBoard()
    let withShadow = try topmost(board.moment)
    board.cover.look.shadow = nil
    board.cover.badge = nil
    let without = try topmost(board.moment)

    #expect(withShadow(32, 44) == "cover")
    #expect(without(32, 44) == nil)
    #expect(without(12, 12) == nil)
    #expect(without(12, 27) == "cover")
    #expect(without(20, 12) == "cover")
  }

  @Test func theHigherCardIsTopmost() throws {
    var board = FaultBoard()
    board.map.frame = Rect(x: 80, y: 20, width: 20, height: 20)
    let inOrder = try topmost(board.moment)
    board.menu.pose.elevation = 1
    let lifted = try topmost(board.moment)

    #expect(inOrder(90, 30) == "map")
    #expect(lifted(90, 30) == "menu")
  }

  @Test func aPanelOverCardsBelongsToNoItem() throws {
    var moment = FaultBoard().moment
    moment.panels = [
      Panel(frame: Rect(x: 70, y: 12, width: 20, height: 20), background: .black)
    ]

    let topmost = try topmost(moment)

    #expect(topmost(75, 20) == nil)
    #expect(topmost(100, 20) == "menu")
  }

  @Test func whatAViewportShowsIsWhereItIsSeen() throws {
    var moment = FaultBoard().moment
    moment.window = Rect(x: 0, y: 50, width: 130, height: 40)

    let topmost = try topmost(moment)

    #expect(topmost(80, 20) == "map")
    #expect(topmost(80, 5) == nil)
  }

  @Test func onlyWhatIsDrawnIsCovered() throws {
    var moment = FaultBoard().moment
    moment.cards[1].pose.opacity = 0
    moment.cards[2].pose.opacity = 0.01

    let topmost = try topmost(moment)

    #expect(topmost(80, 20) == nil)
    #expect(topmost(80, 70) == "map")
  }

  /// Sizes of pixels do not change who covers them: the map is as large as the picture.
  @Test func theMapHasTheSizeOfThePicture() throws {
    var moment = FaultBoard().moment
    moment.settings.scale = 2
    let renderer = try MomentRenderer(moment)

    let map = try renderer.itemMap(of: moment)

    #expect(map.size == (try renderer.picture(of: moment).size))
    #expect(map.parts.map(\.itemID) == ["cover", "menu", "map"])
  }
}
