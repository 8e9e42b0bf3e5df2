#if WebP
  import CMoreImageCodecs
  import Pixels

  /// A clip of libwebpmux; a class, since it is released once.
  @safe
  final class WebPClipHandle {
    private let clip: OpaquePointer

    init(_ settings: ClipSettings, quality: Int?) throws(ImageWritingError) {
      let clip = unsafe webp_clip_create(
        UInt32(settings.size.width), UInt32(settings.size.height),
        // The format has 16 bits for it.
        Int32(min(settings.playCount, 65_535)), Int32(quality ?? -1))
      guard let clip = unsafe clip else { throw .outOfMemory }
      unsafe self.clip = clip
    }

    deinit {
      unsafe webp_clip_destroy(clip)
    }

    func add(_ colors: [Color], at milliseconds: Int32) throws(ImageWritingError) {
      let outcome = unsafe colors.withUnsafeBytes { buffer in
        unsafe buffer.withMemoryRebound(to: UInt8.self) { bytes in
          guard let start = bytes.baseAddress else { return FrameOutcome.corrupt }
          return unsafe webp_clip_add(clip, start, milliseconds)
        }
      }
      try check(outcome)
    }

    func finish(at milliseconds: Int32) throws(ImageWritingError) -> [UInt8] {
      try check(unsafe webp_clip_finish(clip, milliseconds))
      return unsafe Array(
        UnsafeBufferPointer(start: webp_clip_bytes(clip), count: webp_clip_byte_count(clip)))
    }

    private func check(_ outcome: FrameOutcome) throws(ImageWritingError) {
      switch outcome {
      case .done: return
      case .outOfMemory: throw .outOfMemory
      default: throw .failed(.webp, unsafe String(cString: webp_clip_message(clip)))
      }
    }
  }
#endif
