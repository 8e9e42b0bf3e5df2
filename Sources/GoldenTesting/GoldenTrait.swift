#if canImport(Testing)
  public import GoldenImages
  public import ImageComparison
  public import Testing

  /// Says how goldens are held in a test, or in all tests of a suite.
  public struct GoldenTrait: TestTrait, SuiteTrait, TestScoping {
    let options: GoldenOptions

    /// Tests of a suite have what the suite has, but for what they say themselves.
    public var isRecursive: Bool { true }

    public func provideScope(
      for test: Test, testCase: Test.Case?,
      performing function: @Sendable () async throws -> Void
    ) async throws {
      try await GoldenOptions.$current.withValue(options.over(.current)) {
        try await function()
      }
    }
  }

  extension Trait where Self == GoldenTrait {
    /// How goldens are held in a test, or in all tests of a suite.
    ///
    /// ```swift
    /// @Suite(.golden(directory: "pictures")) struct Cards {
    ///   @Test(.golden(metric: .ciede2000, budget: GoldenBudget(differentPixels: 4)))
    ///   func theCoverIsRound() { expectGolden(cover) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - directory: As seen from the folder of the test file; `__goldens__` where nobody says so.
    ///   - keepsFrames: Whether the frames of sequences are recorded, or only their hashes.
    public static func golden(
      record: RecordMode? = nil, metric: ComparisonMetric? = nil, budget: GoldenBudget? = nil,
      directory: String? = nil, keepsFrames: Bool? = nil
    ) -> GoldenTrait {
      GoldenTrait(
        options: GoldenOptions(
          record: record, metric: metric, budget: budget, directory: directory,
          keepsFrames: keepsFrames))
    }
  }
#endif
