import BoardModel
import BoardRendering
import GoldenImages
import GoldenTesting
import Pixels
import TestSupport

/// Goldens in a folder that is removed after the test.
struct GoldenFolder {
  let folder: TemporaryFolder
  var environment = GoldenEnvironment()

  init() throws {
    folder = try TemporaryFolder()
    environment.directory = folder.path().displayText
  }

  /// What a call in a test file would find, named `card`.
  func verdict(
    _ drawable: some GoldenDrawable, named name: String = "card",
    options: GoldenOptions = GoldenOptions(), place: String = "CardTests.swift:7"
  ) -> GoldenVerdict {
    var call = GoldenCall(name: name, testFile: "/nowhere/CardTests.swift", place: place)
    call.environment = environment
    call.options = options
    return call.verdict(drawable)
  }

  /// Records without a word.
  func record(_ drawable: some GoldenDrawable, named name: String = "card") {
    _ = GoldenJudge(mode: .all).judge(drawable, named: name, in: folder.path())
  }
}

extension GoldenDrawable where Self == StraightBitmap {
  /// A white square of 8 pixels, some of which are black.
  static func square(black: [(x: Int, y: Int)] = []) -> StraightBitmap {
    var square = StraightBitmap(size: PixelSize(width: 8, height: 8), filledWith: .white)
    for place in black { square[place.x, place.y] = .black }
    return square
  }
}
