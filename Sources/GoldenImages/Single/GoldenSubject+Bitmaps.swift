public import Pixels

extension StraightBitmap: GoldenDrawable {
  public var goldenSubject: GoldenSubject {
    GoldenSubject(isSequence: false) { () throws(GoldenError) in
      try RenderedCase(still: self, scale: 1, items: [])
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
