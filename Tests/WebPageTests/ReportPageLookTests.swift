import GoldenImages
import ImageCodecs
import Pixels
import Testing

/// A report in the dark, on narrow screens, and with large pictures.
@Suite(.enabled(if: Chromium.isHereOrRequired, Chromium.skipped))
struct ReportPageLookTests {
  @Test(arguments: [false, true]) func textIsEasyToReadInTheLightAndInTheDark(isDark: Bool) throws {
    let visit = try Chromium.visit(
      SampleReport.ofChoices().page(), setting: Chromium.Setting(isDark: isDark),
      script: """
        const { view, choice } = report;
        await until(() => view.comparison.content);
        choice.toggleCase(view.opened.choice ? view.opened : report.cases.find(each => each.choice));
        const channels = color => color.match(/[\\d.]+/g).map(Number);
        const light = color => {
          const [r, g, b] = channels(color).map(c => c / 255).map(c => c <= .03928 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4);
          return .2126 * r + .7152 * g + .0722 * b;
        };
        const ground = element => {
          for (let at = element; at; at = at.parentElement) {
            const color = getComputedStyle(at).backgroundColor;
            if ((channels(color)[3] ?? 1) === 1) return color;
          }
          return getComputedStyle(document.body).backgroundColor;
        };
        const contrast = element => {
          const [a, b] = [light(getComputedStyle(element).color), light(ground(element))].sort((x, y) => y - x);
          return (a + .05) / (b + .05);
        };
        const texts = [...document.querySelectorAll('h1, h2, .entry .name, .entry .figure, .entry .found, .pill, .quiet, .filter, .button:not(:disabled), code, .choice strong, .tick')]
          .filter(each => each.checkVisibility());
        record('texts', texts.length > 40);
        record('poor', texts.filter(each => contrast(each) < 4.5)
          .map(each => `${each.className} ${each.dataset.status ?? ''} ${contrast(each).toFixed(2)}`).join('; '));
        record('ground', light(getComputedStyle(document.body).backgroundColor) < .2);
        """)

    #expect(visit.facts["failure"] == nil)
    #expect(visit.facts["texts"] == "true")
    #expect(visit.facts["poor"] == "")
    #expect(visit.facts["ground"] == "\(isDark)")
  }

  @Test(arguments: [320, 400, 768, 1280]) func nothingStandsBesideTheScreen(width: Int) throws {
    let visit = try Chromium.visit(
      SampleReport.ofChoices().page(), setting: Chromium.Setting(width: width),
      script: """
        const { view, choice } = report;
        await until(() => view.comparison.content);
        for (const each of report.cases) choice.toggleCase(each);
        const beside = [];
        for (const name of ['moved', 'drag', '<\\/script>']) {
          const before = view.comparison.content;
          [...document.querySelectorAll('.entry')].find(each => each.querySelector('.name').textContent.startsWith(name)).click();
          await until(() => view.comparison.content !== before);
          if (document.documentElement.scrollWidth > innerWidth) beside.push(`${name} ${document.documentElement.scrollWidth}`);
        }
        record('beside', beside.join());
        """)

    #expect(visit.facts["failure"] == nil)
    #expect(visit.facts["beside"] == "")
  }

  @Test func onePixelOfALargePictureIsFound() throws {
    let size = PixelSize(width: 4096, height: 4096)
    var bitmap = Bitmap(size: size, filledWith: Pixel(.white))
    let expected = try SampleReport.picture(bitmap)
    bitmap[4095, 4095] = Pixel(Color(red: 255, green: 254, blue: 255))
    let report = GoldenReport(
      title: "Large", command: "waterfall verify",
      cases: [
        ReportCase(
          name: "large", status: .changed, diffCount: 1, maxDelta: 1, expectedSize: size,
          actualSize: size,
          pictures: ReportPictures(expected: expected, actual: try SampleReport.picture(bitmap)))
      ])

    let visit = try Chromium.visit(
      report.page(),
      script: """
        const { view } = report;
        await until(() => view.comparison.hasBoth);
        view.setMode('difference');
        const canvas = document.querySelector('canvas.layer');
        record('size', `${canvas.width} ${canvas.height}`);
        record('regions', JSON.stringify(view.comparison.compare().regions));
        view.setMode('loupe');
        record('loupe', document.querySelector('.loupe').innerText.replace(/\\s+/g, ' '));
        """)

    #expect(visit.facts["failure"] == nil)
    #expect(visit.console == [])
    #expect(visit.facts["size"] == "4096 4096")
    #expect(visit.facts["regions"] == #"[{"x":4095,"y":4095,"width":1,"height":1}]"#)
    #expect(visit.facts["loupe"]?.contains("x 4095 y 4095 Δ 0 -1 0 0") == true)
  }
}
