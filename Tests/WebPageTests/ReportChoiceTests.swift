import Foundation
import GoldenImages
import Testing

/// What a reader chooses in the page of a report, and the file that says so.
@Suite(.enabled(if: Chromium.isHereOrRequired, Chromium.skipped))
struct ReportChoiceTests {
  private static let visited = Result {
    try Chromium.visit(
      SampleReport.ofChoices().page(), setting: Chromium.Setting(waitsForFile: true),
      script: #"""
        const press = key => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        const { view, choice } = report, { scrubber, comparison } = view;
        const bar = document.querySelector('.choice');
        const marks = () => [...document.querySelectorAll('.entry.is-chosen .name')].map(each => each.firstChild.textContent).join();
        const open = async name => {
          const before = comparison.content;
          [...document.querySelectorAll('.entry')].find(each => each.querySelector('.name').textContent.startsWith(name)).click();
          await until(() => comparison.content !== before);
        };
        const cases = () => JSON.parse(choice.text).cases.map(({ drawn, ...rest }) => rest);
        await until(() => comparison.content);
        record('nothing chosen', bar.hidden);
        press('d');
        await open('equal');
        record('equal', document.querySelector('.case-title h2').textContent + ' ' + view.caseTick.element.hidden);
        press('a');
        record('nothing to choose', bar.hidden);

        await open('taller');
        view.caseTick.box.click();
        record('one', `${bar.querySelector('strong').textContent} ${marks()}`);
        record('command', bar.querySelector('code').textContent);
        press('a');
        record('none again', `${bar.hidden} ${marks()}`);
        press('a');

        await open('moved');
        press('a');
        record('whole', JSON.stringify(cases().find(each => each.name === 'moved')));
        document.querySelector('.facts td input[type=checkbox]').click();
        record('item', JSON.stringify(cases().find(each => each.name === 'moved').items));
        record('whole no more', view.caseTick.box.checked);

        await open('drag');
        record('no items', document.querySelectorAll('.facts td input').length);
        scrubber.go(0);
        record('frame that is right', view.frameTick.element.hidden);
        press('f');
        scrubber.go(3);
        press('f');
        record('frame', `${view.frameTick.element.hidden} ${view.frameTick.box.checked}`);
        document.querySelectorAll('.facts details').forEach(each => { each.open = true; });
        await until(() => document.querySelector('tr[data-frame="4"] input'));
        const row = document.querySelector('tr[data-frame="4"] input');
        record('ticks in the table', [...document.querySelectorAll('tr[data-frame] input')].map(each => each.checked).join());
        row.click();
        record('frames', JSON.stringify(cases().find(each => each.name === 'drag')));
        record('three', bar.querySelector('strong').textContent);
        record('text', choice.text);
        bar.querySelector('button').click();
        """#)
  }

  private let facts: [String: String]
  private let visit: Chromium.Visit

  init() throws {
    visit = try Self.visited.get()
    facts = visit.facts
    #expect(facts["failure"] == nil)
    #expect(visit.console == [])
    #expect(visit.requests == [])
  }

  @Test func withoutAChoiceThereIsNoFile() {
    #expect(facts["nothing chosen"] == "true")
    #expect(facts["none again"] == "true ")
    #expect(Array(visit.saved.keys) == ["approve.json"])
  }

  @Test func whatIsEqualCannotBeChosen() {
    #expect(facts["equal"] == "equal true")
    #expect(facts["nothing to choose"] == "true")
    #expect(facts["frame that is right"] == "true")
  }

  @Test func aChosenCaseIsCountedAndMarked() {
    #expect(facts["one"] == "1 case chosen taller")
    #expect(facts["three"] == "3 cases chosen")
    #expect(facts["command"] == "waterfall approve goldens --from approve.json")
  }

  @Test func anItemTakesThePlaceOfTheWholeCase() throws {
    #expect(facts["whole"] == #"{"name":"moved"}"#)
    let ids = try JSONSerialization.jsonObject(with: Data(try #require(facts["item"]).utf8))
    #expect(ids as? [String] == [SampleReport.hostileName])
    #expect(facts["whole no more"] == "false")
    #expect(facts["no items"] == "0")
  }

  @Test func framesAreChosenByTheirKeyAndInTheTable() {
    #expect(facts["frame"] == "false true")
    #expect(facts["ticks in the table"] == "true,false")
    #expect(facts["frames"] == #"{"name":"drag","frames":"3-4"}"#)
  }

  @Test func theSavedFileIsWhatIsApproved() throws {
    let file = try #require(visit.saved["approve.json"])

    let choice = try ApprovalChoice(json: file)

    #expect(String(decoding: file, as: UTF8.self) == facts["text"])
    #expect(choice.cases.map(\.name) == ["moved", "taller", "drag"])
    #expect(choice.cases.last?.approval.frames == FrameNumbers([3, 4]))
    #expect(String(decoding: file, as: UTF8.self).contains(String(repeating: "1", count: 64)))
  }
}
