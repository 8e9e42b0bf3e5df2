public import BoardModel
import BoardRendering
import WebPages

extension GoldenSuite {
  /// Whether a folder is the one of the goldens, lies in it, or holds it: pictures of a report there
  /// could be taken for goldens, or be written over them.
  func isAmongGoldens(_ folder: FilePath) -> Bool {
    let goldens = self.folder.appending(GoldenCase.goldensName)
    // Of what is not there yet only the name is known.
    var place = folder
    while !StoredFile(place).exists {
      if place.lastComponent == GoldenCase.goldensName,
        PictureFile.isSameFile(place.folder, self.folder)
      {
        return true
      }
      guard place.folder != place else { break }
      place = place.folder
    }
    if GoldenSuite.folders(around: place).contains(where: { PictureFile.isSameFile($0, goldens) }) {
      return true
    }
    let inner = StoredFile(goldens).exists ? goldens : self.folder
    return GoldenSuite.folders(around: inner).contains { PictureFile.isSameFile($0, folder) }
  }

  /// Refuses a file that would take the place of a board, a gesture, a golden or a page.
  public func checkIsNotLost(_ file: FilePath, report: FilePath?) throws(GoldenError) {
    let own = cases.flatMap { [$0.boardFile, $0.gestureFile] } + strayGestures
    let pages = report.map {
      [$0.appending(SuitePage.name), $0.appending(FilePath("report.json"))]
    }
    let goldens = self.folder.appending(GoldenCase.goldensName)
    let isGolden = GoldenSuite.folders(around: file.folder)
      .contains { PictureFile.isSameFile($0, goldens) }
    if isGolden
      || own.contains(where: { PictureFile.isSameFile($0, file) })
      || (pages ?? []).contains(where: { $0 == file || PictureFile.isSameFile($0, file) })
    {
      throw .overwritesSuite(file)
    }
  }

  /// Whether a folder has a page that no report was, and that would be lost.
  static func hasForeignPage(_ folder: FilePath) -> Bool {
    let page = StoredFile(folder.appending(SuitePage.name))
    guard page.exists else { return false }
    let start = String(decoding: page.start(count: 2048) ?? [], as: UTF8.self)
    return !start.contains("'nonce-\(WebPage.nonce)'")
  }

  /// More folders lie in one another nowhere.
  private static let mostFolders = 4096

  /// A folder and those that hold it, whatever links lead to it.
  private static func folders(around folder: FilePath) -> [FilePath] {
    var folders = [folder]
    while let last = folders.last, folders.count < mostFolders {
      let next = last.appending(FilePath(".."))
      if !StoredFile(next).exists || PictureFile.isSameFile(last, next) { break }
      folders.append(next)
    }
    return folders
  }
}
