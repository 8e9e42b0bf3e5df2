import Animation
import TestSupport
import Testing

@Suite struct OscillationTests {
  @Test(.enabled(if: Cases.areHereOrRequired, Cases.skipped))
  func theWayBackMirrorsTheWayOut() throws {
    let table = try AnimationCases.read().jiggle
    var oscillation = Oscillation(
      from: table.fromValue, to: table.toValue, duration: table.duration)
    let fromZero = Oscillation(from: 0, to: table.toValue, duration: table.duration)

    for (frame, expected) in table.at60fps.linear.enumerated() {
      let value = try #require(oscillation.value(at: Double(frame) / 60))
      #expect((value - expected).magnitude <= 1e-6, "frame \(frame)")
    }
    for (frame, expected) in table.fromZeroAt60fps.linear.enumerated() {
      let value = try #require(fromZero.value(at: Double(frame) / 60))
      #expect((value - expected).magnitude <= 1e-6, "frame \(frame)")
    }
    for (step, expected) in table.everyFortieth.linear.enumerated() {
      let value = try #require(oscillation.value(at: Double(step) / 40))
      #expect((value - expected).magnitude <= 1e-6, "step \(step)")
    }
    oscillation.easing = .easeInOut
    for (frame, expected) in try #require(table.at60fps.easeInOut).enumerated() {
      let value = try #require(oscillation.value(at: Double(frame) / 60))
      #expect((value - expected).magnitude <= 1e-6, "frame \(frame), eased")
    }
  }

  @Test func anOscillationHasNoValueBeforeItBeginsOrAfterItEnds() {
    var oscillation = Oscillation(from: 1, to: 2, duration: 0.5)
    oscillation.beginTime = 3
    oscillation.repeatCount = 2

    let values = [2.9, 3, 3.5, 4, 4.9, 5].map(oscillation.value)

    #expect(values[0] == nil && values[5] == nil)
    #expect(values[1] == 1 && values[2] == 2 && values[3] == 1)
    #expect(values[4].map { ($0 - 1.2).magnitude < 1e-9 } == true)
  }

  @Test func speedAndOffsetMoveThroughTheCycle() {
    var oscillation = Oscillation(from: 0, to: 1, duration: 1)
    oscillation.speed = 2
    oscillation.timeOffset = -0.5

    let values = [0.0, 0.25, 0.75].map(oscillation.value)

    #expect(values == [0.5, 0, 1])
  }

  @Test func tilesShakeInStepOnlyWhenAsked() {
    let phases = ["menu", "cover", "a", ""].map(Oscillation.phase(ofID:))

    #expect(phases == ["menu", "cover", "a", ""].map(Oscillation.phase(ofID:)))
    #expect(Set(phases).count == 4)
    #expect(phases.allSatisfy { (0..<1).contains($0) })
    #expect(Oscillation.jiggle().timeOffset == 0)
    #expect(Oscillation.jiggle(phase: 0.25).value(at: 0).map { $0.magnitude < 1e-12 } == true)
  }
}
