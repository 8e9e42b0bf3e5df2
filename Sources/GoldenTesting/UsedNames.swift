import BoardModel
import Synchronization

/// Which call holds which golden, so that no two share one unnoticed.
enum UsedNames {
  private static let owners = Mutex<[String: String]>([:])

  /// The other call that has the golden already, also under a name that some disks do not tell from
  /// this one; nil where there is none.
  static func otherOwner(of file: FilePath, than owner: String) -> String? {
    let key = file.displayText.lowercased()
    return owners.withLock { owners in
      let first = owners[key] ?? owner
      owners[key] = first
      return first == owner ? nil : first
    }
  }
}
