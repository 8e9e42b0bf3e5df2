/// What a character asks for where a line might end beside it.
///
/// Source: Unicode Standard Annex #14, "Unicode Line Breaking Algorithm", of which this is a subset:
/// spaces, ideographs, opening and closing punctuation, hyphens, numbers and glue. Scripts that need a
/// dictionary (Thai, Lao, Khmer, Burmese) are treated as letters.
enum LineBreakClass {
  case space
  case zeroWidthSpace

  /// Ideographs, kana, hangul, emoji and whatever else stands on its own.
  case ideograph

  /// What must not begin a line and else counts as an ideograph: wide closing marks, small kana and
  /// iteration marks.
  case nonstarter

  case opening

  /// What must not end a line and else counts as an ideograph.
  case wideOpening

  /// Closing marks, and what stays with what it follows: ! ? , . : ;
  case closing

  case quotation

  /// Nothing breaks on either side: no-break spaces and joiners.
  case glue

  /// A break may follow: hyphens, dashes and slashes.
  case hyphen

  case number
  case letter

  var isSpace: Bool { self == .space || self == .zeroWidthSpace }

  /// The class of a cluster by its first scalar; that of a letter for nil.
  init(_ scalar: Unicode.Scalar?) {
    guard let scalar else {
      self = .letter
      return
    }
    self = Self.exceptions[scalar] ?? Self.class(of: scalar)
  }

  /// Whether a line may end between two characters of which the first is not a space.
  static func mayBreak(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    switch (before, after) {
    case (_, .space), (_, .zeroWidthSpace): false
    case (.space, _), (.zeroWidthSpace, _): true
    case (.glue, _), (_, .glue), (.quotation, _), (_, .quotation): false
    case (_, .closing), (_, .nonstarter), (.opening, _), (.wideOpening, _): false
    case (.hyphen, .number), (_, .hyphen): false
    case (.hyphen, _): true
    case (.ideograph, _), (.nonstarter, _), (_, .ideograph), (_, .wideOpening): true
    default: false
    }
  }

  private static let exceptions: [Unicode.Scalar: LineBreakClass] = {
    var table: [Unicode.Scalar: LineBreakClass] = [:]
    let lists: [(LineBreakClass, String)] = [
      (.space, " \u{1680}\u{2000}\u{2001}\u{2002}\u{2003}\u{2004}\u{2005}\u{2006}"),
      (.space, "\u{2008}\u{2009}\u{200A}\u{205F}\u{3000}"),
      (.zeroWidthSpace, "\u{200B}"),
      (.glue, "\u{A0}\u{202F}\u{2007}\u{2011}\u{2060}\u{FEFF}\u{34F}"),
      (.hyphen, "-/\u{AD}\u{2010}\u{2012}\u{2013}\u{2014}\u{58A}"),
      (.quotation, "\"'«»‘’“”‹›"),
      (.opening, "([{¡¿‚„"),
      (.wideOpening, "〈《「『【〔〖〘〚〝（［｛｟｢￡￥"),
      (.closing, ")]}!?,.:;%‰°′″…‥"),
      (.nonstarter, "、。〉》」』】〕〗〙〛〞〟！），．：；？］｝｠｡｣､％・･〜゠"),
      (.nonstarter, "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶーゝゞヽヾ々〻ｧｨｩｪｫｬｭｮｯｰﾞﾟ"),
    ]
    for (kind, list) in lists {
      for scalar in list.unicodeScalars { table[scalar] = kind }
    }
    return table
  }()

  private static func `class`(of scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.value {
    case 0x31F0...0x31FF: .nonstarter
    case 0x1100...0x11FF, 0x2E80...0x312F, 0x3130...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      .ideograph
    default:
      scalar.properties.numericType == .decimal ? .number : .letter
    }
  }
}
