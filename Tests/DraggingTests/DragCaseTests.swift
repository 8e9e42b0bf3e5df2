import Animation
import Dragging
import Geometry
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.enabled(if: Cases.areHereOrRequired, Cases.skipped)) struct DragCaseTests {
  @Test func thereAreCasesOfEveryKind() throws {
    #expect(try DragCase.all().count == 9)
  }

  /// Where nothing else is asked for, a preset without guards does what its system did.
  @Test func thePresetsReproduceTheirSystems() throws {
    for dragCase in try DragCase.all() where dragCase.requiredCorrectBehaviour == nil {
      var settings = dragCase.preset
      settings.dropRule.latch = nil

      let run = try dragCase.run(settings)

      try expectPeerEvents(dragCase, run)
    }
  }

  /// The bugs are there when the guards are off, so the cases show what the guards are good for.
  @Test func withoutGuardsTheSystemsBugsAreReproduced() throws {
    let oscillating = try DragCase.all().filter {
      $0.name.contains("oscillation") || $0.name.contains("stationary")
    }
    try #require(oscillating.count == 2)

    for dragCase in oscillating {
      var settings = dragCase.preset
      settings.dropRule.latch = nil
      try expectPeerEvents(dragCase, try dragCase.run(settings))
    }
  }

  @Test(arguments: [true, false])
  func whatIsRequiredHoldsWithTheOwnRuleAndWithTheDefault(isDefault: Bool) throws {
    for dragCase in try DragCase.all() {
      guard let required = dragCase.requiredCorrectBehaviour else { continue }
      var settings = dragCase.preset
      if isDefault { settings.dropRule = .bestSlot }

      let run = try dragCase.run(settings)

      let moves = run.session.moves.count
      if let order = required.order { #expect(run.order == order, "\(dragCase)") }
      if let most = required.maxMoves { #expect(moves <= most, "\(dragCase)") }
      if let frame = required.dropAnimationTargetFrame {
        #expect(run.dropFrame == Rect(frame), "\(dragCase)")
      }
      if required.note?.contains("at most ONE") == true { #expect(moves == 1, "\(dragCase)") }
      if required.note?.contains("no move") == true { #expect(moves == 0, "\(dragCase)") }
    }
  }

  @Test func thePinnedFirstItemDoesNotLift() throws {
    let dragCase = try #require(try DragCase.all().first { $0.name.hasPrefix("policy") })

    let run = try dragCase.run(.jiggleSections)

    #expect(run.session.refusals == [.pinned])
    #expect(!run.session.story.contains("lift"))
    #expect(run.session.outcome == .rejected)
  }

  private func expectPeerEvents(_ dragCase: DragCase, _ run: DragCase.Run) throws {
    #expect(run.order == dragCase.expectedPeerBehaviour.order, "\(dragCase)")
    let events = try #require(dragCase.expectedPeerBehaviour.events)
    var expectedMoves: [Int: DragMove] = [:]
    for event in events {
      switch event.event {
      case "lift":
        let item = try #require(dragCase.board.items.firstIndex { $0.id == event.item })
        let frame = Rect(try #require(event.ghostFrame))
        #expect(
          run.steps[0].contains { $0.effect == .lift(item: item, from: frame, with: []) },
          "\(dragCase)")
      case "move":
        expectedMoves[try #require(event.step)] = DragMove(
          item: run.session.moves.first?.item ?? -1, from: Place(index: try #require(event.frm)),
          to: Place(index: try #require(event.to)))
      default:
        #expect(run.dropFrame == Rect(try #require(event.targetFrame)), "\(dragCase)")
      }
    }
    for (step, records) in run.steps.enumerated() {
      let moves = records.compactMap {
        if case .didMove(let move) = $0.effect { move } else { nil }
      }
      #expect(moves == (expectedMoves[step].map { [$0] } ?? []), "\(dragCase), step \(step)")
    }
  }

  private struct GhostCase: Decodable {
    struct Sample: Decodable {
      var t: Double
      var frame: [Double]
    }

    var cellFrame, dropTo: [Double]
    var lift, drop: [Sample]
  }

  @Test func theGhostShrinksAboutItsMiddleAndFliesToItsSlot() throws {
    let ghost = try JSONDecoder().decode(
      GhostCase.self, from: Cases.data("drag/seed000_lift_and_drop_frames.json"))
    let slot = Rect(ghost.cellFrame)
    let settings = DragSettings.movableWaterfall

    let grip = Grip(slot: slot, grabbed: slot.center, hold: settings.hold)

    for sample in ghost.lift {
      let lift = Easing.easeInOut.progress(sample.t / settings.lift)
      #expect(grip.frame(finger: slot.center, lift: lift).isNear(sample.frame), "\(sample.t)")
    }
    let lifted = grip.frame(finger: slot.center)
    for sample in ghost.drop {
      let progress = Easing.easeInOut.progress(sample.t / settings.drop)
      let frame = lifted.interpolated(to: Rect(ghost.dropTo), progress: progress)
      #expect(frame.isNear(sample.frame), "\(sample.t)")
    }
  }

  private struct JiggleCase: Decodable {
    struct Sample: Decodable {
      var t, theta: Double
    }

    var amplitudeRad: Double
    var samples: [Sample]
  }

  @Test func tilesShakeAsInTheSystem() throws {
    let jiggle = try JSONDecoder().decode(
      JiggleCase.self, from: Cases.data("drag/seed003_jiggle.json"))

    for sample in jiggle.samples {
      let angle = try #require(Oscillation.jiggle().value(at: sample.t))
      #expect((angle - sample.theta).magnitude < 1e-8, "at \(sample.t)")
    }
    #expect((Oscillation.jiggle().to - jiggle.amplitudeRad).magnitude < 1e-15)
  }
}
