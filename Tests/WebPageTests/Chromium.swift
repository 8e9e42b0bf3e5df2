import Foundation
import TestSupport
import Testing

/// A browser without a window, in which a test opens a page and drives it with a script.
///
/// A test that needs it carries `.enabled(if: Chromium.isHereOrRequired, Chromium.skipped)`, so that
/// it is skipped where there is none, and fails there when `WATERFALL_REQUIRE_CHROMIUM=1`.
enum Chromium {
  static let skipped: Comment = "Chromium is absent: install chromium, or set WATERFALL_CHROMIUM"

  static let isHereOrRequired =
    ProcessInfo.processInfo.environment["WATERFALL_REQUIRE_CHROMIUM"] == "1" || program != nil

  struct Visit {
    /// What the script recorded.
    let facts: [String: String]
    /// Lines that the page wrote to the console, errors among them.
    let console: [String]
  }

  private enum Failure: Error { case absent, scriptDidNotEnd }

  private static let program: URL? = {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["WATERFALL_CHROMIUM"], !named.isEmpty { return URL(filePath: named) }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let names = ["chromium", "chromium-browser", "google-chrome", "chrome"]
    let candidates =
      folders.flatMap { folder in names.map { folder + "/" + $0 } }
      + ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]
    return candidates.first(where: FileManager.default.isExecutableFile).map { URL(filePath: $0) }
  }()

  /// Opens a page from disk, then runs a script in it, which may wait and calls `record(name, value)`.
  ///
  /// - Parameters:
  ///   - files: What lies beside the page.
  ///   - fragment: The part of the address behind `#`.
  ///   - waits: Whether time is advanced as fast as the page can take it until the script has ended;
  ///     else the clock is real and the script must not wait.
  static func visit(
    _ page: [UInt8], files: [String: [UInt8]] = [:], fragment: String = "", waits: Bool = true,
    script: String
  ) throws -> Visit {
    let folder = try TemporaryFolder()
    for (name, file) in files { try folder.write(file, to: name) }
    let driver = """
      <script nonce="waterfall">
      const facts = {};
      const record = (name, value) => { facts[name] = String(value); };
      const report_facts = () => document.body.append(Object.assign(document.createElement('pre'),
        { id: 'facts', textContent: encodeURIComponent(JSON.stringify(facts)) }));
      \(waits ? "(async () => {" : "")
      try { \(script) } catch (error) { record('failure', error.stack ?? error); }
      report_facts();
      \(waits ? "})();" : "")
      </script>

      """
    try folder.write(page + Array(driver.utf8), to: "page.html")
    let budget = waits ? ["--virtual-time-budget=30000"] : []
    let arguments =
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--no-first-run", "--window-size=1280,800", "--enable-logging=stderr",
        "--user-data-dir=" + folder.url.appending(path: "profile").path, "--dump-dom",
      ] + budget
    let address = folder.url.appending(path: "page.html").absoluteString
    let (output, errors) = try run(arguments + [address + fragment], in: folder)
    let console = errors.split(separator: "\n").filter { $0.contains(":CONSOLE:") }.map(String.init)
    return Visit(facts: try facts(in: output), console: console)
  }

  private static func run(
    _ arguments: [String], in folder: TemporaryFolder
  ) throws -> (output: String, errors: String) {
    let process = Process()
    guard let program else { throw Failure.absent }
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    for name in ["output", "errors"] { try folder.write([], to: name) }
    process.standardOutput = try FileHandle(
      forWritingTo: folder.url.appending(path: "output"))
    process.standardError = try FileHandle(forWritingTo: folder.url.appending(path: "errors"))
    try process.run()
    let end = ContinuousClock.now + .seconds(120)
    while process.isRunning, ContinuousClock.now < end { Thread.sleep(forTimeInterval: 0.02) }
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    return (
      String(decoding: try folder.read("output"), as: UTF8.self),
      String(decoding: try folder.read("errors"), as: UTF8.self)
    )
  }

  private static func facts(in document: String) throws -> [String: String] {
    // No expectation: one that fails is told once, and this outcome is shared by many tests.
    let parts = document.components(separatedBy: "<pre id=\"facts\">").dropFirst()
    guard let text = parts.last?.components(separatedBy: "</pre>").first?.removingPercentEncoding
    else { throw Failure.scriptDidNotEnd }
    return try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
  }
}
