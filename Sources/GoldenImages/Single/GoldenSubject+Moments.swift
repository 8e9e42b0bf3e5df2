public import BoardDrawing
import BoardModel
import BoardRendering
import Geometry
import Pixels

extension BoardMoment: GoldenDrawable {
  public var goldenSubject: GoldenSubject {
    GoldenSubject(isSequence: false) { () throws(GoldenError) in
      try RenderedCase.still(
        self, items: cards.map { RecordedItem(id: $0.item.id, frame: $0.frame) },
        DrawnMoments(still: self)
      ) { () throws(RenderingError) in try MomentRenderer(self) }
    }
  }
}

extension GoldenDrawable where Self == GoldenSubject {
  /// One moment of a gesture, as it is drawn among all frames.
  ///
  /// - Parameter time: In seconds from the beginning.
  public static func moment(_ replay: DragReplay, at time: Double) -> GoldenSubject {
    GoldenSubject(isSequence: false) { () throws(GoldenError) in
      try RenderedCase.still(
        replay.moment(at: time), items: replay.recordedItems(at: time),
        DrawnMoments(replay) { _ in time }
      ) { () throws(RenderingError) in try MomentRenderer(replay) }
    }
  }
}

extension DragReplay {
  func recordedItems(at time: Double) -> [RecordedItem] {
    state(at: time).items.map { RecordedItem(id: $0.id, frame: $0.frame) }
  }
}

extension RenderedCase {
  fileprivate static func still(
    _ moment: BoardMoment, items: [RecordedItem], _ moments: DrawnMoments,
    _ renderer: () throws(RenderingError) -> MomentRenderer
  ) throws(GoldenError) -> RenderedCase {
    let picture = try GoldenError.drawing { () throws(RenderingError) in
      try renderer().picture(of: moment)
    }
    var rendered = try RenderedCase(still: picture, scale: moment.settings.scale, items: items)
    rendered.moments = moments
    return rendered
  }
}
