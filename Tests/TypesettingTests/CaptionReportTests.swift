import Foundation
import Geometry
import TestSupport
import Testing
import Typesetting

/// Report A03: captions that vanish, or change, with the machine they are drawn on.
@Suite(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped))
struct CaptionReportTests {
  private static func outlines() throws -> [Path] {
    let typesetter = Typesetter(fonts: try TestFonts.list())
    return ["alpha ﬁ AVATAR İi", "瀑布流 直", "مرحبا (12) שלום"].flatMap {
      typesetter.typeset($0, TextFormat(size: 14), width: 300).paths(at: .zero, scale: 2)
    }
  }

  @Test func aCaptionIsDrawn() throws {
    let outlines = try Self.outlines()

    #expect(outlines.count == 3)
    #expect(outlines.allSatisfy { $0.elements.count > 30 })
  }

  @Test func fontconfigHomeAndLocaleChangeNothing() async {
    await #expect(processExitsWith: .success) {
      let before = try Self.outlines()

      for (name, value) in [
        ("FONTCONFIG_FILE", "/dev/null"), ("HOME", "/no/such/home"), ("LC_ALL", "tr_TR.UTF-8"),
        ("LANG", "ja_JP.UTF-8"), ("FREETYPE_PROPERTIES", "truetype:interpreter-version=35"),
      ] {
        unsafe setenv(name, value, 1)
      }
      for locale in ["C", "C.UTF-8", "tr_TR.UTF-8", "ja_JP.UTF-8"] {
        _ = unsafe setlocale(LC_ALL, locale)
        #expect(try Self.outlines() == before)
      }
    }
  }
}
