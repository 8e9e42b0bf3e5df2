import BoardModel
import BoardRendering

extension GoldenSuite {
  /// What lies among the goldens and belongs to no case.
  static func orphans(_ folder: FilePath, _ cases: [GoldenCase]) throws(GoldenError) -> [FilePath] {
    let goldens = folder.appending(GoldenCase.goldensName)
    guard StoredFile(goldens).exists else { return [] }
    let expected = Set(cases.flatMap(\.goldenNames))
    var orphans = try names(in: goldens).filter { !expected.contains($0) }
      .map { goldens.appending($0) }
    for one in cases where hasStrayClip(one) { orphans.append(one.clipFile) }
    return orphans.filter(isGolden)
  }

  /// Whether there is a clip of a sequence of which only hashes are recorded.
  private static func hasStrayClip(_ one: GoldenCase) -> Bool {
    guard one.hasGesture, StoredFile(one.clipFile).exists else { return false }
    do throws(GoldenError) {
      return try GoldenStore(one).record().map { $0.fps != nil && $0.fileHash == nil } ?? false
    } catch {
      // What makes no sense is found when the case is judged; until then nothing is stray.
      return false
    }
  }

  /// Whether a file or folder looks like what is recorded.
  private static func isGolden(_ path: FilePath) -> Bool {
    ["png", "json", "apng"].contains(path.fileExtension) || StoredFile(path).isFolder
  }
}
