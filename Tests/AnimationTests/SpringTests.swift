import Animation
import TestSupport
import Testing

@Suite struct SpringTests {
  @Test(.enabled(if: Cases.areHereOrRequired, Cases.skipped))
  func springsFollowTheirClosedForms() throws {
    let tables = try AnimationCases.read().springs
    try #require(tables.count == 6)

    for (name, table) in tables {
      let spring = Spring(
        mass: table.mass, stiffness: table.stiffness, damping: table.damping)

      #expect((spring.dampingRatio - table.zeta).magnitude < 1e-6, "\(name)")
      for (t, x) in zip(table.t, table.x) {
        #expect((spring.value(at: t) - x).magnitude <= 1e-6, "\(name) at \(t) s")
      }
      #expect(
        (spring.settlingTime(within: 0.001) - table.settling).magnitude <= 0.0011, "\(name)")
    }
  }

  @Test(
    .enabled(if: Cases.areHereOrRequired, Cases.skipped),
    arguments: [
      (0.5, 0.0, "Spring(duration .5, bounce 0) critically damped"),
      (0.5, 0.15, "Spring(duration .5, bounce .15)"),
      (0.5, 0.3, "Spring(duration .5, bounce .3)"),
      (0.25, 0.2, "Spring(duration .25, bounce .2) suggested lift"),
    ])
  func durationAndBounceMakeTheSameSprings(
    duration: Double, bounce: Double, name: String
  ) throws {
    let table = try #require(try AnimationCases.read().springs[name])

    let spring = Spring(duration: duration, bounce: bounce)

    let peak = (0...1000).map { spring.value(at: Double($0) / 1000) }.max() ?? 0
    #expect((peak - 1 - table.overshoot).magnitude < 1e-4 || table.overshoot <= 0)
    for (t, x) in zip(table.t, table.x) {
      #expect((spring.value(at: t) - x).magnitude <= 1e-6, "at \(t) s")
    }
  }

  @Test func theThreeFormsMeetAtCriticalDamping() {
    let below = Spring(duration: 0.5, bounce: 1e-7)
    let critical = Spring(duration: 0.5, bounce: 0)
    let above = Spring(duration: 0.5, bounce: -1e-7)

    for step in 0...100 {
      let t = Double(step) / 50
      #expect((below.value(at: t) - critical.value(at: t)).magnitude < 1e-6)
      #expect((above.value(at: t) - critical.value(at: t)).magnitude < 1e-6)
    }
  }

  @Test func anUndampedSpringSwingsForEver() {
    let spring = Spring(duration: 1, bounce: 1)

    let quarters = [1.0, 1001.25, 1001.5, 1001.75].map { spring.value(at: $0) }

    for (value, expected) in zip(quarters, [0.0, 1, 2, 1]) {
      #expect((value - expected).magnitude < 1e-9)
    }
  }

  @Test func aSpringAsAnEasingEndsAtItsTarget() {
    let easing = Easing(Spring(duration: 0.25, bounce: 0.2), over: 0.25)

    let progress = [0.0, 0.4, 1].map(easing.progress)

    #expect(progress[0] == 0 && progress[2] == 1)
    #expect((progress[1] - 0.813403).magnitude <= 1e-6)
  }

  @Test func anAngleHasItsSineAndCosine() {
    let peak = Angle(radians: 0.05305)
    let turns = [0, 30, 90, 135, 180, 270, -60, 7230].map { Angle(degrees: $0).sine }

    #expect((peak.sine - 0.05302512).magnitude < 1e-8)
    #expect((peak.cosine - 0.998593179).magnitude < 1e-8)
    let expected = [0, 0.5, 1, 0.5.squareRoot(), 0, -1, -0.75.squareRoot(), 0.5]
    for (sine, value) in zip(turns, expected) {
      #expect((sine - value).magnitude < 1e-13)
    }
  }
}
