import Geometry
public import Pixels

/// How the captions of a board are made and set; lengths in points.
public struct CaptionStyle: Hashable, Sendable {
  /// Without one a caption is the item's own.
  public var template = TextTemplate.ownCaption

  /// Whether the template also counts for items that have a caption of their own.
  public var replacesOwnCaptions = false

  /// The font's em.
  public var size = 14.0

  /// nil for one that can be read on what lies below.
  public var color: Color?

  public var place = Place.below

  /// What goes beyond is shortened.
  public var maximumLines = 1

  /// The first font in which letters are looked for; nil for the board's own.
  public var font: FilePath?

  public var alignment = Alignment.center

  public enum Place: String, CaseIterable, Hashable, Sendable {
    /// In a strip under the picture.
    case below

    /// On the lower part of the picture, shaded for it.
    case over
    case none
  }

  public init() {}

  /// The caption of an item; empty where it has none.
  public func text(for item: BoardItem) -> String {
    guard place != .none else { return "" }
    let own = item.caption ?? ""
    let isOwn = !own.isEmpty && !replacesOwnCaptions && !template.fields.contains(.caption)
    var text = isOwn ? own : template.filled { field in field.text(of: item) }
    if !isOwn, template.fields.contains(where: { $0.text(of: item).isEmpty }) {
      text = CaptionStyle.withoutLooseEnds(text)
    }
    return text.allSatisfy(\.isWhitespace) ? "" : text
  }

  /// What stood between a field that is empty and its neighbours, as in `lake · `, is left out at the
  /// ends.
  private static func withoutLooseEnds(_ text: String) -> String {
    let rest = text.drop(while: looseEnds.contains).reversed().drop(while: looseEnds.contains)
    return String(rest.reversed())
  }

  private static let looseEnds = Set(" \u{A0}·•|,;:–—-/")
}

extension TextTemplate.Field {
  /// What stands for the field in the caption of an item.
  fileprivate func text(of item: BoardItem) -> String {
    let name: FilePath? =
      if case .picture(let path) = item.content { path.lastComponent } else { nil }
    return switch self {
    case .id: item.id
    case .name: name?.readableText ?? item.id
    case .stem: name?.withoutExtension.readableText ?? item.id
    case .index: String(item.number)
    case .width: TextTemplate.Field.pixels(item.naturalSize.width)
    case .height: TextTemplate.Field.pixels(item.naturalSize.height)
    case .date: item.date ?? ""
    case .caption: item.caption ?? ""
    case .count: ""
    }
  }

  /// Sizes of placeholders need not be whole.
  private static func pixels(_ length: Double) -> String {
    String(Int(length.rounded()))
  }
}

extension FilePath {
  /// The path as text, with U+FFFD for what is no UTF-8.
  fileprivate var readableText: String { String(decoding: bytes, as: UTF8.self) }
}
