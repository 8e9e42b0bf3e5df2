import BoardModel

/// Names of items as people write them: each an id, or several with commas between them.
struct ItemNames {
  let texts: [String]

  /// A name that no item has, and the one that is nearest to it.
  struct Unknown: Error {
    let id: String
    let nearest: String?
  }

  /// The ids that are meant; one may hold commas itself.
  func ids(among known: Set<String>) throws(Unknown) -> Set<String> {
    var ids: Set<String> = []
    for text in texts {
      for id in known.contains(text) ? [text] : text.split(separator: ",").map(String.init) {
        guard known.contains(id) else {
          throw Unknown(id: id, nearest: NearestName.of(id, among: known.sorted()))
        }
        ids.insert(id)
      }
    }
    return ids
  }
}
