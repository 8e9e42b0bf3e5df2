import ImageCodecs
import Pixels
import Testing

struct PixelHashTests {
  /// Source: FIPS 180-4 examples, of no bytes; and what `printf abcd | sha256sum` says.
  @Test func itIsTheHashOfTheBytesOfThePixels() {
    var hash = PixelHash()
    #expect(
      hash.text == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")

    hash.add([Color(red: 0x61, green: 0x62, blue: 0x63, alpha: 0x64)])

    #expect(
      hash.text == "88d4266fd4e6338d13b845fcf289579d209c897823b9217da3e161936f031589")
  }

  @Test func whatIsAddedInPartsIsAddedAll() {
    let colors = SamplePictures.straightColors(count: 1000)
    var whole = PixelHash()
    whole.add(colors)

    var parts = PixelHash()
    parts.add(Array(colors[..<333]))
    let early = parts.text
    parts.add(Array(colors[333...]))

    #expect(parts.text == whole.text)
    #expect(early != whole.text)
  }
}
