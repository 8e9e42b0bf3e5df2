/// In which manner items are placed.
public enum LayoutKind: String, CaseIterable, Hashable, Sendable {
  /// Each item in turn goes under the shortest column.
  case waterfall

  /// Items go to the columns one after another, whatever the lengths.
  case leftToRight
  case rightToLeft

  /// A waterfall on its side: as many rows of equal height as columns are asked for.
  case rows

  /// Rows that fill the width; so many squares would make a row as columns are asked for.
  case justified

  /// Columns of equal width, rows as high as their highest item.
  case grid
}
