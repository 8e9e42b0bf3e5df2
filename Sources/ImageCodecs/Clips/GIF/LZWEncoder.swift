/// Packs the pixels of a frame.
///
/// Our own and not giflib's or cgif's: of the two ways to draw a pixel that has not changed it takes
/// the one that makes longer strings, which neither does, and the coder is short. A full dictionary
/// is thrown away at once: with photos, keeping it for as long as it serves was measured to save a
/// ten-thousandth at best.
///
/// Source: Welch, "A Technique for High-Performance Data Compression", IEEE Computer 17, 1984;
/// CompuServe, "Graphics Interchange Format", version 89a, appendix F.
struct LZWEncoder {
  private var dictionary = LZWDictionary()
  private var match = LZWMatch()

  /// The bits of the codes, without the blocks that a file puts around them.
  mutating func encode(_ symbols: GIFSymbols, bits: Int) -> [UInt8] {
    let clearCode = UInt16(1) << bits
    var codes = LZWCodeWriter()
    var width = bits + 1
    var next = Int(clearCode) + 2
    dictionary.clear()
    codes.write(clearCode, width: width)
    var previous: LZWMatch.Found?
    var start = 0
    while start < symbols.indices.count {
      let found = find(symbols, at: start, after: previous, next: next)
      if previous != nil { next += 1 }
      codes.write(found.code, width: width)
      start += found.length
      previous = found
      if next == 1 << width, width < 12 { width += 1 }
      if next == LZWDictionary.capacity, start < symbols.indices.count {
        codes.write(clearCode, width: width)
        dictionary.clear()
        (width, next, previous) = (bits + 1, Int(clearCode) + 2, nil)
      }
    }
    codes.write(clearCode + 1, width: width)
    return codes.finish()
  }

  /// Finds the next string, and gives the dictionary the string before it with one pixel more.
  ///
  /// That pixel is only known from what is found, which may be that very string: so it is tried with
  /// the pixel that it would have then.
  private mutating func find(
    _ symbols: GIFSymbols, at start: Int, after previous: LZWMatch.Found?, next: Int
  ) -> LZWMatch.Found {
    guard let previous else { return match.find(symbols, at: start, in: dictionary) }
    let guess = previous.first
    let mayBeGuess =
      symbols.indices[start] == guess || (symbols.mayBeClear[start] && guess == symbols.clear)
    if mayBeGuess { dictionary.insert(UInt16(next), under: previous.code, guess) }
    let found = match.find(symbols, at: start, in: dictionary)
    if !mayBeGuess || found.first != guess {
      if mayBeGuess { dictionary.remove(under: previous.code, guess) }
      dictionary.insert(UInt16(next), under: previous.code, found.first)
    }
    return found
  }
}
