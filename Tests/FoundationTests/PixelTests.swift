import Pixels
import Testing

@Suite struct PixelTests {
  @Test func premultiplyingRoundsEveryProductOfTwoBytesToTheNearest() {
    for channel in 0...255 {
      for alpha in 0...255 {
        let color = Color(red: UInt8(channel), green: 0, blue: 255, alpha: UInt8(alpha))

        let pixel = Pixel(color)

        // Twice the product, so that halves stay whole numbers.
        #expect(Int(pixel.red) == (2 * channel * alpha + 255) / 510)
        #expect(pixel.blue == UInt8(alpha))
      }
    }
  }

  @Test func anOpaquePixelCoversWhatLiesBelow() {
    let red = Pixel(Color(red: 255, green: 0, blue: 0))

    let result = red.over(Pixel(.white))

    #expect(result == red)
  }

  @Test func noCoverageLeavesWhatLiesBelow() {
    let backdrop = Pixel(red: 10, green: 20, blue: 30, alpha: 200)

    let result = Pixel(.black).over(backdrop, coverage: 0)

    #expect(result == backdrop)
  }

  @Test func everyColorOfFullAlphaSurvivesPremultiplying() {
    for channel in UInt8.min...UInt8.max {
      let color = Color(red: channel, green: 255 - channel, blue: 7)

      #expect(Color(Pixel(color)) == color)
    }
  }
}
