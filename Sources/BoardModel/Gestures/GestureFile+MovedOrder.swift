extension GestureFile {
  /// The ids of each section after some moves; nil where a place is not on the board, or an index
  /// without a section may mean several places.
  ///
  /// - Parameter preset: With an edit mode, an index without a section counts within section 0.
  public static func order(
    of board: Board, after moves: [Move], preset: BoardPreset
  ) -> [[String]]? {
    var sections = board.itemIndexes.map { indexes in board.items[indexes].map(\.id) }
    let usual = preset.scriptTimes.edit != nil || sections.count == 1 ? 0 : nil
    for move in moves {
      guard let source = move.from.section ?? usual, sections.indices.contains(source),
        sections[source].indices.contains(move.from.index),
        let target = move.to.section ?? usual, sections.indices.contains(target)
      else { return nil }
      let id = sections[source].remove(at: move.from.index)
      guard move.to.index <= sections[target].count else { return nil }
      sections[target].insert(id, at: move.to.index)
    }
    return sections
  }
}
