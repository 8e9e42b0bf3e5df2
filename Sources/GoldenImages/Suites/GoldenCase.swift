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

  /// The frames of a sequence.
  public var framesFolder: FilePath { goldens.appending(FilePath(name)) }

  public func frameFile(_ index: Int) -> FilePath {
    guard hasGesture else { return pictureFile }
    let digits = String(index)
    let zeros = String(repeating: "0", count: max(0, 5 - digits.count))
    return framesFolder.appending(FilePath("frame_\(zeros)\(digits).png"))
  }

  /// The names of all that belongs to it in the folder of the goldens.
  var goldenNames: [FilePath] {
    [FilePath(name + ".json"), FilePath(name + (hasGesture ? "" : ".png"))]
  }
}
