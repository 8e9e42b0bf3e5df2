import BoardModel
import BoardRendering

/// The ids that items of a suite have, on its boards and in what is recorded of them.
struct KnownItems {
  private(set) var ids: Set<String> = []

  /// What cannot be read has no items here; why it cannot is told when its case is judged.
  init(_ cases: [GoldenCase]) {
    for one in cases {
      do throws(ReadingError) {
        let loaded = try BoardReader().read([.path(one.boardFile)])
        ids.formUnion(loaded.board.items.map(\.id))
      } catch {
        continue
      }
      do throws(GoldenError) {
        let record = try GoldenStore(one).record()
        ids.formUnion(record?.frames.flatMap { $0.items.map(\.id) } ?? [])
      } catch {
        continue
      }
    }
  }
}
