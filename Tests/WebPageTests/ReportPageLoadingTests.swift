import GoldenImages
import ImageCodecs
import Testing

/// How the page of a report opens.
@Suite(.enabled(if: Chromium.isHereOrRequired, Chromium.skipped))
struct ReportPageLoadingTests {
  private static let visitedMany = Result {
    try Chromium.visit(
      SampleReport.ofManyCases(1000).page(),
      setting: Chromium.Setting(fragment: "#case%20%26%207&4"),
      script: """
        record('entries', document.querySelectorAll('.entry').length);
        record('opened', report.view.opened.name);
        record('frame', report.view.scrubber.frame);
        """)
  }

  @Test func aThousandCasesAreAllListed() throws {
    let visit = try Self.visitedMany.get()

    #expect(visit.facts["entries"] == "1000")
  }

  @Test func anAddressWithACaseAndAFrameOpensThem() throws {
    let visit = try Self.visitedMany.get()

    #expect(visit.facts["opened"] == "case & 7")
    #expect(visit.facts["frame"] == "4")
    #expect(visit.console == [])
  }

  @Test func picturesBesideThePageAreShownWithoutTheirValues() throws {
    let report = GoldenReport(
      title: "Beside", command: "waterfall verify",
      cases: [
        ReportCase(
          name: "a", status: .changed,
          pictures: ReportPictures(
            expected: .beside(path: "pictures/100% #1?.png"),
            actual: .beside(path: "pictures/missing.png"))),
        ReportCase(
          name: "b", status: .changed,
          pictures: ReportPictures(
            expected: .beside(path: "pictures/100% #1?.png"), actual: .beside(path: "b.png"))),
      ])
    let file = try SampleReport.board().encodedPNG()

    let visit = try Chromium.visit(
      report.page(),
      setting: Chromium.Setting(files: ["pictures/100% #1?.png": file, "b.png": file]),
      script: """
        const { comparison } = report.view;
        await until(() => comparison.content);
        record('shown', document.querySelector('.layer').naturalWidth);
        record('absent', document.querySelector('.absent')?.textContent);
        document.querySelectorAll('.entry')[1].click();
        await until(() => comparison.pictures.expected && comparison.pictures.actual);
        document.querySelectorAll('.segments button')[4].click();
        record('layers', document.querySelectorAll('.sheet.is-blended .layer').length);
        document.querySelectorAll('.segments button')[6].click();
        record('loupe', document.querySelector('.loupe').textContent);
        """)

    #expect(visit.facts["failure"] == nil)
    #expect(visit.facts["shown"] == "60")
    #expect(visit.facts["absent"]?.contains("missing or damaged") == true)
    #expect(visit.facts["layers"] == "2")
    #expect(visit.facts["loupe"]?.contains("inlined pictures only") == true)
    #expect(
      Set(visit.requests.map { $0.split(separator: "/").last ?? "" })
        == ["100%25%20%231%3F.png", "missing.png", "b.png"])
  }
}
