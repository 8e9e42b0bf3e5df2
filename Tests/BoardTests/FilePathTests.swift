import BoardModel
import Testing

@Suite struct FilePathTests {
  @Test func digitsSortAsNumbersAndLettersWithoutTheirCase() {
    let names = ["img10.png", "IMG2.png", "img1.png", "b.png", "A.png", "img02.png"]

    let sorted = names.map { FilePath($0) }.sorted(by: FilePath.precedesNaturally)

    #expect(
      sorted.compactMap(\.text)
        == ["A.png", "b.png", "img1.png", "IMG2.png", "img02.png", "img10.png"])
  }

  @Test func naturalOrderIsTheSameWhateverTheOrderBefore() {
    let names = ["a1", "a01", "a001", "A1", "a1b", "a", "", "9", "10", "99999999999999999999", "é"]
    let expected = names.map { FilePath($0) }.sorted(by: FilePath.precedesNaturally)

    for shift in names.indices {
      let rotated = Array(names[shift...] + names[..<shift])
      #expect(rotated.map { FilePath($0) }.sorted(by: FilePath.precedesNaturally) == expected)
    }
  }

  @Test func longRunsOfDigitsDoNotOverflow() {
    let small = FilePath("1" + String(repeating: "0", count: 40))
    let large = FilePath("2" + String(repeating: "0", count: 40))

    #expect(FilePath.precedesNaturally(small, large))
    #expect(!FilePath.precedesNaturally(large, small))
  }

  @Test func aFolderStandsTogether() {
    let paths = ["a b/1", "a/2", "a/1"].map { FilePath($0) }

    let sorted = paths.sorted(by: FilePath.precedesNaturally)

    #expect(sorted.compactMap(\.text) == ["a/1", "a/2", "a b/1"])
  }

  @Test(arguments: [
    ("photos/a.b.JPG", "a.b.JPG", "photos", "jpg", "photos/a.b"),
    ("photos/", "photos", ".", "", "photos/"),
    ("/", "/", "/", "", "/"),
    ("/a", "a", "/", "", "/a"),
    (".hidden", ".hidden", ".", "", ".hidden"),
    ("x.d/y", "y", "x.d", "", "x.d/y"),
  ])
  func pathsComeApart(
    path: String, name: String, folder: String, suffix: String, withoutExtension: String
  ) {
    let path = FilePath(path)

    #expect(path.lastComponent == FilePath(name))
    #expect(path.folder == FilePath(folder))
    #expect(path.fileExtension == suffix)
    #expect(path.withoutExtension == FilePath(withoutExtension))
  }

  @Test func anAbsolutePathIsNotMovedIntoAFolder() {
    #expect(FilePath("a").appending(FilePath("b")) == FilePath("a/b"))
    #expect(FilePath("a/").appending(FilePath("b")) == FilePath("a/b"))
    #expect(FilePath(".").appending(FilePath("b")) == FilePath("b"))
    #expect(FilePath("a").appending(FilePath("/b")) == FilePath("/b"))
  }

  @Test func namesStayOnOneLineOfAMessage() {
    let path = FilePath(bytes: Array("new\nline\u{1B}[31m\u{202E}é".utf8) + [0xFF, 0xC3])

    #expect(path.displayText == "new\\nline\\x1B[31m\\xE2\\x80\\xAEé\\xFF\\xC3")
    #expect(path.text == nil)
  }
}
