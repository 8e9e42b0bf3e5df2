public import Geometry

/// How far an item's way through the frames is off that of the golden.
public struct ItemDrift: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case none
    /// Off by the same in every frame in which it is seen.
    case constant(dx: Double, dy: Double)
    /// It has another size.
    case otherSize
    /// It is where it should have been so many frames before.
    case late(frames: Int)
    case early(frames: Int)
    /// Off more and more, to the last frame.
    case growing
    /// Off on the way, but on the same straight line: it is quicker here and slower there.
    case otherEasing
    /// Off on the way; it sets out and arrives as it should.
    case otherWay
    /// Off and right again, so many times.
    case flicker(times: Int)
    /// It still moves at the end, where it should have come to rest.
    case neverSettles
    /// Off in one frame alone.
    case glitch(frame: Int)
    /// It ends in another place.
    case endsElsewhere
    /// In some frames it is seen in one of the sequences only.
    case seenElsewhere
  }

  public let id: String
  public let kind: Kind

  /// The greatest distance of the centers in a frame, in points.
  public let greatest: Double

  /// The frame of the greatest distance.
  public let frame: Int

  /// Half of 1/192 of a point, the finest step of a layout; less is no distance.
  private static let slack = 1.0 / 384

  /// The most frames that an item is looked for to be late.
  private static let mostLag = 30

  /// Two ways may cross, and then be off twice.
  private static let leastFlicker = 3

  /// - Parameters:
  ///   - golden: where the item is in each frame, nil where it is not seen.
  ///   - numbers: what the frames are called, where that is not their place in the list.
  public init(id: String, golden: [Rect?], actual: [Rect?], numbers: [Int]? = nil) {
    let count = max(golden.count, actual.count)
    let a = golden + Array(repeating: nil, count: count - golden.count)
    let b = actual + Array(repeating: nil, count: count - actual.count)
    self.id = id
    let distances = zip(a, b).map(ItemDrift.distance)
    let greatest = distances.max() ?? 0
    self.greatest = greatest
    func number(_ place: Int) -> Int { numbers.map { $0[place] } ?? place }
    frame = number(distances.firstIndex(of: greatest) ?? 0)
    let kind = ItemDrift.kind(a, b, distances)
    if case .glitch(let place) = kind {
      self.kind = .glitch(frame: number(place))
    } else {
      self.kind = kind
    }
  }

  private static func kind(_ a: [Rect?], _ b: [Rect?], _ distances: [Double]) -> Kind {
    let off = distances.indices.filter { !isSame(a[$0], b[$0]) }
    guard let first = off.first, let last = off.last else { return .none }
    if off.contains(where: { (a[$0] == nil) != (b[$0] == nil) }) { return .seenElsewhere }
    if let lag = lag(a, b) { return lag > 0 ? .late(frames: lag) : .early(frames: -lag) }
    if off.count == 1, distances.count > 2 { return .glitch(frame: first) }
    if let step = constantStep(a, b), off.count == a.count {
      return step == .constant(dx: 0, dy: 0) ? .otherSize : step
    }
    let times = zip(off, off.dropFirst()).count { $1 > $0 + 1 } + 1
    if times >= leastFlicker { return .flicker(times: times) }
    if last < distances.count - 1 { return isOneLine(a, b) ? .otherEasing : .otherWay }
    let isGrowing = zip(distances[first...], distances[(first + 1)...]).allSatisfy { $0 <= $1 }
    if isGrowing, off.count > 2, distances[first] < distances[last] { return .growing }
    return isMoving(b) && !isMoving(a) ? .neverSettles : .endsElsewhere
  }

  /// Whether the last frame still differs from the one before.
  private static func isMoving(_ way: [Rect?]) -> Bool {
    way.count > 1 && !isSame(way[way.count - 1], way[way.count - 2])
  }

  private static func isSame(_ a: Rect?, _ b: Rect?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a.x - b.x) <= slack && abs(a.y - b.y) <= slack && abs(a.width - b.width) <= slack
      && abs(a.height - b.height) <= slack
  }

  private static func distance(_ a: Rect?, _ b: Rect?) -> Double {
    guard let a, let b else { return 0 }
    let (dx, dy) = (a.center.x - b.center.x, a.center.y - b.center.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  private static func constantStep(_ a: [Rect?], _ b: [Rect?]) -> Kind? {
    let steps = zip(a, b).compactMap { a, b -> (Double, Double)? in
      guard let a, let b else { return nil }
      return (b.x - a.x, b.y - a.y)
    }
    guard let first = steps.first,
      steps.allSatisfy({ abs($0.0 - first.0) <= slack && abs($0.1 - first.1) <= slack })
    else { return nil }
    return .constant(dx: first.0, dy: first.1)
  }

  /// By how many frames `b` is behind `a`, or ahead where that is negative.
  private static func lag(_ a: [Rect?], _ b: [Rect?]) -> Int? {
    let last = a.count - 1
    guard last > 0, !a.allSatisfy({ isSame($0, a[0]) }) else { return nil }
    func isShifted(_ lag: Int) -> Bool {
      b.indices.allSatisfy { isSame(b[$0], a[min(last, max(0, $0 - lag))]) }
    }
    return (1...min(mostLag, last)).lazy.flatMap { [$0, -$0] }.first(where: isShifted)
  }
}
