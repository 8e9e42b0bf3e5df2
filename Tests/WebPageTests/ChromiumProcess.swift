import Foundation
import TestSupport

/// A running Chromium that takes commands and tells events: JSON texts, each followed by a zero
/// byte, through two pipes.
///
/// A class, since a process is stopped exactly once.
/// Source: Chrome DevTools Protocol; `content/browser/devtools/devtools_pipe_handler.cc` for the
/// numbers of the pipes, 3 to read from and 4 to write to.
final class ChromiumProcess {
  private static let limit = 120

  private let folder: TemporaryFolder
  private let process: Process
  /// The ends of the pipes that this process uses; `kept` is one that it only holds open, so that
  /// writing to a browser that has ended is no signal to this process.
  private let toBrowser: Int32
  private let fromBrowser: Int32
  private let kept: Int32
  private let end = ContinuousClock.now + .seconds(limit)
  private var unread: [UInt8] = []

  init(_ program: URL) throws {
    folder = try TemporaryFolder()
    let (input, output) = (
      folder.url.appending(path: "in").path, folder.url.appending(path: "out").path
    )
    for pipe in [input, output] {
      guard unsafe mkfifo(pipe, 0o600) == 0 else { throw Self.systemError }
    }
    // A reader that does not wait for its writer; with it there, no other end waits either.
    fromBrowser = unsafe open(output, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    kept = unsafe open(input, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    toBrowser = unsafe open(input, O_WRONLY | O_CLOEXEC)
    guard fromBrowser >= 0, kept >= 0, toBrowser >= 0 else { throw Self.systemError }
    try folder.write([], to: "errors")
    process = Process()
    // `Process` hands on no pipes but the first three; a shell does.
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", #"input=$1 output=$2; shift 2; exec "$@" 3< "$input" 4> "$output""#, "sh", input,
      output, program.path, "--headless=new", "--remote-debugging-pipe", "--no-sandbox",
      "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions",
      "--disable-background-networking", "--disable-component-update", "--hide-scrollbars",
      "--disable-breakpad", "--user-data-dir=" + folder.url.appending(path: "profile").path,
      "about:blank",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: folder.url.appending(path: "errors"))
    try process.run()
  }

  func send(_ message: [String: Any]) throws {
    let bytes = [UInt8](try JSONSerialization.data(withJSONObject: message)) + [0]
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes[written...].withUnsafeBytes {
        unsafe write(toBrowser, $0.baseAddress, $0.count)
      }
      guard count > 0 else { throw Self.systemError }
      written += count
    }
  }

  /// The next message, when it comes.
  func receive(waitingFor what: String) throws -> [String: Any] {
    while true {
      if let end = unread.firstIndex(of: 0) {
        let text = Data(unread[..<end])
        unread.removeSubrange(...end)
        return try JSONSerialization.jsonObject(with: text) as? [String: Any] ?? [:]
      }
      let isRunning = process.isRunning
      // What was written before it ended is read first.
      if try readMore() { continue }
      guard isRunning else { throw ChromiumFailure.ended(errors: errors) }
      guard ContinuousClock.now < end else {
        throw ChromiumFailure.tookTooLong(waitingFor: what, seconds: Self.limit, errors: errors)
      }
      var one = pollfd(fd: fromBrowser, events: Int16(POLLIN), revents: 0)
      _ = unsafe poll(&one, 1, 50)
      // A pipe without a writer is "ready", and has nothing; the browser is about to open or to end.
      if one.revents & Int16(POLLIN) == 0 { Thread.sleep(forTimeInterval: 0.002) }
    }
  }

  /// Ends the browser with all its helpers, and removes its profile.
  func stop() {
    let number = process.processIdentifier
    kill(getpgid(number) == number ? -number : number, SIGKILL)
    process.waitUntilExit()
    for pipe in [toBrowser, fromBrowser, kept] { close(pipe) }
    // Helpers end a little later, and may still write.
    for _ in 0..<500 where FileManager.default.fileExists(atPath: folder.url.path) {
      try? FileManager.default.removeItem(at: folder.url)
      Thread.sleep(forTimeInterval: 0.01)
    }
  }

  private func readMore() throws -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe read(fromBrowser, $0.baseAddress, $0.count)
    }
    if count < 0, errno != EAGAIN, errno != EINTR { throw Self.systemError }
    guard count > 0 else { return false }
    unread += bytes[..<count]
    return true
  }

  /// The last lines that the browser wrote to its error output.
  private var errors: String {
    let text = (try? folder.read("errors")).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text.split(separator: "\n").suffix(20).joined(separator: "\n")
  }

  private static var systemError: any Error {
    NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
  }
}
