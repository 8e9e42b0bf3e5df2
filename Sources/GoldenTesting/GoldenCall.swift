package import BoardModel
import BoardRendering
package import GoldenImages
import ImageComparison

/// One call that holds something against its golden, from whichever test library.
package struct GoldenCall {
  /// Of the golden.
  package var name: String

  /// That the call stands in.
  package var testFile: String

  /// The file and the line of the call.
  package var place: String
  package var options = GoldenOptions()
  package var environment = GoldenEnvironment.current

  package init(name: String, testFile: String, place: String) {
    self.name = name
    self.testFile = testFile
    self.place = place
  }

  /// Where the goldens lie: beside the test file, or in `GOLDEN_DIR`.
  package var folder: FilePath {
    let beside = FilePath(testFile).folder
    let named = environment.directory.map { FilePath($0) }
    guard let directory = options.directory else {
      return named ?? beside.appending(FilePath("__goldens__"))
    }
    return (named ?? beside).appending(FilePath(directory))
  }

  package func verdict(_ drawable: some GoldenDrawable) -> GoldenVerdict {
    guard let (mode, reason) = environment.recording(options.record) else {
      return fault(ErrorMessages.noMode(environment.record ?? ""))
    }
    var judge = GoldenJudge(mode: mode)
    judge.comparator = ImageComparator(options.metric ?? .exact)
    judge.budget = options.budget ?? judge.budget
    judge.keepsPictures = options.keepsFrames ?? judge.keepsPictures
    let file = folder.appending(FilePath(name))
    if let other = UsedNames.otherOwner(of: file, than: place) {
      return fault(ErrorMessages.usedTwice(name, by: other))
    }
    let result = judge.judge(drawable, named: name, in: folder)
    guard let words = ErrorMessages.words(for: result, metric: judge.comparator.metric) else {
      return GoldenVerdict(result: result)
    }
    var lines = [words]
    if !result.matches, !result.findings.isRecorded, result.findings.status != .error {
      lines.append(ErrorMessages.advice(result, mode, reason))
    }
    return GoldenVerdict(
      result: result, lines: lines + artifacts(of: result), isWarning: result.matches)
  }

  private func fault(_ words: String) -> GoldenVerdict {
    GoldenVerdict(
      result: .unjudged(name: name, file: folder.appending(FilePath(name))), lines: [words])
  }

  /// Writes the pictures of what differs to `GOLDEN_ARTIFACTS`; a line for each, or for what went wrong.
  private func artifacts(of result: GoldenResult) -> [String] {
    guard let path = environment.artifacts, !result.pictures.isEmpty else { return [] }
    let folder = FilePath(path)
    do throws(OutputError) {
      try OutputFolder.make(folder)
      var lines: [String] = []
      for picture in result.pictures {
        let file = folder.appending(FilePath(picture.fileName(for: name)))
        try OutputTarget.file(file, replaces: true).write(picture.bytes)
        lines.append("\(picture.kind.rawValue): \(file.displayText)")
      }
      return lines
    } catch {
      return [ErrorMessages.words(for: error)]
    }
  }
}
