public import BoardDrawing
public import BoardModel
public import BoardRendering

/// Why a suite or a case of it could not be judged; never taken for a pass.
public enum GoldenError: Error, Hashable, Sendable {
  case folder(FilePath, SystemError)
  /// A folder without any board.
  case noCases(FilePath)
  /// No case has such a name.
  case noMatch(String)
  /// No board has an item of such an id.
  case unknownItem(String, nearest: String?)
  case reading(ReadingError)
  case gesture(FilePath, BoardError)
  /// A file that says what is recorded and makes no sense.
  case record(FilePath, BoardError)
  case rendering(RenderingError)
  case frames(FramesError)
  /// The gesture came out otherwise than it says itself.
  case unexpected([ReplayDifference])
  case comparison(PictureComparisonError)
  /// A recorded picture that cannot be read.
  case golden(PictureComparisonError)
  /// A recorded clip that cannot be played, or is not that of its record.
  case clip(FilePath, GoldenClipProblem)
  /// A part of a golden was to be replaced, and that cannot be.
  case approval(PartialApprovalError)
  /// A report was to be written where goldens lie, or around them.
  case reportAmongGoldens(FilePath)
  /// A file that was to be written is one of the suite, of its goldens, or of its report.
  case overwritesSuite(FilePath)
  /// A report was to be written where a page lies that is not ours.
  case reportOverForeignPage(FilePath)
  case output(OutputError)
  /// A temporary file cannot be made or read.
  case scratch(SystemError)
}

extension GoldenError {
  /// Whether what lies among the goldens is damaged, so that recording anew is a way out.
  var isOfDamage: Bool {
    switch self {
    case .golden, .clip: true
    default: false
    }
  }
}
