public import BoardModel
public import ImageCodecs
public import Pixels

/// Why a file that should be a picture cannot be drawn.
public enum PictureProblem: Error, Hashable, Sendable {
  case cannotOpen(SystemError)

  /// Nothing that has bytes to read from.
  case notAFile(Kind)
  case image(ImageError)

  /// A pattern of a board file that no file matches.
  case noMatch

  /// Its tile alone would need more memory than all tiles may have.
  case tileTooLarge(PixelSize)

  public enum Kind: String, Hashable, Sendable {
    case folder
    case pipe
    case socket
    case device
  }
}

extension FileStatus.Kind {
  /// A regular file is asked for only where it changed under our hands, and then counts as a device.
  var publicKind: PictureProblem.Kind {
    switch self {
    case .folder: .folder
    case .pipe: .pipe
    case .socket: .socket
    case .regular, .device: .device
    }
  }
}

/// A picture that is left out, and why.
public struct SkippedPicture: Hashable, Sendable {
  public let path: FilePath
  public let problem: PictureProblem

  public init(path: FilePath, problem: PictureProblem) {
    self.path = path
    self.problem = problem
  }
}
