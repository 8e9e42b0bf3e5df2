/// A line that has its place in a paragraph.
struct FittedLine {
  let shaped: ShapedLine

  /// Whether its paragraph runs from right to left.
  let runsLeft: Bool

  /// Whether it ends in an ellipsis, or had not even room for that.
  let isShortened: Bool

  init(_ shaped: ShapedLine, runsLeft: Bool, isShortened: Bool) {
    self.shaped = shaped
    self.runsLeft = runsLeft
    self.isShortened = isShortened
  }
}
