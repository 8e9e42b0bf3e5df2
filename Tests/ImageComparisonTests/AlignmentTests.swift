import ImageComparison
import Pixels
import TestSupport
import Testing

/// Rows and columns that one picture has more are found where nothing else differs.
@Suite struct AlignmentTests {
  private let picture: StraightBitmap

  init() {
    var generator = SeededGenerator(seed: 7)
    picture = StraightBitmap(
      size: PixelSize(width: 9, height: 7),
      colors: (0..<63).map { _ in
        Color(red: .random(in: 0...255, using: &generator), green: 9, blue: 9)
      })
  }

  private func picture(withoutColumns columns: Range<Int>) -> StraightBitmap {
    let kept = (0..<picture.width).filter { !columns.contains($0) }
    return StraightBitmap(
      size: PixelSize(width: kept.count, height: picture.height),
      colors: (0..<picture.height).flatMap { y in kept.map { picture[$0, y] } })
  }

  @Test(arguments: [0..<1, 3..<5, 7..<9])
  func columnsThatAreInOnePictureAloneAreFound(columns: Range<Int>) {
    let narrow = picture(withoutColumns: columns)

    #expect(
      ColumnAlignment(narrow, picture) == .inserted(count: columns.count, x: columns.lowerBound))
    #expect(
      ColumnAlignment(picture, narrow) == .removed(count: columns.count, x: columns.lowerBound))
  }

  @Test func columnsAreNotFoundWhereMoreDiffers() {
    var narrow = picture(withoutColumns: 3..<5)
    narrow[6, 6] = .black

    #expect(ColumnAlignment(narrow, picture) == nil)
    #expect(ColumnAlignment(picture, picture) == nil)
  }

  @Test func wordsSayHowManyAndWhere() {
    #expect(
      ColumnAlignment.inserted(count: 1, x: 812).words
        == "1 column inserted at x=812, the others equal")
    #expect(
      ColumnAlignment.removed(count: 24, x: 0).words
        == "24 columns removed at x=0, the others equal")
  }
}
