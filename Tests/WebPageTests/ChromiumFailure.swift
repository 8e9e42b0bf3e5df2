/// Why a visit has no outcome.
enum ChromiumFailure: Error, CustomStringConvertible {
  case absent
  /// With the end of what the browser wrote to its error output.
  case ended(errors: String)
  case tookTooLong(waitingFor: String, seconds: Int, errors: String)
  case refused(method: String, reason: String)
  case scriptFailed(String)

  var description: String {
    switch self {
    case .absent: "there is no Chromium"
    case .ended(let errors): "Chromium ended on its own; it wrote:\n\(errors)"
    case .tookTooLong(let what, let seconds, let errors):
      "Chromium had no answer to \(what) after \(seconds) seconds; it wrote:\n\(errors)"
    case .refused(let method, let reason): "Chromium refused \(method): \(reason)"
    case .scriptFailed(let reason): "the script ended with \(reason)"
    }
  }
}
