public import Pixels

/// What is said of captions; nil leaves it as it is.
public struct CaptionOverrides: Hashable, Sendable {
  public var template: TextTemplate?

  /// Goes with the template; see ``CaptionStyle/replacesOwnCaptions``.
  public var replacesOwnCaptions = false

  public var size: Double?
  public var color: Color?
  public var place: CaptionStyle.Place?
  public var maximumLines: Int?
  public var font: FilePath?
  public var alignment: Alignment?

  public init() {}

  func over(_ lower: CaptionOverrides) -> CaptionOverrides {
    var result = lower
    if let template {
      result.template = template
      result.replacesOwnCaptions = replacesOwnCaptions
    }
    result.size = size ?? lower.size
    result.color = color ?? lower.color
    result.place = place ?? lower.place
    result.maximumLines = maximumLines ?? lower.maximumLines
    result.font = font ?? lower.font
    result.alignment = alignment ?? lower.alignment
    return result
  }
}
