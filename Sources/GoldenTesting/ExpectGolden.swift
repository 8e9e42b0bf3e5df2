#if canImport(Testing)
  public import GoldenImages
  public import ImageComparison
  public import Testing

  /// Holds a picture, a board, a moment or a gesture against its golden in a test of Swift Testing.
  ///
  /// The golden lies in `__goldens__` beside the test file and has the name of the suite, the test,
  /// its arguments and the call. One that is missing is recorded, and the test fails so that somebody
  /// looks at it; the next run passes. Where `CI` is set nothing is ever written. What differs is
  /// attached as pictures, which `swift test --attachments-path FOLDER` keeps in a folder that must
  /// be there, and written to `GOLDEN_ARTIFACTS` where that is set.
  ///
  /// ```swift
  /// @Test func aShadowFallsBelowTheCard() throws {
  ///   let board = try Board(settings: settings, items: [card])
  ///   expectGolden(board)
  ///   expectGolden(.moment(replay, at: 0.6), named: "lifted")
  ///   expectGolden(replay, named: "dragged")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: Needed where a test has several goldens.
  ///   - metric: Which changes of a pixel count; all, where nobody says otherwise.
  /// - Returns: What was found, also where it was recorded as an issue.
  @discardableResult
  public func expectGolden(
    _ drawable: some GoldenDrawable, named name: String? = nil, metric: ComparisonMetric? = nil,
    budget: GoldenBudget? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> GoldenResult {
    let place = "\(sourceLocation.fileID):\(sourceLocation.line):\(sourceLocation.column)"
    var call = GoldenCall(name: "", testFile: sourceLocation.filePath, place: place)
    do throws(GoldenName.Problem) {
      call.name = try GoldenName.current(call: name).text
    } catch {
      Issue.record(
        Comment(rawValue: ErrorMessages.words(for: error)), sourceLocation: sourceLocation)
      return .unjudged(name: name ?? "", file: call.folder)
    }
    call.options = GoldenOptions(metric: metric, budget: budget).over(.current)
    let verdict = call.verdict(drawable)
    if verdict.isSilent { return verdict.result }
    for picture in verdict.result.pictures {
      Attachment.record(
        picture.bytes, named: picture.fileName(for: call.name), sourceLocation: sourceLocation)
    }
    Issue.record(
      Comment(rawValue: verdict.text), severity: verdict.isWarning ? .warning : .error,
      sourceLocation: sourceLocation)
    return verdict.result
  }
#endif
