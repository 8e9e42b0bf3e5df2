import Animation
import Geometry
import TestSupport
import Testing

@Suite struct TimelineTests {
  private func pose(_ x: Double) -> Pose {
    Pose(frame: Rect(x: x, y: 0, width: 10, height: 10))
  }

  @Test func aMoveGoesFromWhereTheThingIs() {
    var timeline = Timeline<String>()
    timeline.place("a", in: pose(0), at: 0)

    timeline.move("a", to: pose(100), at: 1, over: 1, easing: .linear)

    let places = [0, 1, 1.25, 2, 9].map { timeline.pose(of: "a", at: $0)?.frame.x }
    #expect(places == [0, 0, 25, 100, 100])
    #expect(timeline.pose(of: "a", at: -1) == nil)
    #expect(timeline.pose(of: "b", at: 1) == nil)
    #expect(timeline.end == 2)
  }

  /// `behaviour.md` §1: an order change during a reflow turns the tiles round where they are.
  @Test func anInterruptedMoveMakesNoJump() throws {
    var timeline = Timeline<Int>()
    timeline.place(7, in: pose(0), at: 0)
    timeline.move(7, to: pose(100), at: 0, over: 0.3)

    timeline.move(7, to: pose(-50), at: 0.1, over: 0.3)

    let before = try #require(timeline.pose(of: 7, at: 0.1 - 1e-9)).frame.x
    let after = try #require(timeline.pose(of: 7, at: 0.1)).frame.x
    #expect((before - after).magnitude < 1e-4)
    #expect((after - 100 * Easing.easeInOut.progress(1.0 / 3)).magnitude < 1e-9)
    #expect(timeline.pose(of: 7, at: 0.4)?.frame.x == -50)
  }

  @Test func aMoveToWhereItIsGoingAnywayChangesNothing() {
    var timeline = Timeline<Int>()
    timeline.place(7, in: pose(0), at: 0)
    timeline.move(7, to: pose(100), at: 0, over: 0.3)
    let expected = timeline.pose(of: 7, at: 0.2)

    timeline.move(7, to: pose(100), at: 0.1, over: 0.3)

    #expect(timeline.pose(of: 7, at: 0.2) == expected)
    #expect(timeline.end == 0.3)
  }

  /// `behaviour.md` §4 row 16.
  @Test func anyOrderOfQueriesGivesTheSamePoses() {
    var random = SeededGenerator(seed: 7)
    var timeline = Timeline<Int>()
    for subject in 0..<5 {
      timeline.place(subject, in: pose(0), at: 0)
      for step in 1...8 {
        timeline.move(
          subject, to: pose(Double.random(in: 0...300, using: &random)), at: Double(step) / 7,
          over: 0.3)
      }
    }
    let times = FrameTimes(fps: 60, duration: 2).flatMap { t in (0..<5).map { ($0, t) } }
    let forward = times.map { timeline.pose(of: $0.0, at: $0.1) }

    let shuffled = times.indices.shuffled(using: &random)

    for index in shuffled {
      let (subject, time) = times[index]
      #expect(timeline.pose(of: subject, at: time) == forward[index])
    }
  }

  @Test func aThingThatIsTakenAwayIsThereUntilThen() {
    var timeline = Timeline<Int>()
    timeline.move(1, to: pose(5), at: 1, over: 1)
    timeline.remove(1, at: 2)
    timeline.move(1, to: pose(8), at: 3, over: 1)

    let places = [0, 1, 1.9, 2, 3].map { timeline.pose(of: 1, at: $0)?.frame.x }

    #expect(places == [nil, 5, 5, nil, 8])
  }

  @Test func everyPartOfAPoseIsOnTheWay() {
    let start = Pose(frame: .zero, rotation: Angle(radians: 1), opacity: 0, elevation: 1)
    let end = Pose(frame: Rect(x: 4, y: 8, width: 2, height: 6), scale: 3)

    let middle = start.interpolated(to: end, progress: 0.5)

    #expect(
      middle
        == Pose(
          frame: Rect(x: 2, y: 4, width: 1, height: 3), rotation: Angle(radians: 0.5), scale: 2,
          opacity: 0.5, elevation: 0.5))
    #expect(start.interpolated(to: end, progress: 0) == start)
    #expect(start.interpolated(to: end, progress: 1) == end)
  }

  /// `animation.json`: a tile of 120 by 80 needs 124.0732 by 86.2505 when it is turned most.
  @Test func aTurnedPoseKeepsItsMiddle() {
    let pose = Pose(
      frame: Rect(x: 10, y: 20, width: 120, height: 80), rotation: Angle(radians: 0.05305))

    let corners = [(10, 20), (130, 20), (130, 100), (10, 100)]
      .map { pose.transform.apply(to: Point(x: $0, y: $1)) }

    let width = (corners.map(\.x).max() ?? 0) - (corners.map(\.x).min() ?? 0)
    let height = (corners.map(\.y).max() ?? 0) - (corners.map(\.y).min() ?? 0)
    #expect((width - 124.0732).magnitude < 1e-4 && (height - 86.2505).magnitude < 1e-4)
    let center = pose.transform.apply(to: pose.frame.center)
    #expect((center.x - 70).magnitude < 1e-9 && (center.y - 60).magnitude < 1e-9)
  }

  @Test(arguments: [
    (60.0, 0.3, 19), (30.0, 0.25, 9), (30.0, 0.3, 10), (50.0, 0.25, 14), (60.0, 0.0, 1),
    (25.0, 1.0 / 3, 10),
  ])
  func theLastFrameIsAtTheVeryEnd(fps: Double, duration: Double, count: Int) {
    let times = FrameTimes(fps: fps, duration: duration)

    #expect(times.count == count)
    #expect(times.first == 0)
    #expect(times.last == duration)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
  }
}
