import BoardModel
import BoardRendering

extension ParsedArguments {
  func page() throws(UsageError) -> PageSize? {
    guard let value = values[.page] else { return nil }
    if has(.width) { throw .contradiction(.page, .width) }
    guard let size = value.text.flatMap(PageSize.init(text:)) else {
      throw .badValue(.page, value: value, expected: PageSize.words)
    }
    return size
  }

  /// Pixels a point, of which an inch has 72.
  func scale() throws(UsageError) -> Double? {
    guard let resolution = try number(.dpi, in: .resolution) else {
      return try number(.scale, in: .scale)
    }
    if has(.scale) { throw .contradiction(.dpi, .scale) }
    return resolution / 72
  }

  /// How a picture called `name` is to be written: as `--format` says, else by its extension.
  func outputFormat(ofFile name: FilePath?) throws(UsageError) -> OutputFormat {
    var format = OutputFormat()
    if let kind = try pictureFormat() {
      format.kind = kind
    } else if let name, ParsedArguments.jpegExtensions.contains(name.fileExtension) {
      format.kind = .jpeg
    }
    format.quality = try number(.quality, in: .quality).map { Int($0) }
    format.maximumByteCount = try byteCount(.maxBytes)
    format.compression = try compression() ?? format.compression
    if format.kind != .png, has(.compression) {
      throw .optionOfAnotherFormat(.compression, format.kind)
    }
    if format.kind != .jpeg, has(.quality) { throw .optionOfAnotherFormat(.quality, format.kind) }
    return format
  }

  private static let jpegExtensions: Set<String> = ["jpg", "jpeg", "jpe", "jfif"]

  func pictureFormat() throws(UsageError) -> PictureFormat? {
    guard let value = values[.format] else { return nil }
    if value.text?.lowercased() == "jpg" { return .jpeg }
    guard let format = value.text.flatMap({ PictureFormat(rawValue: $0.lowercased()) }) else {
      if let clip = value.text.flatMap({ ClipFormat(rawValue: $0.lowercased()) }) {
        throw .clipOfStill(clip)
      }
      if let later = LaterVersions.outputFormats[value.text?.lowercased() ?? ""] {
        throw .laterVersion("\(later) output")
      }
      let names = PictureFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw .badValue(.format, value: value, expected: "one of \(names)")
    }
    return format
  }

  /// A number of bytes, with k, M or G for thousands, millions and thousand millions.
  func byteCount(_ name: OptionName) throws(UsageError) -> Int? {
    guard let value = values[name] else { return nil }
    let expected = "a number of bytes, as in 500k or 5M"
    guard var text = value.text?.lowercased() else {
      throw .badValue(name, value: value, expected: expected)
    }
    if text.hasSuffix("b") { text.removeLast() }
    let units: [Character: Double] = ["k": 1e3, "m": 1e6, "g": 1e9]
    let unit = text.last.flatMap { units[$0] }
    if unit != nil { text.removeLast() }
    guard let number = StrictNumber.double(text) else {
      throw .badValue(name, value: value, expected: expected)
    }
    let count = (number * (unit ?? 1)).rounded(.down)
    guard count >= 1, count <= 1e15 else {
      throw .badValue(name, value: value, expected: expected)
    }
    return Int(count)
  }
}
