package import Pixels

extension GoldenDrawable where Self == GoldenSubject {
  /// Pictures of one size that follow each other, asked for one at a time.
  package static func frames(
    _ count: Int, fps: Double, picture: @escaping @Sendable (Int) -> StraightBitmap
  ) -> GoldenSubject {
    GoldenSubject(isSequence: true) { () throws(GoldenError) in
      var frames = try DrawnFrames()
      for index in 0..<count { try frames.add(picture(index), items: []) }
      return frames.rendered(scale: 1, fps: fps)
    }
  }
}
