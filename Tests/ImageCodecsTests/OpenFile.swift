import ImageCodecs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file opened for reading.
struct OpenFile {
  struct CannotOpen: Error {
    let path: String
  }

  private let descriptor: Int32

  init(_ path: String) throws {
    descriptor = unsafe open(path, O_RDONLY)
    if descriptor < 0 { throw CannotOpen(path: path) }
  }

  var image: EncodedImage { .descriptor(descriptor) }

  /// Where the next read(2) would begin.
  var offset: Int { Int(lseek(descriptor, 0, SEEK_CUR)) }

  func close() {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }
}
