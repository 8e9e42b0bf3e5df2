import BoardModel
import BoardRendering

extension SuiteRunner {
  /// Lists what belongs to no board; where it is to be removed, it is if every case passes.
  public func prune(
    _ suite: GoldenSuite, isDryRun: Bool
  ) throws(GoldenError) -> SuiteResult {
    precondition(pattern == nil, "goldens are pruned after a run over all cases")
    guard !isDryRun else {
      var result = SuiteResult(folder: suite.folder)
      result.orphans = suite.orphans
      return result
    }
    var result = try verify(suite)
    guard result.passes else { return result }
    for orphan in suite.orphans {
      let file = StoredFile(orphan)
      if file.isFolder { removeFrames(in: file) }
      file.remove()
      if file.exists { result.unremoved.append(orphan) } else { result.removed.append(orphan) }
    }
    result.orphans.removeAll { result.removed.contains($0) }
    return result
  }

  /// Of a folder only what was recorded is removed; one that holds more stays.
  private func removeFrames(in folder: StoredFile) {
    for name in (try? folder.names()) ?? []
    where name.fileExtension == "png" && name.bytes.starts(with: "frame_".utf8) {
      StoredFile(folder.path.appending(name)).remove()
    }
  }
}
