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
    /// What the page wrote to the console, and what the browser had to say about it.
    let console: [String]
    /// Addresses that the browser was asked for, other than the page itself and `data:`.
    let requests: [String]
    /// What is seen when the script has ended, as a PNG; only when asked for.
    let screenshot: [UInt8]?
    /// The files that the page saved, by their names; only when asked for.
    let saved: [String: [UInt8]]
  }

  /// What a page is opened with.
  struct Setting {
    /// What lies beside the page.
    var files: [String: [UInt8]] = [:]
    /// The part of the address behind `#`, with it.
    var fragment = ""
    var width = 1280
    var height = 800
    var isDark = false
    var takesScreenshot = false
    /// Whether the script ends with a file that is being saved.
    var waitsForFile = false
  }

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

  /// One browser at a time: several would only slow each other down, and each has its time limit.
  private static let turn = NSLock()

  /// Opens a page from disk, then runs a script in it.
  ///
  /// The script may `await`. It calls `record(name, value)`, and `await until(() => claim)` for
  /// whatever the page does later; how long that takes is up to the machine.
  static func visit(
    _ page: [UInt8], setting: Setting = Setting(), script: String
  ) throws -> Visit {
    guard let program else { throw ChromiumFailure.absent }
    turn.lock()
    defer { turn.unlock() }
    let folder = try TemporaryFolder()
    for (name, file) in setting.files { try folder.write(file, to: name) }
    try folder.write(page, to: "page.html")
    let process = try ChromiumProcess(program)
    defer { process.stop() }
    let tab = try ChromiumTab(process)
    try tab.set(width: setting.width, height: setting.height, isDark: setting.isDark)
    try tab.addScriptToEveryPage(tools)
    let saved = try TemporaryFolder()
    if setting.waitsForFile { try tab.saveFiles(in: saved.url) }
    let address = folder.url.appending(path: "page.html").absoluteString
    try tab.open(address + setting.fragment)
    let facts = try tab.run(
      """
      (async () => {
        try { \(script) } catch (error) { record('failure', error.stack ?? error); }
        return facts;
      })()
      """)
    if setting.waitsForFile { try tab.waitForFile() }
    let screenshot = setting.takesScreenshot ? try tab.screenshot() : nil
    return Visit(
      facts: facts as? [String: String] ?? [:], console: tab.console,
      requests: tab.requests.filter { !$0.hasPrefix("data:") && !$0.hasPrefix(address) },
      screenshot: screenshot, saved: try files(in: saved))
  }

  private static func files(in folder: TemporaryFolder) throws -> [String: [UInt8]] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    return Dictionary(
      uniqueKeysWithValues: try names.map { ($0, [UInt8](try folder.read($0))) })
  }

  private static let tools = """
    window.facts = {};
    window.record = (name, value) => { facts[name] = String(value); };
    window.until = (claim, limit = 60) => new Promise((done, fail) => {
      const end = performance.now() + limit * 1000;
      const look = () => {
        let holds = false, error = '';
        try { holds = claim(); } catch (caught) { error = ` (${caught})`; }
        if (holds) return done();
        if (performance.now() > end)
          return fail(new Error(`waited ${limit} seconds for ${claim}${error}`));
        setTimeout(look, 5);
      };
      setTimeout(look);
    });
    """
}
