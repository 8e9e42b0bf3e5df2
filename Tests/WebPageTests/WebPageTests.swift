import GoldenImages
import ImageCodecs
import Testing
import WebPages

struct WebPageTests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func bytesBecomeTheLettersOfTheStandard(text: String, letters: String) {
    #expect(Base64.encoded(Array(text.utf8)) == Array(letters.utf8))
  }

  @Test func textKeepsNothingThatHTMLTakesForMarkup() {
    #expect(HTMLText.escaped("<a b='c'>&\"\0") == "&lt;a b=&#39;c&#39;&gt;&amp;&quot;\u{FFFD}")
  }

  @Test func dataKeepsNothingThatEndsAScript() {
    let data = ScriptData.object([("</script>", .string("<!--&\u{2028}\u{2029}\n\"\\"))])

    #expect(
      String(decoding: data.bytes, as: UTF8.self)
        == #"{"\u003c/script\u003e":"\u003c!--\u0026\u2028\u2029\u000a\"\\"}"#)
  }

  @Test func numbersThatAreNoneBecomeNull() {
    let data = ScriptData.array([.number(.nan), .number(.infinity), .number(1.5), .integer(-3)])

    #expect(String(decoding: data.bytes, as: UTF8.self) == "[null,null,1.5,-3]")
  }

  @Test func anAddressBesideThePageHidesWhatAddressesUse() {
    #expect(
      String(decoding: PictureAddress.beside("a b/c:d#?%é.png"), as: UTF8.self)
        == "a%20b/c%3Ad%23%3F%25%C3%A9.png")
  }

  @Test func thePolicyOfAPageAllowsItsOwnPicturesOnly() throws {
    let page = String(decoding: WebPage(title: "", parts: [.page]).opening, as: UTF8.self)

    #expect(page.contains("default-src 'none'; img-src data:; "))
    #expect(!page.contains("unsafe-inline"))
  }

  @Test func noPartOfAPageNamesAnotherPlace() {
    for part in [
      WebPart.page, .keys, .zoom, .scrubber, .outlines, .pictures, .comparison, .clip, .report,
    ] {
      let text = String(decoding: part.style + part.script, as: UTF8.self)
        .replacing("http://www.w3.org/2000/svg", with: "")
      #expect(!text.contains("//www"))
      #expect(!text.contains("http"))
      #expect(!text.contains("@import"))
    }
  }

  @Test func withoutScriptsAReportIsATable() throws {
    let page = String(decoding: try SampleReport.ofAllStates().page(), as: UTF8.self)

    #expect(page.contains("<tr><td><bdi>moved</bdi></td><td>changed</td><td>84</td><td>225</td>"))
    #expect(page.contains("1 error, 1 size, 2 changed, 1 missing, 1 new, 1 orphan, 1 passed"))
  }

  @Test func picturesAreReadWhenThePageGetsToThem() throws {
    struct Unreadable: Error {}
    let file = try SampleReport.board().encodedPNG()
    let cases = [ReportPicture.read { file }, .read { throw Unreadable() }].map {
      ReportCase(name: "a", status: .changed, pictures: ReportPictures(expected: $0))
    }
    var written: [UInt8] = []

    #expect(throws: Unreadable.self) {
      try GoldenReport(title: "", command: "", cases: cases).write { written += $0 }
    }

    let page = String(decoding: written, as: UTF8.self)
    #expect(page.contains("id=\"case-0\""))
    #expect(!page.contains("id=\"case-1\""))
  }
}
