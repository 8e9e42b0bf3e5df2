public import Geometry

/// Answers questions about the places of an arrangement.
///
/// Rectangles own their left and top edges, so a place belongs to one item at most; gaps belong to
/// nobody, and items without area are never found. Each lane is searched by halving, also where
/// items of one lane lie far below later items of another.
public struct ArrangementIndex: Sendable {
  public let arrangement: Arrangement
  private let lanes: [LaneIndex]

  public init(_ arrangement: Arrangement) {
    self.arrangement = arrangement
    var lanes = [LaneIndex](repeating: LaneIndex(), count: arrangement.columnCount)
    var counts = [Int](repeating: 0, count: lanes.count)
    for column in arrangement.columns { counts[column] += 1 }
    for (lane, count) in counts.enumerated() { lanes[lane].reserve(count) }
    for (index, frame) in arrangement.frames.enumerated() {
      let lane = arrangement.columns[index]
      switch arrangement.axis {
      case .down: lanes[lane].append(index, end: frame.maxY, across: (frame.minX, frame.maxX))
      case .across: lanes[lane].append(index, end: frame.maxX, across: (frame.minY, frame.maxY))
      }
    }
    for lane in lanes.indices { lanes[lane].sort() }
    self.lanes = lanes
  }

  /// The whole board with its insets.
  public var size: Size { arrangement.size }

  public func frame(ofItem index: Int) -> Rect { arrangement.frames[index] }

  /// The items that share area with a rectangle, by index.
  public func items(in rect: Rect) -> [Int] {
    var found: [Int] = []
    let (along, across) = extents(of: rect)
    for lane in lanes where lane.acrossStart < across.end && across.start < lane.acrossEnd {
      var position = lane.firstPosition(endingAfter: along.start)
      while position < lane.items.count {
        let frame = arrangement.frames[lane.items[position]]
        guard extents(of: frame).along.start < along.end else { break }
        if frame.intersects(rect) { found.append(lane.items[position]) }
        position += 1
      }
    }
    found.sort()
    return found
  }

  /// The item that owns a place, if any.
  public func item(at point: Point) -> Int? {
    let (along, across) =
      arrangement.axis == .down ? (point.y, point.x) : (point.x, point.y)
    for lane in lanes where lane.acrossStart <= across && across < lane.acrossEnd {
      var position = lane.firstPosition(endingAfter: along)
      while position < lane.items.count {
        let frame = arrangement.frames[lane.items[position]]
        if frame.contains(point) { return lane.items[position] }
        guard extents(of: frame).along.start <= along else { break }
        position += 1
      }
    }
    return nil
  }

  /// The item with area whose frame is nearest to a place, the first of equally near ones.
  public func nearestItem(to point: Point) -> Int? {
    let along = arrangement.axis == .down ? point.y : point.x
    var nearest = NearestItem()
    for lane in lanes {
      let middle = lane.firstPosition(endingAfter: along)
      for position in stride(from: middle, to: lane.items.count, by: 1) {
        let frame = arrangement.frames[lane.items[position]]
        guard extents(of: frame).along.start - along <= nearest.distance else { break }
        nearest.consider(lane.items[position], frame, from: point)
      }
      for position in stride(from: middle - 1, through: 0, by: -1) {
        let frame = arrangement.frames[lane.items[position]]
        guard along - extents(of: frame).along.end <= nearest.distance else { break }
        nearest.consider(lane.items[position], frame, from: point)
      }
    }
    return nearest.item
  }

  private func extents(of rect: Rect) -> (
    along: (start: Double, end: Double), across: (start: Double, end: Double)
  ) {
    switch arrangement.axis {
    case .down: ((rect.minY, rect.maxY), (rect.minX, rect.maxX))
    case .across: ((rect.minX, rect.maxX), (rect.minY, rect.maxY))
    }
  }
}
