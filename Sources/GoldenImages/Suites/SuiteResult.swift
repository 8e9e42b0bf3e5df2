public import BoardModel

/// What a suite was found to be.
public struct SuiteResult: Sendable {
  public let folder: FilePath
  public internal(set) var cases: [CaseResult] = []

  /// Goldens that belong to no board any more.
  public internal(set) var orphans: [FilePath] = []

  /// Those of them that were removed in this run.
  public internal(set) var removed: [FilePath] = []

  /// Those that were to be removed and are still there.
  public internal(set) var unremoved: [FilePath] = []

  /// Gestures without a board, which are never played.
  public internal(set) var strayGestures: [FilePath] = []

  /// Why the report, or a part of it, could not be written.
  public internal(set) var unwritten: GoldenError?

  public func count(_ status: CaseResult.Status) -> Int { cases.count { $0.status == status } }

  public var passes: Bool { cases.allSatisfy(\.passes) }
}
