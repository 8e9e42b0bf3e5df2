extension GoldenError {
  /// The ids that names of items stand for, or which of these no item has.
  static func items(
    _ names: [String], among known: Set<String>
  ) throws(GoldenError) -> Set<String> {
    do throws(ItemNames.Unknown) {
      return try ItemNames(texts: names).ids(among: known)
    } catch {
      throw .unknownItem(error.id, nearest: error.nearest)
    }
  }
}
