/// Where a number of things are at every moment.
///
/// Written forward in time, each thing by itself; read at any time, in any order. A new move begins
/// where the thing is at that moment, so that a move that interrupts another makes no jump.
public struct Timeline<Subject: Hashable & Sendable>: Sendable {
  /// In order of time; a stretch lasts until the next one.
  private var stretches: [Subject: [Stretch]] = [:]

  public init() {}

  /// Lets a thing stand in a pose from a time on.
  public mutating func place(_ subject: Subject, in pose: Pose, at time: Double) {
    append(
      .present(Motion(start: time, duration: 0, from: pose, to: pose, easing: .linear)),
      for: subject)
  }

  /// Sends a thing to a pose from where it is at that time.
  ///
  /// A thing that is on its way to that very pose, or there, goes on as it did. A thing that is not
  /// there appears in the pose.
  public mutating func move(
    _ subject: Subject, to pose: Pose, at time: Double, over duration: Double,
    easing: Easing = .easeInOut
  ) {
    guard let present = self.pose(of: subject, at: time) else {
      return place(subject, in: pose, at: time)
    }
    guard target(of: subject) != pose else { return }
    append(
      .present(
        Motion(start: time, duration: max(duration, 0), from: present, to: pose, easing: easing)),
      for: subject)
  }

  /// Takes a thing away from a time on.
  public mutating func remove(_ subject: Subject, at time: Double) {
    guard stretches[subject] != nil else { return }
    append(.absent(since: time), for: subject)
  }

  /// The pose of a thing at a time; nil while it is not there.
  public func pose(of subject: Subject, at time: Double) -> Pose? {
    guard let all = stretches[subject] else { return nil }
    // The last stretch that has begun.
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : all[low - 1].pose(at: time)
  }

  /// Where a thing is going, or stands at last.
  public func target(of subject: Subject) -> Pose? {
    stretches[subject]?.last?.pose(at: .infinity)
  }

  /// When everything has come to rest, in seconds; nil when there was never anything.
  public var end: Double? {
    stretches.values.compactMap { $0.last?.end }.max()
  }

  private mutating func append(_ stretch: Stretch, for subject: Subject) {
    precondition(
      stretches[subject]?.last.map { $0.start <= stretch.start } ?? true,
      "a timeline is written forward in time")
    stretches[subject, default: []].append(stretch)
  }
}
