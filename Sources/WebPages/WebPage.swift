/// A page in one file that opens from disk and asks no one for anything.
///
/// A page is ``opening``, then any number of blocks, then ``closing``; each is written when it is
/// ready, so a page may be larger than memory.
public struct WebPage: Sendable {
  public var title: String
  public var parts: [WebPart]
  /// Whether pictures may lie in files beside the page.
  public var hasPicturesBeside: Bool

  public init(title: String, parts: [WebPart], hasPicturesBeside: Bool = false) {
    self.title = title
    self.parts = parts
    self.hasPicturesBeside = hasPicturesBeside
  }

  /// Everything before the first block.
  public var opening: [UInt8] {
    var bytes = Array(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <link rel="icon" href="data:,">
      <title>\(HTMLText.escaped(title))</title>
      <style nonce="\(Self.nonce)">

      """.utf8)
    for part in parts { bytes += part.style }
    bytes += "</style>\n</head>\n<body>\n<div id=\"app\"></div>\n".utf8
    return bytes
  }

  /// The scripts, which read the blocks before them.
  public var closing: [UInt8] {
    var bytes = Array("<script nonce=\"\(Self.nonce)\">\n'use strict';\n".utf8)
    for part in parts { bytes += part.script }
    bytes += "</script>\n</body>\n</html>\n".utf8
    return bytes
  }

  /// Data that scripts find by its id.
  public static func block(_ id: String, _ data: ScriptData) -> [UInt8] {
    blockOpening(id) + data.bytes + blockClosing
  }

  /// What stands before the data of a block that is written piece by piece.
  public static func blockOpening(_ id: String) -> [UInt8] {
    Array("<script type=\"application/json\" id=\"\(HTMLText.escaped(id))\">".utf8)
  }

  public static let blockClosing = Array("</script>\n".utf8)

  /// What is shown where scripts do not run.
  public static func withoutScripts(_ markup: String) -> [UInt8] {
    Array("<noscript>\n\(markup)</noscript>\n".utf8)
  }

  /// Marks the scripts and styles of the page itself. It is no secret: what is in a page is escaped.
  /// It turns off handlers in attributes, should an escape ever be missing.
  public static let nonce = "waterfall"

  private var policy: String {
    let pictures = hasPicturesBeside ? "data: 'self' file:" : "data:"
    return "default-src 'none'; img-src \(pictures); script-src 'nonce-\(Self.nonce)'; "
      + "style-src 'nonce-\(Self.nonce)'; base-uri 'none'; form-action 'none'"
  }
}
