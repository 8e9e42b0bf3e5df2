public import BoardModel
import ImageCodecs

/// The pictures directly inside a folder, those that this program made too.
public struct PictureFolder: Hashable, Sendable {
  public let path: FilePath

  /// The names of the files inside that are or claim to be pictures, in natural order.
  public let names: [FilePath]

  public init(_ path: FilePath) throws(SystemError) {
    let contents = try FolderListing(isRecursive: false).contents(of: path)
    self.path = path
    names = contents.visible.filter(PictureFolder.isCandidate).map(\.lastComponent)
  }

  /// Whether a path leads to a folder.
  public static func exists(at path: FilePath) -> Bool {
    (try? SystemCalls.status(of: path).kind) == .folder
  }

  private static func isCandidate(_ path: FilePath) -> Bool {
    if PictureProbe.isNamedAsPicture(path) { return true }
    do {
      let file = try InputFile(path)
      return try ImageFormats.recognizedFormat(of: .descriptor(file.descriptor)) != nil
    } catch {
      return false
    }
  }
}
