import Geometry
import GoldenImages
import ImageComparison
import Pixels
import Testing

/// Verdicts that know where the items are.
@Suite struct LayoutVerdictTests {
  private let golden = [
    RecordedItem(id: "cover", frame: Rect(x: 10, y: 10, width: 20, height: 20)),
    RecordedItem(id: "menu", frame: Rect(x: 40, y: 10, width: 20, height: 30)),
    RecordedItem(id: "map", frame: Rect(x: 10, y: 40, width: 20, height: 20)),
  ]

  /// A picture of items, each of a pattern of its own.
  private func picture(
    _ items: [RecordedItem], recolored: String? = nil, width: Int = 100, height: Int = 90
  ) -> StraightBitmap {
    var picture = StraightBitmap(
      size: PixelSize(width: width, height: height), filledWith: .white)
    for item in items {
      let seed = item.id.utf8.reduce(7) { ($0 * 31 + Int($1)) % 251 }
      let frame = item.frame
      for y in 0..<Int(frame.height) {
        for x in 0..<Int(frame.width) {
          let level = UInt8((seed + x * 5 + y * 11 + (item.id == recolored ? 90 : 0)) % 200)
          picture[x + Int(frame.x), y + Int(frame.y)] = Color(
            red: level, green: UInt8(seed), blue: 200 - level)
        }
      }
    }
    return picture
  }

  private func findings(
    _ a: StraightBitmap, _ b: StraightBitmap, _ actual: [RecordedItem]
  ) throws -> ItemAttribution {
    var comparator = ImageComparator()
    comparator.wantsMap = true
    let map = try #require(try comparator.compare(a, b).map)
    return ItemAttribution(golden, actual, a, b, map, scale: 1)
  }

  private func moving(_ id: String, _ dx: Double, _ dy: Double) -> [RecordedItem] {
    golden.map { item in
      guard item.id == id else { return item }
      var moved = item
      moved.frame.x += dx
      moved.frame.y += dy
      return moved
    }
  }

  private func words(_ attribution: ItemAttribution) -> [String] {
    attribution.findings.map { $0.verdict.words(for: $0.id) }
  }

  @Test func anItemThatMovedIsToldFromOneThatChanged() throws {
    let actual = moving("menu", 3, 0)

    let found = try findings(picture(golden), picture(actual), actual)

    #expect(words(found) == ["item menu moved (+3, 0), pixels else equal"])
    #expect(found.unowned == 0)
  }

  @Test(arguments: [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)])
  func onePixelIsEnough(dx: Double, dy: Double) throws {
    let actual = moving("map", dx, dy)

    let found = try findings(picture(golden), picture(actual), actual)

    #expect(found.findings.map(\.id) == ["map"])
    #expect(found.findings.first?.verdict == .moved(dx: dx, dy: dy, residual: 0))
  }

  @Test func anItemThatLooksAnotherWayHasOtherContent() throws {
    let found = try findings(picture(golden), picture(golden, recolored: "cover"), golden)

    #expect(words(found) == ["item cover has other content, 400 pixels"])
  }

  @Test func aStalePictureIsNamed() throws {
    let found = try findings(picture(golden), picture(golden), moving("menu", 3, 0))

    #expect(words(found) == ["item menu: layout says moved (+3, 0), pixels did not"])
  }

  @Test func pixelsThatMoveOnTheirOwnAreNamed() throws {
    let found = try findings(picture(golden), picture(moving("menu", 2, 1)), golden)

    #expect(words(found) == ["item menu: pixels moved (+2, +1), layout did not"])
  }

  @Test func whatMovedAndChangedIsBoth() throws {
    let actual = moving("menu", 3, 0)

    let found = try findings(picture(golden), picture(actual, recolored: "menu"), actual)

    guard case .movedAndChanged(3, 0, _) = found.findings.first?.verdict else {
      Issue.record("\(words(found))")
      return
    }
  }

  @Test func pixelsBesideAllItemsBelongToNone() throws {
    var b = picture(golden)
    b[95, 85] = .black

    let found = try findings(picture(golden), b, golden)

    #expect(found.unowned == 1)
    #expect(found.findings.isEmpty)
  }

  @Test func thoseThatFollowAreTakenTogether() {
    let before = (0..<30).map { index in
      RecordedItem(
        id: index == 0 ? "cover" : "i\(index)",
        frame: Rect(x: 0, y: Double(index * 50), width: 40, height: 40))
    }
    let after = before.map { item in
      var item = item
      if item.id == "cover" { item.frame.height += 24 } else { item.frame.y += 24 }
      return item
    }

    let difference = LayoutDifference(from: before, to: after)

    #expect(difference.sentences == ["29 items moved because cover grew 24 pt"])
    #expect(difference.cause?.id == "cover")
  }

  @Test func itemsThatAllMoveAlikeNeedNoCause() {
    let after = golden.map { item in
      RecordedItem(
        id: item.id,
        frame: Rect(
          x: item.frame.x, y: item.frame.y + 1, width: item.frame.width, height: item.frame.height))
    }

    #expect(
      LayoutDifference(from: golden, to: after).sentences == ["3 items moved (0, +1)"])
  }

  @Test func whatCameWentOrChangedPlacesIsNamed() {
    let gone = Array(golden.dropFirst())
    let reordered = [golden[1], golden[0], golden[2]]

    #expect(LayoutDifference(from: golden, to: gone).sentences == ["item cover vanished"])
    #expect(LayoutDifference(from: gone, to: golden).sentences == ["item cover appeared"])
    #expect(
      LayoutDifference(from: golden, to: reordered).sentences == ["items stand in another order"])
    #expect(LayoutDifference(from: golden, to: golden).isSame)
  }
}
