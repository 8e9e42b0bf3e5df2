public import BoardModel

/// A board of a suite, and where its goldens lie.
///
/// A still picture is a sequence of one frame.
public struct GoldenCase: Hashable, Sendable {
  /// The name of the board file without `.board.json`.
  public let name: String

  /// The folder of the suite.
  public let folder: FilePath

  /// Whether there is a gesture to be played on the board.
  public let hasGesture: Bool

  /// The folder that its goldens lie in.
  private let goldens: FilePath

  init(name: String, folder: FilePath, hasGesture: Bool) {
    self.name = name
    self.folder = folder
    self.hasGesture = hasGesture
    goldens = folder.appending(GoldenCase.goldensName)
  }

  /// One that no board file stands for.
  ///
  /// - Parameter hasGesture: whether it is a sequence.
  init(name: String, goldens: FilePath, hasGesture: Bool) {
    self.name = name
    self.goldens = goldens
    self.hasGesture = hasGesture
    folder = goldens.folder
  }

  public static let boardSuffix = ".board.json"
  static let gestureSuffix = ".gesture.json"
  static let goldensName = FilePath("__goldens__")

  public var boardFile: FilePath { folder.appending(FilePath(name + GoldenCase.boardSuffix)) }
  public var gestureFile: FilePath { folder.appending(FilePath(name + GoldenCase.gestureSuffix)) }

  /// What says of each frame what it is.
  public var recordFile: FilePath { goldens.appending(FilePath(name + ".json")) }

  /// The picture of a still.
  public var pictureFile: FilePath { goldens.appending(FilePath(name + ".png")) }

  /// The clip of a sequence.
  public var clipFile: FilePath { goldens.appending(FilePath(name + ".apng")) }

  /// The picture or the clip.
  public var goldenFile: FilePath { hasGesture ? clipFile : pictureFile }

  /// The names of all that belongs to it in the folder of the goldens.
  var goldenNames: [FilePath] { [recordFile.lastComponent, goldenFile.lastComponent] }
}
