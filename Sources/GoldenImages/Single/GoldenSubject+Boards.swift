public import BoardModel
public import BoardRendering

extension LoadedBoard: GoldenDrawable {
  /// The board as `render` draws it; no picture may be left out.
  public var goldenSubject: GoldenSubject {
    GoldenSubject(isSequence: false) { () throws(GoldenError) in
      var options = RenderingOptions()
      options.isStrict = true
      return try still(options)
    }
  }
}

extension Board: GoldenDrawable {
  public var goldenSubject: GoldenSubject { LoadedBoard(self).goldenSubject }
}

extension GoldenDrawable where Self == GoldenSubject {
  /// The board that a file says.
  public static func boardFile(_ path: FilePath) -> GoldenSubject {
    GoldenSubject(isSequence: false) { () throws(GoldenError) in
      try LoadedBoard.read(path).goldenSubject.draw()
    }
  }
}

extension LoadedBoard {
  static func read(_ path: FilePath) throws(GoldenError) -> LoadedBoard {
    do throws(ReadingError) {
      return try BoardReader().read([.path(path)])
    } catch {
      throw .reading(error)
    }
  }
}
