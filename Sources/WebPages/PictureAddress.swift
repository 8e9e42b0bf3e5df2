/// The address of a picture: inside the page, or beside it.
public enum PictureAddress {
  /// A `data:` address that holds the picture file itself.
  public static func inlined(_ file: [UInt8]) -> [UInt8] {
    Array("data:\(mediaType(of: file));base64,".utf8) + Base64.encoded(file)
  }

  /// The address of a file whose path is relative to the page, with `/` between folders.
  ///
  /// Every byte that an address could read as something else is written as `%xx`, so a name may
  /// hold `#`, `?`, `%`, `:` and bytes that are no UTF-8.
  public static func beside(_ path: String) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    var address: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        address.append(byte)
      default:
        address += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0x0F)]]
      }
    }
    return address
  }

  /// Told by the first bytes; what is not known is called PNG, and a browser looks for itself.
  private static func mediaType(of file: [UInt8]) -> String {
    if file.starts(with: [0xFF, 0xD8]) { return "image/jpeg" }
    if file.starts(with: Array("GIF8".utf8)) { return "image/gif" }
    if file.starts(with: Array("RIFF".utf8)), file.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      return "image/webp"
    }
    return "image/png"
  }
}
