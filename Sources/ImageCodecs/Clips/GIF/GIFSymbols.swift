/// The pixels of a frame's rectangle, as indices into the palette, row after row.
struct GIFSymbols {
  var indices: [UInt8] = []

  /// For each pixel whether not drawing it looks the same.
  var mayBeClear: [Bool] = []
  let clear: UInt8

  init(clear: UInt8) {
    self.clear = clear
  }

  /// One pixel that is not drawn.
  static func nothing(_ clear: UInt8) -> GIFSymbols {
    var symbols = GIFSymbols(clear: clear)
    symbols.indices = [clear]
    symbols.mayBeClear = [true]
    return symbols
  }

  var usesClear: Bool { mayBeClear.contains(true) }
}
