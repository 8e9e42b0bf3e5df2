import GoldenImages

extension SampleReport {
  /// A sequence at 10 frames a second whose frame 2 was dropped, whose frame 4 of the golden changed,
  /// and which has one frame more at its end.
  static func shiftedSequence() throws -> ReportCase {
    let pairs: [(golden: Int?, actual: Int?, status: ReportFrameStatus)] = [
      (0, 0, .passed), (1, 1, .passed), (2, nil, .dropped), (3, 2, .passed), (4, 3, .changed),
      (5, 4, .passed), (nil, 5, .inserted),
    ]
    let frames = try pairs.map { pair in
      ReportFrame(
        golden: pair.golden, actual: pair.actual,
        time: Double(pair.actual ?? pair.golden ?? 0) / 10, status: pair.status,
        pictures: ReportPictures(
          expected: try pair.golden.map { try picture(board(shift: $0)) },
          actual: pair.status == .passed
            ? nil : try pair.actual.map { try picture(board(shift: $0)) }))
    }
    return ReportCase(
      name: "drag", status: .changed, frames: frames, fps: 10,
      drift: [ReportDrift(id: "cover", distances: [0, 0, .nan, 0, 1, 0, .nan])])
  }

  /// Cases of which the whole, frames or items may be accepted, and one of which nothing may be.
  static func ofChoices() throws -> GoldenReport {
    var report = try ofAllStates()
    report.choiceCommand = "waterfall approve goldens --from approve.json"
    for place in report.cases.indices {
      let name = report.cases[place].name
      guard ["moved", "taller", "drag"].contains(name) else { continue }
      report.cases[place].choice = ReportChoice(
        drawn: String(repeating: "\(place)", count: 64), hasFrames: name == "drag",
        hasItems: name == "moved")
    }
    return report
  }
}
