import Foundation

/// A page of a browser, with all that it wrote to the console and asked the network for.
///
/// A class, since what it heard grows while it is used.
/// Source: Chrome DevTools Protocol, domains Target, Page, Runtime, Log, Network, Emulation.
final class ChromiumTab {
  private let process: ChromiumProcess
  private var session: String?
  private var lastCall = 0
  private var isLoaded = false
  private var hasSavedFile = false

  private(set) var console: [String] = []
  private(set) var requests: [String] = []

  init(_ process: ChromiumProcess) throws {
    self.process = process
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
    let answer = try call("Target.attachToTarget", ["targetId": target, "flatten": true])
    session = answer["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Network"] { _ = try call(domain + ".enable") }
  }

  func set(width: Int, height: Int, isDark: Bool) throws {
    _ = try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    let scheme = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
    _ = try call("Emulation.setEmulatedMedia", ["features": [scheme]])
  }

  /// Runs a script in each page before its own scripts.
  func addScriptToEveryPage(_ script: String) throws {
    _ = try call("Page.addScriptToEvaluateOnNewDocument", ["source": script])
  }

  /// Opens an address, and waits until all that its markup names is loaded.
  func open(_ address: String) throws {
    isLoaded = false
    let answer = try call("Page.navigate", ["url": address])
    if let error = answer["errorText"] as? String {
      throw ChromiumFailure.refused(method: address, reason: error)
    }
    while !isLoaded { hear(try process.receive(waitingFor: address)) }
  }

  /// The value of an expression, or of its promise.
  func run(_ expression: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": expression, "awaitPromise": true, "returnByValue": true])
    if let details = answer["exceptionDetails"] as? [String: Any] {
      throw ChromiumFailure.scriptFailed(Self.text(ofException: details))
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Lets pages save files into a folder.
  func saveFiles(in folder: URL) throws {
    _ = try call("Page.setDownloadBehavior", ["behavior": "allow", "downloadPath": folder.path])
  }

  /// Waits until a file is saved as a whole.
  func waitForFile() throws {
    while !hasSavedFile { hear(try process.receive(waitingFor: "a file that is saved")) }
  }

  /// What is seen of the page, as a PNG.
  func screenshot() throws -> [UInt8] {
    let letters = try call("Page.captureScreenshot", ["format": "png"])["data"] as? String
    return [UInt8](Data(base64Encoded: letters ?? "") ?? Data())
  }

  private func call(_ method: String, _ values: [String: Any] = [:]) throws -> [String: Any] {
    lastCall += 1
    var message: [String: Any] = ["id": lastCall, "method": method, "params": values]
    message["sessionId"] = session
    try process.send(message)
    while true {
      let heard = try process.receive(waitingFor: method)
      guard heard["id"] as? Int == lastCall else {
        hear(heard)
        continue
      }
      if let error = heard["error"] as? [String: Any] {
        throw ChromiumFailure.refused(method: method, reason: "\(error["message"] ?? error)")
      }
      return heard["result"] as? [String: Any] ?? [:]
    }
  }

  private func hear(_ event: [String: Any]) {
    let values = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Page.loadEventFired":
      isLoaded = true
    case "Page.downloadProgress":
      if values["state"] as? String == "completed" { hasSavedFile = true }
    case "Runtime.consoleAPICalled":
      let written = (values["args"] as? [[String: Any]] ?? []).map {
        "\($0["value"] ?? $0["description"] ?? "")"
      }
      console.append("\(values["type"] ?? ""): " + written.joined(separator: " "))
    case "Runtime.exceptionThrown":
      console.append(Self.text(ofException: values["exceptionDetails"] as? [String: Any] ?? [:]))
    case "Log.entryAdded":
      let entry = values["entry"] as? [String: Any] ?? [:]
      console.append("\(entry["level"] ?? ""): \(entry["text"] ?? "")")
    case "Network.requestWillBeSent":
      let request = values["request"] as? [String: Any] ?? [:]
      requests.append("\(request["url"] ?? "")")
    default:
      break
    }
  }

  private static func text(ofException details: [String: Any]) -> String {
    let exception = details["exception"] as? [String: Any] ?? [:]
    return "\(exception["description"] ?? exception["value"] ?? details["text"] ?? "an exception")"
  }
}
