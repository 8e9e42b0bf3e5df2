import BoardModel
import Synchronization

/// What decoders have warned of, over all attempts to draw a board.
///
/// A class, since the threads that make tiles share it.
final class WarningLog: Sendable {
  private let reasons = Mutex<[FilePath: [String]]>([:])

  /// Notes warnings, each once for a picture, which may be read for several tiles.
  func note(_ warnings: [String], about path: FilePath) {
    if warnings.isEmpty { return }
    reasons.withLock { reasons in
      let known = reasons[path, default: []]
      reasons[path] = known + warnings.filter { !known.contains($0) }
    }
  }

  /// The warnings about a board's pictures, in the order of its items.
  func warnings(for board: Board) -> [PictureWarning] {
    reasons.withLock { reasons in
      var rest = reasons
      return board.items.compactMap { item in
        guard case .picture(let path) = item.content, let found = rest.removeValue(forKey: path)
        else { return nil }
        return PictureWarning(path: path, reasons: found)
      }
    }
  }
}
