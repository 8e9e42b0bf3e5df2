/// Lets threads take memory for whole pictures only as far as a budget allows them together.
///
/// A thread that asks for more than the budget goes in alone, so that none waits for ever.
package final class MemoryGate: Sendable {
  private let held = Monitor(0)

  /// In bytes.
  private let budget: Int

  package init(budget: Int) {
    self.budget = budget
  }

  /// Runs with so many bytes in hand, when they are free.
  package func holding<Result, Failure: Error>(
    _ byteCount: Int, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard byteCount > 0 else { return try body() }
    let counted = min(byteCount, budget)
    held.wait { held -> Void? in
      guard held + counted <= budget else { return nil }
      held += counted
      return ()
    }
    defer { held.change { $0 -= counted } }
    return try body()
  }
}
