import CImageCodecs

/// The bytes of a clip, read in parts, so that a long file never stands in memory.
struct ClipBytes: Sendable {
  private let image: EncodedImage

  /// Keeps the file open.
  private let owner: (any AnyObject & Sendable)?

  /// Seen through a window, since chunks are small and follow each other.
  private var window: HeaderWindow

  /// How many bytes are read at once.
  private static let step = 1 << 16

  init(_ image: EncodedImage, keeping owner: (any AnyObject & Sendable)?) {
    self.image = image
    self.owner = owner
    window = HeaderWindow(image)
  }

  /// As many bytes of a small range as there are.
  mutating func start(of range: Range<Int>) throws(APNGError) -> ArraySlice<UInt8> {
    do throws(ImageError) {
      return try window.bytes(at: range.lowerBound, count: range.count, ahead: Self.step)
    } catch {
      throw APNGError(unreadable: error)
    }
  }

  /// All bytes of a small range.
  mutating func all(of range: Range<Int>) throws(APNGError) -> ArraySlice<UInt8> {
    let bytes = try start(of: range)
    guard bytes.count == range.count else { throw .cutOff }
    return bytes
  }

  /// That of a chunk's name and content, read in steps.
  mutating func checksum(of range: Range<Int>) throws(APNGError) -> Int {
    var checksum: UInt32 = 0
    var position = range.lowerBound
    while position < range.upperBound {
      let end = min(position + Self.step, range.upperBound)
      let bytes = try all(of: position..<end)
      checksum = unsafe bytes.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return checksum }
        return unsafe codec_checksum_continue(checksum, start, buffer.count)
      }
      position = end
    }
    return Int(checksum)
  }

  /// How many bytes there are from an offset on.
  mutating func count(from offset: Int) throws(APNGError) -> Int {
    var count = 0
    while true {
      let next = offset + count
      let bytes = try start(of: next..<next + Self.step)
      if bytes.isEmpty { return count }
      count += bytes.count
    }
  }

  /// All bytes of a range that may be long.
  func contents(of range: Range<Int>) throws(APNGError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(ImageError) {
      bytes = try image.read(at: range.lowerBound, count: range.count)
    } catch {
      throw APNGError(unreadable: error)
    }
    guard bytes.count == range.count else { throw .cutOff }
    return bytes
  }
}

extension APNGError {
  fileprivate init(unreadable error: ImageError) {
    if case .unreadable(let number) = error {
      self = .unreadable(errno: number)
    } else {
      self = .cutOff
    }
  }
}
