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
    for one in cases where one.hasGesture { orphans += try strayFrames(one) }
    return orphans.filter(isGolden)
  }

  /// What lies among the frames of a sequence and is none of them.
  private static func strayFrames(_ one: GoldenCase) throws(GoldenError) -> [FilePath] {
    guard StoredFile(one.framesFolder).isFolder else { return [] }
    let record: GoldenRecord?
    do throws(GoldenError) {
      record = try GoldenStore(one).record()
    } catch {
      // What makes no sense is found when the case is judged; until then nothing is stray.
      return []
    }
    guard let record else { return [] }
    let expected = Set(
      record.frames.indices.filter { record.frames[$0].fileHash != nil }
        .map { one.frameFile($0).lastComponent })
    return try names(in: one.framesFolder).filter { !expected.contains($0) }
      .map { one.framesFolder.appending($0) }
  }

  /// Whether a file or folder looks like what is recorded.
  private static func isGolden(_ path: FilePath) -> Bool {
    ["png", "json", "apng"].contains(path.fileExtension) || StoredFile(path).isFolder
  }
}
