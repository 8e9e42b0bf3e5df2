public import Pixels

extension StraightBitmap: GoldenDrawable {
  public var goldenSubject: GoldenSubject {
    GoldenSubject(isSequence: false) { () throws(GoldenError) in
      var frames = try DrawnFrames()
      try frames.add(self, items: [])
      return frames.rendered(scale: 1)
    }
  }
}

extension Bitmap: GoldenDrawable {
  public var goldenSubject: GoldenSubject {
    GoldenSubject(isSequence: false) { () throws(GoldenError) in
      try StraightBitmap(self).goldenSubject.draw()
    }
  }
}
