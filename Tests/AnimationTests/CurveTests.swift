import Animation
import Geometry
import TestSupport
import Testing

@Suite struct CurveTests {
  @Test(.enabled(if: Cases.areHereOrRequired, Cases.skipped))
  func everyNamedEasingHasItsCurveToNineDigits() throws {
    let cases = try AnimationCases.read()

    let named = Dictionary(uniqueKeysWithValues: Easing.all.map { ($0.name, $0.easing) })

    #expect(Set(named.keys) == Set(cases.curves.keys))
    for (name, curve) in cases.curves {
      let easing = try #require(named[name])
      for (t, expected) in zip(curve.t, curve.nineDigits) {
        #expect((easing.progress(t) - expected).magnitude <= 1e-9, "\(name) at \(t)")
      }
    }
  }

  @Test(.enabled(if: Cases.areHereOrRequired, Cases.skipped))
  func everyFrameOfALiftOrADropHasItsProgress() throws {
    let cases = try AnimationCases.read()

    for (name, easing) in Easing.all {
      for (fps, duration, table) in try #require(cases.curves[name]).frameTables {
        let times = FrameTimes(fps: fps, duration: duration)
        try #require(times.count == table.frames, "\(name), \(duration) s at \(fps) fps")
        for (time, expected) in zip(times, table.progress) {
          let progress = easing.progress(time / duration)
          #expect((progress - expected).magnitude <= 1e-6, "\(name) at \(time) s")
        }
      }
    }
  }

  @Test func easeInOutMirrorsItself() {
    for step in 0...1000 {
      let t = Double(step) / 1000

      let sum = Easing.easeInOut.progress(t) + Easing.easeInOut.progress(1 - t)

      #expect((sum - 1).magnitude < 1e-15, "at \(t)")
    }
  }

  @Test func noEasingLeavesItsEndsOrGoesBack() {
    for (name, easing) in Easing.all {
      #expect(easing.progress(-1) == 0 && easing.progress(0) == 0, "\(name)")
      #expect(easing.progress(1) == 1 && easing.progress(2) == 1, "\(name)")
      let steps = (0...2000).map { easing.progress(Double($0) / 2000) }
      #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 <= $1 }, "\(name)")
    }
  }

  /// Where both control points lie at the far ends, the curve stands upright in the middle.
  @Test func aCurveIsFoundWhereNewtonsMethodWouldFail() {
    let curve = CubicBezier(first: Point(x: 1, y: 0), second: Point(x: 0, y: 1))

    let ys = (0...1000).map { curve.y(atX: Double($0) / 1000) }

    #expect(ys[500] == 0.5)
    #expect(zip(ys, ys.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(zip(ys, ys.reversed()).allSatisfy { ($0 + $1 - 1).magnitude < 1e-4 })
  }
}
