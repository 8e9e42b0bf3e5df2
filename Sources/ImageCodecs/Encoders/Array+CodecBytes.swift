import CImageCodecs

extension Array<UInt8> {
  /// A copy of what a writer in C has made.
  init(_ bytes: OpaquePointer) {
    unsafe self.init(
      UnsafeBufferPointer(start: codec_bytes_start(bytes), count: codec_bytes_count(bytes)))
  }
}
