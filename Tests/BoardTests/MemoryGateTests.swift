import BoardRendering
import Dispatch
import Synchronization
import Testing

@Suite struct MemoryGateTests {
  /// The most bytes that threads held together, each of them asking for so many.
  private func mostHeld(budget: Int, asking byteCounts: [Int]) -> (most: Int, finished: Int) {
    let gate = MemoryGate(budget: budget)
    let state = Mutex((held: 0, most: 0, finished: 0))

    DispatchQueue.concurrentPerform(iterations: byteCounts.count) { index in
      let count = byteCounts[index]
      gate.holding(count) {
        state.withLock { state in
          state.held += count
          state.most = max(state.most, state.held)
        }
        for _ in 0..<2000 { state.withLock { _ in } }
        state.withLock { state in
          state.held -= count
          state.finished += 1
        }
      }
    }
    return state.withLock { ($0.most, $0.finished) }
  }

  @Test func threadsTogetherHoldNoMoreThanTheBudget() {
    let outcome = mostHeld(budget: 100, asking: (0..<64).map { 30 + $0 % 40 })

    #expect(outcome.most <= 100)
    #expect(outcome.finished == 64)
  }

  @Test func whatIsMoreThanTheBudgetGoesInAlone() {
    let outcome = mostHeld(budget: 100, asking: (0..<32).map { $0 % 2 == 0 ? 500 : 40 })

    #expect(outcome.most <= 500)
    #expect(outcome.finished == 32)
  }

  @Test func anErrorGivesTheMemoryBack() {
    struct Refused: Error {}
    let gate = MemoryGate(budget: 10)

    #expect(throws: Refused.self) {
      try gate.holding(10) { () throws(Refused) in throw Refused() }
    }
    #expect(gate.holding(10) { true })
  }
}
