import BoardModel
import BoardRendering

extension ParsedArguments {
  /// The kind of clip that is asked for, by `--format` or the name's extension.
  func clipFormat() throws(UsageError) -> ClipFormat {
    guard let output = values[.output] else { throw .noClip }
    guard !output.bytes.isEmpty else { throw .emptyName }
    guard let value = values[.format] else {
      if output.isDash { return .apng }
      if let format = ClipFormat(fileExtension: output.path.fileExtension) { return format }
      throw .noClipFormat(output)
    }
    let name = value.text?.lowercased() ?? ""
    guard let format = ClipFormat(rawValue: name) else {
      let names = ClipFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw .badValue(.format, value: value, expected: "one of \(names)")
    }
    return format
  }

  func clipOptions() throws(UsageError) -> ClipOptions {
    var clip = ClipOptions()
    clip.format = try clipFormat()
    if let output = values[.output], !output.isDash {
      clip.title = output.path.lastComponent.withoutExtension.displayText
    }
    clip.selection = try frameSelection()
    clip.holdFirst = try number(.holdFirst, in: .seconds) ?? clip.holdFirst
    clip.holdLast = try number(.holdLast, in: .seconds) ?? clip.holdLast
    clip.playCount = try playCount()
    if has(.repeat), !clip.format.repeats { throw .optionOfAnotherClip(.repeat, clip.format) }
    clip.showsFinger = has(.finger)
    clip.quality = try number(.quality, in: .quality).map { Int($0) }
    if clip.quality != nil, clip.format.qualities == nil {
      throw .optionOfAnotherClip(.quality, clip.format)
    }
    clip.isDithered = has(.dither)
    if clip.isDithered, clip.format != .gif { throw .optionOfAnotherClip(.dither, clip.format) }
    clip.maximumByteCount = try byteCount(.maxBytes)
    clip.poster = try poster()
    return clip
  }

  /// 0 without end.
  private func playCount() throws(UsageError) -> Int {
    guard let value = values[.repeat], value.text != "forever" else { return 0 }
    guard let number = value.text.flatMap(StrictNumber.unsigned), (1...65535).contains(number)
    else {
      throw .badValue(
        .repeat, value: value, expected: "a whole number from 1 to 65535, or forever")
    }
    return Int(number)
  }

  private func poster() throws(UsageError) -> OutputTarget? {
    guard let value = values[.poster] else { return nil }
    guard !value.bytes.isEmpty else { throw .emptyName }
    if let output = values[.output], output.path == value.path {
      throw .contradiction(.poster, .output)
    }
    guard !value.isDash, value.path.fileExtension == "png" else {
      throw .badValue(.poster, value: value, expected: "a file name that ends in .png")
    }
    return .file(value.path, replaces: !has(.noClobber))
  }
}
