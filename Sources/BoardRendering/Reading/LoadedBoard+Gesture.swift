public import BoardModel
public import Typesetting

extension LoadedBoard {
  /// What sets the text that is seen while a gesture is played; nil where there is none.
  ///
  /// Edit mode has a button and notices, whatever the board says.
  public func typesetter(playing gesture: GestureFile) throws(FontError) -> Typesetter? {
    switch gesture.preset ?? board.settings.preset {
    case .jiggleSections, .editGrid: try makeTypesetter()
    case .standard, .movableWaterfall, .snapshotReorder, .waterfall:
      gesture.edit.emptyMessage == nil ? try typesetter() : try makeTypesetter()
    }
  }
}
