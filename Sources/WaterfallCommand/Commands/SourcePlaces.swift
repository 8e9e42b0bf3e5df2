import BoardModel
import BoardRendering

/// How pictures are named in a board file, whose paths are relative to its own folder.
struct SourcePlaces {
  /// Where the board file will be, all links followed; `nil` where paths stay as they are.
  private let fileFolder: [ArraySlice<UInt8>]?

  /// Folders of pictures, all links followed.
  private var resolved: [FilePath: FilePath] = [:]

  init(of target: OutputTarget) {
    guard case .file(let file, _) = target, let folder = Platform.resolved(file.folder.bytes)
    else {
      fileFolder = nil
      return
    }
    fileFolder = SourcePlaces.components(of: FilePath(bytes: folder))
    isCurrentFolder = folder == Platform.resolved(FilePath(".").bytes)
  }

  private var isCurrentFolder = false

  mutating func source(of picture: FilePath) -> FilePath {
    guard let fileFolder, !(isCurrentFolder && !picture.isAbsolute) else { return picture }
    let folder = SourcePlaces.components(of: resolve(picture.folder))
    let shared = zip(folder, fileFolder).prefix { $0 == $1 }.count
    let up = fileFolder.dropFirst(shared).map { _ in ArraySlice("..".utf8) }
    let steps = up + folder.dropFirst(shared) + [picture.lastComponent.bytes[...]]
    return FilePath(bytes: steps.joined(separator: "/".utf8))
  }

  private mutating func resolve(_ folder: FilePath) -> FilePath {
    if let known = resolved[folder] { return known }
    let found = FilePath(bytes: Platform.resolved(folder.bytes) ?? folder.bytes)
    resolved[folder] = found
    return found
  }

  private static func components(of path: FilePath) -> [ArraySlice<UInt8>] {
    path.bytes.split(separator: UInt8(ascii: "/"))
  }
}
