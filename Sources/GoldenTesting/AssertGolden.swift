#if canImport(XCTest)
  public import GoldenImages
  public import ImageComparison
  import XCTest

  /// Holds a picture, a board, a moment or a gesture against its golden in a test of XCTest.
  ///
  /// The golden lies in `__goldens__` beside the test file and has the name of that file, the test and
  /// the call. Pictures of what differs are written to `GOLDEN_ARTIFACTS`, and their paths are printed.
  ///
  /// ```swift
  /// final class CardTests: XCTestCase {
  ///   func testAShadowFallsBelowTheCard() throws {
  ///     assertGolden(try Board(settings: settings, items: [card]))
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: Needed where a test has several goldens.
  ///   - options: How the golden is held; also which ones are recorded, unless `CI` is set.
  /// - Returns: What was found, also where the test was failed for it.
  @discardableResult
  public func assertGolden(
    _ drawable: some GoldenDrawable, named name: String? = nil, metric: ComparisonMetric? = nil,
    budget: GoldenBudget? = nil, options: GoldenOptions = .current, file: StaticString = #filePath,
    line: UInt = #line, function: String = #function
  ) -> GoldenResult {
    let path = "\(file)"
    let fileName = path.split(separator: "/").last.map(String.init) ?? path
    let test = function.prefix { $0 != "(" }
    var call = GoldenCall(
      name: GoldenName([fileName.withoutSwiftExtension, String(test)], call: name).text,
      testFile: path, place: "\(fileName):\(line)")
    call.options = GoldenOptions(metric: metric, budget: budget).over(options)
    let verdict = call.verdict(drawable)
    if verdict.isWarning {
      print(verdict.text)
    } else if !verdict.isSilent {
      XCTFail(verdict.text, file: file, line: line)
    }
    return verdict.result
  }

  extension String {
    fileprivate var withoutSwiftExtension: String {
      hasSuffix(".swift") ? String(dropLast(".swift".count)) : self
    }
  }
#endif
