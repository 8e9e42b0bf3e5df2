#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reason a system call gave, a value of `errno`.
public struct SystemError: Error, Hashable, Sendable {
  public let number: Int32

  public init(number: Int32) {
    self.number = number
  }

  static let fileExists = SystemError(number: EEXIST)
  static let notAFolder = SystemError(number: ENOTDIR)
  static let isFolder = SystemError(number: EISDIR)
  static let noSuchFile = SystemError(number: ENOENT)
  static let inputOutput = SystemError(number: EIO)
  static let interrupted = SystemError(number: EINTR)

  static var last: SystemError { SystemError(number: errno) }

  /// The system's words for it, in English as long as nobody sets a locale.
  public var words: String {
    unsafe String(cString: strerror(number))
  }

  /// What may help where a file could not be written.
  public var writingAdvice: String? {
    switch number {
    case ENOENT, ENOTDIR: "make the folder first"
    case EISDIR: "name a file in it"
    case EACCES, EPERM, EROFS: "name a place that you may write to"
    case ENOSPC, EDQUOT, EFBIG: "make room there or name another place"
    case ENAMETOOLONG: "use a shorter name"
    default: nil
    }
  }
}
