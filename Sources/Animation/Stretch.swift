/// What is the case with a thing until its next stretch begins.
enum Stretch: Sendable {
  case present(Motion)
  case absent(since: Double)

  var start: Double {
    switch self {
    case .present(let motion): motion.start
    case .absent(let time): time
    }
  }

  /// When nothing changes any more, in seconds.
  var end: Double {
    switch self {
    case .present(let motion): motion.end
    case .absent(let time): time
    }
  }

  func pose(at time: Double) -> Pose? {
    switch self {
    case .present(let motion): motion.pose(at: time)
    case .absent: nil
    }
  }
}
