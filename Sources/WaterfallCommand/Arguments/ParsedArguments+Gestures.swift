import BoardModel
import BoardRendering

extension ParsedArguments {
  /// Moves, as in `1:4,0:2` or `0/1:1/0`.
  func moves() throws(UsageError) -> [GestureFile.Move]? {
    guard let value = values[.move] else { return nil }
    let parts = (value.text ?? "").split(separator: ",", omittingEmptySubsequences: false)
    let moves = parts.compactMap { part -> GestureFile.Move? in
      let ends = part.split(separator: ":", omittingEmptySubsequences: false).map(Self.place)
      guard ends.count == 2, let from = ends[0], let to = ends[1] else { return nil }
      return GestureFile.Move(from: from, to: to)
    }
    guard moves.count == parts.count else {
      throw .badValue(
        .move, value: value,
        expected: "indexes before and after, as in 1:4 or 1:4,0:2, or with sections 0/1:1/0")
    }
    return moves
  }

  private static func place(_ text: Substring) -> GesturePlace? {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false)
    let indexes = numbers.compactMap { StrictNumber.unsigned(String($0)) }
      .filter { $0 <= 1_000_000 }.map { Int($0) }
    guard indexes.count == numbers.count else { return nil }
    switch indexes.count {
    case 1: return GesturePlace(index: indexes[0])
    case 2: return GesturePlace(section: indexes[0], index: indexes[1])
    default: return nil
    }
  }

  /// The two ids of `--drag`; where an id holds a colon, the first cut that gives two items.
  func dragged(on board: Board) throws(UsageError) -> (source: String, target: String)? {
    guard let value = values[.drag] else { return nil }
    let text = value.text ?? ""
    let ids = Set(board.items.map(\.id))
    let cuts = text.indices.filter { text[$0] == ":" }
      .map { (String(text[..<$0]), String(text[text.index(after: $0)...])) }
      .filter { !$0.0.isEmpty && !$0.1.isEmpty }
    guard let cut = cuts.first(where: { ids.contains($0.0) && ids.contains($0.1) }) ?? cuts.first
    else {
      throw .badValue(.drag, value: value, expected: "the ids of two items, as in menu:cover")
    }
    return (cut.0, cut.1)
  }

  /// The height of the window through which the board is seen, and its width where that is said.
  func viewport() throws(UsageError) -> (width: Double?, height: Double)? {
    guard let value = values[.viewport] else { return nil }
    let parts = (value.text ?? "").split(separator: "x", omittingEmptySubsequences: false)
    let sides = parts.compactMap { StrictNumber.double(String($0)) }
      .filter(NumberRange.viewportHeight.accepts)
    guard sides.count == parts.count, (1...2).contains(sides.count) else {
      throw .badValue(
        .viewport, value: value,
        expected: "a height in points from 1 to 32767, or width and height as in 320x568")
    }
    if sides.count == 2, has(.width) { throw .contradiction(.viewport, .width) }
    return (sides.count == 2 ? sides[0] : nil, sides[sides.count - 1])
  }

  func frameSelection() throws(UsageError) -> FrameSelection {
    FrameSelection(
      from: try bound(.from), to: try bound(.to),
      step: try wholeNumber(.every, upTo: 1_000_000) ?? 1)
  }

  private func bound(_ name: OptionName) throws(UsageError) -> FrameSelection.Bound? {
    guard let value = values[name] else { return nil }
    let text = value.text ?? ""
    if text.last == "f", let number = StrictNumber.unsigned(String(text.dropLast())),
      number <= UInt64(Int32.max)
    {
      return .frame(Int(number))
    }
    guard let seconds = StrictNumber.double(text), seconds >= 0 else {
      throw .badValue(
        name, value: value, expected: "seconds as in 1.5, or a frame's number as in 45f")
    }
    return .time(seconds)
  }
}
