import GoldenImages
import Pixels
import TestSupport
import Testing

/// Of large parts only some rows are looked at where a shift cannot be the right one.
@Suite struct LargeShiftTests {
  private let side = 400

  /// Noise, moved by some pixels; of the rows below, every pixel is another one.
  private func noise(movedBy shift: (dx: Int, dy: Int) = (0, 0), changedBelow: Int = .max)
    -> StraightBitmap
  {
    var picture = StraightBitmap(size: PixelSize(width: side, height: side), filledWith: .white)
    for y in 0..<side {
      for x in 0..<side {
        let level = UInt8(truncatingIfNeeded: (x - shift.dx) * 73 ^ (y - shift.dy) * 151)
        let changed: UInt8 = y >= changedBelow ? 1 : 0
        picture[x, y] = Color(red: level, green: level &* 31, blue: changed)
      }
    }
    return picture
  }

  private func find(in other: StraightBitmap) -> PixelShift? {
    ShiftSearch().find(
      (columns: 20..<380, rows: 20..<380), of: noise(), in: other, expected: (0, 0))
  }

  @Test func aLargePartThatMovedIsFound() {
    #expect(find(in: noise(movedBy: (3, -5))) == PixelShift(dx: 3, dy: -5, residual: 0))
  }

  @Test func aLargePartThatMovedAndChangedALittleIsFound() {
    let shift = find(in: noise(movedBy: (-2, 7), changedBelow: 340))

    #expect(shift == PixelShift(dx: -2, dy: 7, residual: 47 * 360))
  }

  @Test func aLargePartThatChangedAltogetherIsNotFound() {
    #expect(find(in: noise(changedBelow: 0)) == nil)
  }
}
