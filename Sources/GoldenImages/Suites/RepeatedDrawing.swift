/// A drawing of a case that came out another way than the first one, of the same board and gesture.
public struct RepeatedDrawing: Hashable, Sendable {
  /// Which drawing it was; the first one is 1.
  public let number: Int

  /// How many threads drew it.
  public let threadCount: Int

  /// The first frame of other pixels; nil where the number or the size of the frames is another one.
  public let frame: Int?

  /// The drawing as people read it.
  public func words(isSequence: Bool) -> String {
    let who = "drawing \(number), with \(threadCount) \(threadCount == 1 ? "thread" : "threads"),"
    guard let frame else { return "\(who) has another size or number of frames" }
    return "\(who) is another picture" + (isSequence ? " from frame \(frame) on" : "")
  }
}

/// Draws a case again and again, with one thread, with two, and with more, in turn.
struct CaseRepeater {
  /// How many times more.
  let count: Int

  /// Makes of a drawing another one; in tests, where one comes out wrong.
  let alter: @Sendable (_ hashes: [String], _ number: Int) -> [String]

  private static let threadCounts = [1, 2, 5]

  /// - Returns: The first drawing that is another one; nil where all are the same.
  func firstOther(
    _ one: GoldenCase, than first: RenderedCase
  ) throws(GoldenError) -> RepeatedDrawing? {
    for index in 0..<count {
      let threads = CaseRepeater.threadCounts[index % CaseRepeater.threadCounts.count]
      let again = try CaseRenderer(threadCount: threads).render(one)
      let number = index + 2
      let hashes = alter(again.hashes, number)
      guard again.size == first.size, hashes.count == first.hashes.count else {
        return RepeatedDrawing(number: number, threadCount: threads, frame: nil)
      }
      if let frame = hashes.indices.first(where: { hashes[$0] != first.hashes[$0] }) {
        return RepeatedDrawing(number: number, threadCount: threads, frame: frame)
      }
    }
    return nil
  }
}
