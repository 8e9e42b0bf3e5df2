import Dragging
import Geometry
import TestSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One reference case of `cases/drag`: what another system made of a gesture, and what is right.
struct DragCase: Decodable, CustomStringConvertible {
  struct Item: Decodable {
    var id: String
    var height: Double
  }

  struct Board: Decodable {
    var containerWidth: Double
    var columns: Int
    var columnSpacing, rowSpacing: Double
    var items: [Item]
  }

  struct Event: Decodable {
    var event: String
    var item: String?
    var index, step, frm, to: Int?
    var ghostFrame, targetFrame: [Double]?
  }

  struct Peer: Decodable {
    var events: [Event]?
    var order: [String]
    var refused: Bool?
    var dropAnimationTargetFrame: [Double]?
  }

  struct Required: Decodable {
    var order: [String]?
    var maxMoves: Int?
    var dropAnimationTargetFrame: [Double]?
    var note: String?
  }

  var name: String
  var board: Board
  var rule: String?
  var pointerPath: [[Double]]
  var expectedPeerBehaviour: Peer
  var requiredCorrectBehaviour: Required?

  var description: String { name }

  /// The gestures of the systems whose rules are ours too.
  static func all() throws -> [DragCase] {
    try Cases.names(in: "drag", withExtension: "json")
      .filter { $0.hasPrefix("seed") || $0.hasPrefix("policy") }
      .filter { !["seed000_lift_and_drop_frames.json", "seed003_jiggle.json"].contains($0) }
      .map { try JSONDecoder().decode(DragCase.self, from: Cases.data("drag/\($0)")) }
  }

  /// The preset of the system that the case was taken from.
  var preset: DragSettings {
    var settings: DragSettings =
      rule == "center"
      ? .snapshotReorder
      : name.hasPrefix("policy")
        ? .jiggleSections
        : .movableWaterfall
    // The paths are too long for a press that may not stray; time plays no part in them.
    settings.longPress = 0.5
    return settings
  }

  /// What happened in each step of the path, and after it.
  struct Run {
    var session: DragSession
    var steps: [[DragRecord]]
    var end: [DragRecord]
    var order: [String]

    var dropFrame: Rect? {
      end.compactMap { if case .drop(_, _, let slot) = $0.effect { slot } else { nil } }.first
    }
  }

  func run(_ settings: DragSettings) throws -> Run {
    let board = try TestBoard(
      [board.items.map(\.height)], columns: board.columns, width: board.containerWidth)
    var session = board.session(settings)
    let path = pointerPath.map { Point(x: $0[0], y: $0[1]) }
    var steps = [session.lift(at: path[0])]
    for (step, point) in path.enumerated().dropFirst() {
      steps.append(session.move(point.x, point.y, time: 1 + Double(step) / 60))
    }
    let last = path[path.count - 1]
    let end = session.drop(last.x, last.y, time: 2)
    let order = session.order.items.map { self.board.items[$0].id }
    return Run(session: session, steps: steps, end: end, order: order)
  }
}
