import ImageCodecs
import Testing

@Suite struct ImageLibrariesTests {
  @Test func everyLibraryTellsItsVersion() {
    let versions = ImageLibraries.versions

    let readers = ImageFormats.all.map(\.format.library)
    #expect(versions.map(\.name).contains("lcms2"))
    #expect(readers.allSatisfy { versions.map(\.name).contains($0) })
    #expect(versions.allSatisfy { $0.version.contains { $0.isNumber } })
  }
}
