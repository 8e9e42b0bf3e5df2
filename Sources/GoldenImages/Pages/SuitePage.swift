import BoardModel
import BoardRendering
import ImageComparison

/// The page of a suite in the making: each case is written as soon as it is judged, and the whole
/// appears at the end or not at all.
struct SuitePage {
  private let file: OutputFile
  private let words: ReportWords
  private let comparator: ImageComparator
  private var writer: ReportWriter

  /// More than this no browser opens well.
  private var allowance = PictureAllowance(512 << 20)

  /// What is equal is looked at less often.
  private var allowanceOfEqual = PictureAllowance(64 << 20)

  static let name = FilePath("index.html")

  init(
    in folder: FilePath, words: ReportWords, comparator: ImageComparator
  ) throws(GoldenError) {
    self.words = words
    self.comparator = comparator
    var report = GoldenReport(title: words.title, command: words.command, cases: [])
    report.choiceCommand = words.choiceCommand
    writer = ReportWriter(report)
    do throws(OutputError) {
      try OutputFolder.makeLast(folder)
      file = try OutputFile(.file(folder.appending(SuitePage.name), replaces: true))
      try file.begin()
    } catch {
      throw .output(error)
    }
    try write { writer, sink in try writer.begin(title: words.title, sink) }
  }

  /// - Parameter rendered: nil where nothing could be drawn.
  mutating func add(
    _ one: GoldenCase, _ result: CaseResult, _ rendered: RenderedCase?
  ) throws(GoldenError) {
    // What could not be judged may have a record that makes no sense.
    let record = result.status == .error ? nil : try GoldenStore(one).record()
    let maker = ReportCaseMaker(
      one: one, result: result, rendered: rendered, record: record, comparator: comparator)
    var reportCase = maker.make(&allowance, &allowanceOfEqual)
    reportCase.verdict = words.verdict(result)
    reportCase.metric = words.metric
    reportCase.approveCommand = words.approval(result)
    try write { writer, sink in try writer.add(reportCase, sink) }
    if let environment = result.environment { writer.note("Recorded with \(environment).") }
  }

  /// Puts the page in its place.
  mutating func finish(_ suite: GoldenSuite) throws(GoldenError) {
    for orphan in suite.orphans {
      let reportCase = ReportCase(
        name: orphan.lastComponent.displayText, status: .orphan, metric: "",
        pictures: ReportPictures(expected: picture(of: orphan)))
      try write { writer, sink in try writer.add(reportCase, sink) }
    }
    for stray in suite.strayGestures {
      writer.note("\(stray.displayText) is never played: there is no board of its name.")
    }
    let leftOut = allowance.leftOut + allowanceOfEqual.leftOut
    if leftOut > 0 {
      writer.note("The pictures of \(leftOut) frames are left out, since there are so many.")
    }
    try write { writer, sink in try writer.end(sink) }
    do throws(OutputError) {
      try file.finish()
    } catch {
      throw .output(error)
    }
  }

  private mutating func picture(of orphan: FilePath) -> ReportPicture? {
    guard orphan.fileExtension == "png", !StoredFile(orphan).isFolder,
      allowanceOfEqual.takes([orphan])
    else { return nil }
    return .read { try GoldenStore.contents(of: orphan) }
  }

  private mutating func write(
    _ body: (inout ReportWriter, ([UInt8]) throws -> Void) throws -> Void
  ) throws(GoldenError) {
    do {
      try body(&writer) { try file.write($0) }
    } catch let error as GoldenError {
      throw error
    } catch let error as OutputError {
      throw .output(error)
    } catch {
      throw .rendering(.internalFault(String(describing: error)))
    }
  }
}
