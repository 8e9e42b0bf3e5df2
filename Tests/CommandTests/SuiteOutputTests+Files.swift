import ImageCodecs
import Pixels
import TestSupport
import Testing

/// Which files a run over a suite writes, and which it takes away.
extension SuiteOutputTests {
  @Test func aPageThatIsNoReportIsNotWrittenOver() throws {
    try folder.write(Array("<!DOCTYPE html><title>Mine</title>".utf8), to: "own/index.html")

    let outcome = try tool.run("verify", "s", "--report", "own")

    #expect(outcome.exitCode == 5)
    #expect(outcome.errors.contains("index.html"))
    #expect(String(decoding: try folder.read("own/index.html"), as: UTF8.self).contains("Mine"))
    #expect(try tool.run("verify", "s", "--report", "new").exitCode == 0)
    #expect(try tool.run("verify", "s", "--report", "new").exitCode == 0)
  }

  @Test func nothingIsPrunedUnderCI() throws {
    try folder.writePNG("s/__goldens__/other.png", 4, 4, .white)
    var tool = tool
    tool.environment["CI"] = "true"

    #expect(try tool.run("prune", "s", "--remove").exitCode == 2)
    #expect(try folder.names(in: "s/__goldens__").contains("other.png"))
    #expect(try tool.run("prune", "s", "--remove", "--allow-ci").exitCode == 0)
    #expect(try !folder.names(in: "s/__goldens__").contains("other.png"))
  }

  @Test func junitHasACaseForEachFrameWhereThatIsAsked() throws {
    try writeBoard("#336698")

    let outcome = try tool.run("verify", "s", "--junit", "x.xml", "--junit-frames")

    #expect(outcome.exitCode == 1)
    let text = String(decoding: try folder.read("x.xml"), as: UTF8.self)
    let count = try ClipFile(try folder.read("s/__goldens__/drag.apng"), fps: 10).frames.count
    #expect(text.contains(#"tests="\#(count + 2)" failures="\#(count + 2)""#))
    let last = #"<testcase classname="waterfall.drag" name="frame \#(count - 1)"><failure"#
    #expect(text.contains(last))

    try writeBoard()
    #expect(try tool.run("verify", "s", "--junit", "x.xml", "--junit-frames").exitCode == 0)
    let passing = String(decoding: try folder.read("x.xml"), as: UTF8.self)
    #expect(passing.contains(#"tests="\#(count + 2)" failures="0""#))
    #expect(try tool.run("verify", "s", "--junit", "x.xml").exitCode == 0)
    let short = String(decoding: try folder.read("x.xml"), as: UTF8.self)
    #expect(short.contains(#"tests="2" failures="0""#))
  }

  @Test func aClipThatIsNotThatOfItsRecordIsNeitherAPassNorADifference() throws {
    let name = "s/__goldens__/drag.apng"
    let whole = try folder.read(name)
    var longer = try ClipFile(whole, fps: 10)
    longer.frames.append(StraightBitmap(size: longer.frames[0].size))
    for (bytes, words) in [
      (Array(whole.dropLast(9)), "is cut off"),
      (try longer.encoded(), "frames and its record says"),
    ] {
      try folder.write(bytes, to: name)

      let outcome = try tool.run("verify", "s", "--report", "r")

      #expect(outcome.exitCode == 2)
      #expect(outcome.errors.contains("drag: \(name) "))
      #expect(outcome.errors.contains(words))
      #expect(outcome.errors.contains("record it again with --record all"))
    }
    #expect(try tool.run("record", "s", "--record", "all").exitCode == 0)
    #expect(try folder.read(name) == whole)
  }

  @Test func aReportHasThePicturesOfTheFramesOfAClip() throws {
    let golden = try ClipFile(try folder.read("s/__goldens__/drag.apng"), fps: 10).frames[0]
    try writeBoard("#336698")

    #expect(try tool.run("verify", "s", "--report", "r").exitCode == 1)

    let written = try folder.read("r/drag/frame_00000.golden.png")
    #expect(try StraightBitmap(decoding: .bytes(written)) == golden)
  }

  @Test func junitNamesThePicturesOfWhatDiffers() throws {
    try writeBoard("#336698")

    let outcome = try tool.run("verify", "s", "--junit", "x.xml", "--report", "r & d")

    #expect(outcome.exitCode == 1)
    let text = String(decoding: try folder.read("x.xml"), as: UTF8.self)
    let still =
      "[[ATTACHMENT|r &amp; d/still/golden.png]]\n[[ATTACHMENT|r &amp; d/still/actual.png]]"
    #expect(text.contains("</failure><system-out>" + still))
    #expect(text.contains("[[ATTACHMENT|r &amp; d/drag/frame_00000.difference.png]]"))
  }

  @Test func junitHasEachFrameOnceWhereOneWasDropped() throws {
    try writeGesture(hold: 0.8)
    #expect(try tool.run("record", "s", "--record", "all").exitCode == 0)
    try writeGesture(hold: 0.7)

    let outcome = try tool.run("verify", "s", "--junit", "x.xml", "--junit-frames")

    #expect(outcome.exitCode == 1)
    let text = String(decoding: try folder.read("x.xml"), as: UTF8.self)
    let names = text.split(separator: #"<testcase classname="waterfall.drag" name=""#).dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
    #expect(names.count { $0.hasPrefix("golden frame ") } == 1)
    #expect(Set(names).count == names.count)
    #expect(names.count > 4)
  }

  @Test func pruneListsAFolderOfFramesAndRemovesThemWhenAsked() throws {
    try folder.writePNG("s/__goldens__/drag/frame_00077.png", 4, 4, .white)

    let listed = try tool.run("prune", "s")
    #expect(listed.exitCode == 0)
    #expect(listed.text.contains("orphan: s/__goldens__/drag belongs to no board"))
    #expect(try tool.run("verify", "s", "--strict").exitCode == 4)
    #expect(try folder.names(in: "s/__goldens__/drag") == ["frame_00077.png"])

    #expect(try tool.run("prune", "s", "--remove").exitCode == 0)
    #expect(try !folder.names(in: "s/__goldens__").contains("drag"))
    #expect(try tool.run("verify", "s", "--strict").exitCode == 0)
  }
}
