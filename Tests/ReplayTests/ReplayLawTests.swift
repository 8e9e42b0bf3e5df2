import Animation
import BoardDrawing
import BoardModel
import Geometry
import TestSupport
import Testing

/// What holds for every gesture, whatever it does.
@Suite struct ReplayLawTests {
  private static let ids = ["a", "b", "c", "d", "e", "f", "g", "h"]

  private static func board(_ random: inout SeededGenerator) throws -> ArrangedBoard {
    let heights = [20.0, 30, 40, 60, 80, 120, 200]
    let items = ids.map { id in
      (id: id, width: 100.0, height: heights[Int.random(in: heights.indices, using: &random)])
    }
    return try PlayedBoard.arranged(
      [Array(items[..<5]), Array(items[5...])], columns: 3, width: 320)
  }

  /// Steps by chance, but always such as make sense.
  private static func gesture(_ random: inout SeededGenerator) -> GestureFile {
    func item() -> GestureTarget {
      let fraction = Point(
        x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random))
      return Bool.random(using: &random)
        ? .item(ids[Int.random(in: ids.indices, using: &random)], at: fraction)
        : .point(.random(in: -20...340, using: &random), .random(in: -20...500, using: &random))
    }
    var steps: [GestureStep] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      steps.append(.press(item(), companions: Bool.random(using: &random) ? [] : [ids[2], ids[6]]))
      steps.append(.hold(.random(in: 0...0.8, using: &random)))
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        steps.append(
          .drag(
            item(), seconds: .random(in: 0...0.4, using: &random), via: [item()],
            ease: .easeInOut))
        if Bool.random(using: &random) { steps.append(.hold(.random(in: 0...0.5, using: &random))) }
      }
      steps.append(Bool.random(using: &random) ? .drop() : .cancel)
      if Bool.random(using: &random) { steps.append(.hold(.random(in: 0...0.3, using: &random))) }
    }
    var gesture = GestureFile(
      steps: steps, preset: BoardPreset.allCases[Int.random(in: 0..<6, using: &random)])
    gesture.edit.jiggle = .off
    gesture.edit.done = ""
    gesture.edit.notice = ""
    gesture.rules.crossSection = Bool.random(using: &random)
    gesture.fps = [12, 30, 60][Int.random(in: 0..<3, using: &random)]
    gesture.ghost.source = GestureGhost.Source.allCases[Int.random(in: 0..<4, using: &random)]
    if Bool.random(using: &random) {
      gesture.viewport = GestureViewport(height: 200)
      gesture.viewport?.offset = 30
    }
    return gesture
  }

  /// - Parameter tapping: Whether items are deleted and appended at the end, where that is possible.
  private static func replays(_ count: Int, tapping: Bool = false) throws -> [DragReplay] {
    var random = SeededGenerator(seed: 7)
    return try (0..<count).map { _ in
      let board = try board(&random)
      var gesture = gesture(&random)
      if tapping {
        for index in [0, 0, 5, 4] {
          gesture.steps.append(.tap(GestureTarget(.index(index)), on: .badge))
          gesture.steps.append(.hold(.random(in: 0...0.4, using: &random)))
        }
      }
      return try DragReplay(board, gesture: gesture)
    }
  }

  @Test func whateverTheEndNoGhostAndNoHiddenTileIsLeft() throws {
    for (number, replay) in try Self.replays(200, tapping: true).enumerated() {
      let last = replay.moment(at: replay.duration)
      let state = replay.state(at: replay.duration)

      #expect(last.cards.map(\.item.id) == state.order.flatMap(\.self), "\(number)")
      #expect(state.ghosts == [], "\(number)")
      for card in last.cards {
        #expect(card.pose == Pose(frame: card.frame), "\(number)")
        #expect(card.badge == nil || replay.state(at: replay.duration).isEditing, "\(number)")
      }
    }
  }

  @Test func theOrderIsAPermutationAtEveryInstant() throws {
    for (number, replay) in try Self.replays(60).enumerated() {
      for time in replay.times {
        let state = replay.state(at: time)
        #expect(state.order.flatMap(\.self).sorted() == Self.ids, "\(number)")
        #expect(state.items.map(\.id).sorted() == Self.ids, "\(number)")
      }
    }
  }

  @Test func momentsDependOnTheirTimeAlone() throws {
    var random = SeededGenerator(seed: 8)
    for replay in try Self.replays(20) {
      let times = replay.times
      let inOrder = times.map { replay.moment(at: $0) }

      for index in times.indices.shuffled(using: &random) {
        #expect(replay.moment(at: times[index]) == inOrder[index])
      }
    }
  }

  @Test func theSameGestureIsPlayedAlikeEveryTime() throws {
    let first = try Self.replays(20)
    let second = try Self.replays(20)

    for (one, other) in zip(first, second) {
      #expect(one.events == other.events && one.duration == other.duration)
      #expect(one.moment(at: one.duration / 2) == other.moment(at: one.duration / 2))
    }
  }

  /// At 60 frames a second; what the finger itself does in a frame is not the ghost's jump.
  @Test func noGhostJumps() throws {
    var random = SeededGenerator(seed: 9)
    for number in 0..<60 {
      var gesture = Self.gesture(&random)
      gesture.fps = 60
      gesture.viewport = nil
      let replay = try DragReplay(Self.board(&random), gesture: gesture)
      var previous: ReplayState?
      for time in replay.times {
        let state = replay.state(at: time)
        defer { previous = state }
        guard let before = previous, let ghost = state.ghosts.first,
          let earlier = before.frame(ghost.id)
        else { continue }
        let step = distance(ghost.frame.center, earlier.center)
        // A finger that has just left may have gone far before.
        guard (state.finger == nil) == (before.finger == nil) else { continue }
        let finger = both(state.finger, before.finger).map(distance) ?? 0
        #expect(step <= finger + 60, "\(number) at \(time)")
      }
    }
  }

  private func both(_ first: Point?, _ second: Point?) -> (Point, Point)? {
    guard let first, let second else { return nil }
    return (first, second)
  }

  private func distance(_ first: Point, _ second: Point) -> Double {
    let (x, y) = (first.x - second.x, first.y - second.y)
    return (x * x + y * y).squareRoot()
  }

  @Test func allMomentsHaveTheSameSize() throws {
    for replay in try Self.replays(20) {
      let sizes = Set(replay.times.map { replay.moment(at: $0).pixelSize })
      #expect(sizes.count == 1)
    }
  }

  @Test func theEventsAreInOrderOfTimeAndWithinTheDuration() throws {
    for replay in try Self.replays(40) {
      let times = replay.events.map(\.time)
      #expect(times == times.sorted())
      #expect(times.allSatisfy { (0...replay.duration).contains($0) })
    }
  }

  /// The order, and so every event but the times of scrolling, does not depend on the frame rate,
  /// where the finger rests before it is lifted.
  @Test(arguments: [12.0, 24, 25, 30, 60, 120, 59.94])
  func theFrameRateDoesNotChangeWhatComesOut(fps: Double) throws {
    var gesture = GestureFile.drag(.item("C"), to: .item("A", at: Point(x: 0.1, y: 0.1)))
    gesture.fps = fps

    let replay = try DragReplay(PlayedBoard.ownHeights(), gesture: gesture)

    #expect(replay.result.order == [["C", "A", "B", "D"]])
    #expect((replay.duration - 2).magnitude < 1e-6)
  }
}
