/// Text as it stands in HTML.
public enum HTMLText {
  /// The text with everything that HTML could take for markup replaced, fit for content and for
  /// the value of a quoted attribute.
  ///
  /// Source: HTML Living Standard, §13.1.2.3 "Attributes" and §13.1.3 "Text".
  public static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // A parser would drop it, or read what follows in another way.
      case "\0": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
