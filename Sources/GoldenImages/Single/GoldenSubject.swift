/// Something that a golden is kept of: a picture, or the frames of a sequence.
public struct GoldenSubject: Sendable {
  let isSequence: Bool
  let draw: @Sendable () throws(GoldenError) -> RenderedCase

  /// - Parameter draw: the subject as it is now, of one frame where it is no sequence.
  init(isSequence: Bool, draw: @escaping @Sendable () throws(GoldenError) -> RenderedCase) {
    self.isSequence = isSequence
    self.draw = draw
  }
}
