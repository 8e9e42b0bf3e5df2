import TestSupport
import Testing
import Typesetting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct FontTests {
  @Test func aMissingDefaultFontIsNamedWithItsPackage() throws {
    let folder = try TemporaryFolder()
    let folders = FontFolders(searchPath: folder.url.path)

    #expect(
      throws: FontError.notInstalled(DefaultFont.all, folders: [folder.url.path], unreadable: [])
    ) {
      try FontList(folders: folders)
    }
    #expect(DefaultFont.all.map(\.package) == ["fonts-dejavu-core", "fonts-wqy-microhei"])
  }

  @Test func aSearchPathReplacesTheFoldersOfTheSystem() {
    #expect(FontFolders(searchPath: "/a:/b").paths == ["/a", "/b"])
    #expect(FontFolders(searchPath: "").paths == FontFolders(searchPath: nil).paths)
  }

  @Test func aFontIsFoundInAFolderBelow() throws {
    let folder = try TemporaryFolder()
    let deep = folder.url.path + "/truetype/some"
    try FileManager.default.createDirectory(
      atPath: deep, withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: deep + "/Some.ttf"))

    let found = FontFolders(searchPath: "/no/such/folder:" + folder.url.path).path(of: "Some.ttf")

    #expect(found == deep + "/Some.ttf")
  }

  @Test func aFolderThatHoldsItselfIsLeftInTime() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.path + "/" + name, withDestinationPath: folder.url.path)
    }

    #expect(FontFolders(searchPath: folder.url.path).path(of: "Some.ttf") == nil)
  }

  @Test func aFileThatIsNotThereIsNamed() {
    #expect(throws: FontError.unusable(path: "/no/such.ttf", .unreadable(errno: 2))) {
      try Font(path: "/no/such.ttf")
    }
  }

  @Test(arguments: ["/", "/dev/zero"])
  func whatIsNoFileIsRefusedWithoutWaiting(_ path: String) {
    #expect(throws: FontError.unusable(path: path, .notAFile)) { try Font(path: path) }
  }

  @Test func whatIsNoFontIsRefused() {
    for bytes in [[], Array("no font at all".utf8), [UInt8](repeating: 0, count: 4096)] {
      #expect(throws: FontError.unusable(path: "x", .notAFont)) {
        try Font(bytes: bytes, path: "x")
      }
    }
  }
}
