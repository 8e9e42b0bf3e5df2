import GoldenImages
import Testing

/// What a page shows of frames that stand beside frames of another number.
@Suite(.enabled(if: Chromium.isHereOrRequired, Chromium.skipped))
struct ReportFrameNumberTests {
  private static let visited = Result {
    try Chromium.visit(
      GoldenReport(
        title: "Shifted", command: "waterfall verify", cases: [SampleReport.shiftedSequence()]
      ).page(), setting: Chromium.Setting(fragment: "#drag&g2"),
      script: """
        const { scrubber, comparison } = report.view;
        const label = () => document.querySelector('.scrubber output').textContent;
        await until(() => comparison.content);
        record('opened', label());
        record('state', document.querySelector('.frame-state').textContent);
        record('absent', document.querySelector('.absent').textContent);
        const labels = [];
        for (const place of scrubber.frames.keys()) { scrubber.go(place); labels.push(label()); }
        record('labels', labels.join('; '));
        const address = async place => {
          scrubber.go(place);
          const before = location.hash;
          await until(() => location.hash !== before);
          return location.hash;
        };
        record('addresses', [await address(3), await address(2), await address(6)].join(' '));
        location.hash = '#drag&3';
        await until(() => scrubber.frame === 4);
        record('followed', label());
        document.querySelectorAll('.facts summary').forEach(each => { each.parentElement.open = true; });
        await until(() => document.querySelector('tr[data-frame]'));
        record('rows', [...document.querySelectorAll('tr[data-frame] button')].map(each => each.textContent).join('; '));
        record('lines', document.querySelector('.drift .line').getAttribute('d').match(/M/g).length);
        record('times', scrubber.frames.map(each => Math.round(each.time * 10)).join());
        """)
  }

  private let facts: [String: String]

  init() throws {
    let visit = try Self.visited.get()
    facts = visit.facts
    #expect(visit.console == [])
    #expect(facts["failure"] == nil)
  }

  @Test func bothNumbersAreSaidWhereTheyDiffer() {
    #expect(
      facts["labels"] == """
        frame 0 · 0 ms; frame 1 · 100 ms; golden 2 · dropped · 200 ms; golden 3 · drawn 2 · 200 ms; \
        golden 4 · drawn 3 · 300 ms; golden 5 · drawn 4 · 400 ms; drawn 5 · inserted · 500 ms
        """)
    #expect(
      facts["rows"] == """
        0; 1; golden 2 · dropped; golden 3 · drawn 2; golden 4 · drawn 3; golden 5 · drawn 4; \
        drawn 5 · inserted
        """)
  }

  @Test func aDroppedFrameIsOneOfItsOwn() {
    #expect(facts["opened"] == "golden 2 · dropped · 200 ms")
    #expect(facts["state"]?.hasPrefix("dropped") == true)
    #expect(facts["absent"] == "This frame of the golden was not drawn.")
  }

  @Test func anAddressNamesTheDrawnFrameOrTheDroppedOne() {
    #expect(facts["addresses"] == "#drag&2 #drag&g2 #drag&5")
    #expect(facts["followed"] == "golden 4 · drawn 3 · 300 ms")
  }

  @Test func whereThereIsOneFrameOnlyTheDriftHasAGap() {
    #expect(facts["lines"] == "2")
  }

  @Test func framesArePlayedOneAfterTheOther() {
    #expect(facts["times"] == "0,1,2,3,4,5,6")
  }
}
