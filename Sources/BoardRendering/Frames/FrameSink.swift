/// What becomes of drawn frames, which come in order, one at a time.
protocol FrameSink: SendableMetatype {
  mutating func finish(_ work: FrameWork) throws(FramesError)

  /// After the last frame.
  mutating func complete() throws(FramesError)
}
