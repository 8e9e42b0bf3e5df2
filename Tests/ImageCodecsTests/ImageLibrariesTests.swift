import ImageCodecs
import Testing

@Suite struct ImageLibrariesTests {
  @Test func everyLibraryTellsItsVersion() {
    let versions = ImageLibraries.versions

    #expect(versions.map(\.name) == ["libpng", "libjpeg", "lcms2"])
    #expect(versions.allSatisfy { $0.version.contains { $0.isNumber } })
  }
}
