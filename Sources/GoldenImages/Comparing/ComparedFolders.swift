public import BoardModel
import BoardRendering
public import ImageCodecs
public import ImageComparison
import Pixels

/// Two folders of frames side by side, two frames in memory at a time.
public struct ComparedFolders: Sendable {
  /// What was found about the frames of one name.
  public struct Frame: Sendable {
    public enum Finding: Sendable {
      case compared(Comparison)
      /// There is no such frame in the first folder.
      case onlyInB
      case onlyInA
    }

    public let name: FilePath
    public let finding: Finding

    public var isEqual: Bool {
      if case .compared(let comparison) = finding { comparison.isEqual } else { false }
    }

    /// How many pixels differ; nil where there is nothing to compare.
    public var diffCount: Int? {
      if case .compared(let comparison) = finding { comparison.diffCount } else { nil }
    }
  }

  /// In natural order of the names of both folders.
  public let frames: [Frame]

  /// How the frames correspond; nil where all are equal.
  public let verdict: SequenceVerdict?

  public var isEqual: Bool { frames.allSatisfy(\.isEqual) }

  public var summary: SequenceSummary {
    SequenceSummary(counts: frames.map(\.diffCount), settlesEqual: settlesEqual)
  }

  /// Whether the last frames of both are equal, where one folder has more of them; nil where that was
  /// not asked.
  private let settlesEqual: Bool?

  /// - Parameter each: called with two pictures that differ, and what they are called.
  public init(
    _ pathA: FilePath, _ pathB: FilePath, by comparator: ImageComparator,
    limit: PixelLimit = PixelLimit(), needsPixels: Bool = false,
    each: (FilePath, ComparedPictures) throws -> Void = { _, _ in }
  ) throws {
    let a = try ComparedFolders.folder(pathA)
    let b = try ComparedFolders.folder(pathB)
    let inA = Set(a.names)
    let inB = Set(b.names)
    var frames: [Frame] = []
    for name in inA.union(inB).sorted(by: FilePath.precedesNaturally) {
      guard inA.contains(name), inB.contains(name) else {
        frames.append(Frame(name: name, finding: inA.contains(name) ? .onlyInA : .onlyInB))
        continue
      }
      let compared = try ComparedPictures(
        pathA.appending(name), pathB.appending(name), by: comparator, limit: limit,
        needsPixels: needsPixels)
      frames.append(Frame(name: name, finding: .compared(compared.comparison)))
      if !compared.comparison.isEqual { try each(name, compared) }
      if comparator.stopsAtFirst, !compared.comparison.isEqual { break }
    }
    self.frames = frames
    if comparator.stopsAtFirst || frames.allSatisfy(\.isEqual) {
      verdict = nil
      settlesEqual = nil
    } else {
      verdict = try ComparedFolders.verdict(a, b, frames, limit)
      settlesEqual = try ComparedFolders.settlesEqual(a, b, frames, comparator, limit)
    }
  }

  private static func folder(_ path: FilePath) throws(PictureComparisonError) -> PictureFolder {
    let folder: PictureFolder
    do throws(SystemError) {
      folder = try PictureFolder(path)
    } catch {
      throw .folder(path, error)
    }
    guard !folder.names.isEmpty else { throw .noFrames(path) }
    return folder
  }

  private static func settlesEqual(
    _ a: PictureFolder, _ b: PictureFolder, _ frames: [Frame], _ comparator: ImageComparator,
    _ limit: PixelLimit
  ) throws(PictureComparisonError) -> Bool? {
    guard let lastA = a.names.last, let lastB = b.names.last, lastA != lastB else { return nil }
    return try ComparedPictures(
      a.path.appending(lastA), b.path.appending(lastB), by: comparator, limit: limit
    ).comparison.isEqual
  }

  private static func verdict(
    _ a: PictureFolder, _ b: PictureFolder, _ frames: [Frame], _ limit: PixelLimit
  ) throws(PictureComparisonError) -> SequenceVerdict {
    var known: [FilePath: PixelKey] = [:]
    let equal = Set(frames.filter(\.isEqual).map(\.name))
    let keysA = try keys(a, &known, keeping: equal, limit)
    return SequenceVerdict(keysA, try keys(b, &known, keeping: equal, limit))
  }

  /// What each frame is told by; those that were found equal are read in the first folder only.
  private static func keys(
    _ folder: PictureFolder, _ known: inout [FilePath: PixelKey], keeping equal: Set<FilePath>,
    _ limit: PixelLimit
  ) throws(PictureComparisonError) -> [PixelKey] {
    var keys: [PixelKey] = []
    for name in folder.names {
      if let key = known[name] {
        keys.append(key)
        continue
      }
      let key = try ComparedPictures.read(folder.path.appending(name), limit).pixelKey
      if equal.contains(name) { known[name] = key }
      keys.append(key)
    }
    return keys
  }
}
