/// Why a command ends without having done its work.
enum CommandError: Error, Hashable, Sendable {
  case usage(UsageError)
  /// Standard output cannot take what is written; the number is the system's.
  case standardOutput(errorNumber: Int32)
}
