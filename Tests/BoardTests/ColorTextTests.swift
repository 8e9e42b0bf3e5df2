import BoardModel
import Pixels
import Testing

@Suite struct ColorTextTests {
  @Test(arguments: [
    ("#f80", Color(red: 255, green: 136, blue: 0)),
    ("#FF8800", Color(red: 255, green: 136, blue: 0)),
    ("#ff880080", Color(red: 255, green: 136, blue: 0, alpha: 128)),
    ("transparent", .clear),
    ("White", .white),
    ("navy", Color(red: 0, green: 0, blue: 128)),
    ("rebeccapurple", Color(red: 0x66, green: 0x33, blue: 0x99)),
  ])
  func aColorIsReadAsWritten(text: String, color: Color) {
    #expect(Color(text: text) == color)
  }

  @Test(arguments: ["", "#", "#ff", "#ffff", "#fffff", "#gggggg", "#+12345", "whit", "#ﬀ0"])
  func whatIsNoColorIsNone(text: String) {
    #expect(Color(text: text) == nil)
  }

  @Test func theHexTextReadsBack() {
    for color in [Color.white, .clear, Color(red: 1, green: 2, blue: 3, alpha: 4)] {
      #expect(Color(text: color.hexText) == color)
    }
  }
}
