import BoardModel
import Testing

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("colums", "columns"), ("widht", "width"), ("COLUMNS", "columns"), ("scal", "scale"),
  ])
  func aSlipFindsWhatWasMeant(written: String, meant: String) {
    #expect(NearestName.of(written, among: ["columns", "width", "scale", "margin"]) == meant)
  }

  @Test func whatIsFarFromAllFindsNothing() {
    #expect(NearestName.of("banana", among: ["columns", "width"]) == nil)
    #expect(NearestName.of("x", among: []) == nil)
  }
}
