#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a path leads to.
struct FileStatus: Hashable {
  enum Kind: Hashable {
    case regular
    case folder
    case pipe
    case socket
    case device
  }

  /// The same for two names of one file.
  struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  let kind: Kind
  let identity: Identity
  let byteCount: Int

  /// When its content was last changed, in seconds since 1970.
  let modificationTime: Int

  /// Who may read and write it.
  let permissions: mode_t

  init(_ status: stat) {
    byteCount = Int(status.st_size)
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .folder
    case S_IFIFO: kind = .pipe
    case S_IFSOCK: kind = .socket
    default: kind = .device
    }
    #if canImport(Darwin)
      modificationTime = Int(status.st_mtimespec.tv_sec)
    #else
      modificationTime = Int(status.st_mtim.tv_sec)
    #endif
    permissions = status.st_mode & 0o7777
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
  }
}
