import Foundation
import TestSupport

/// The tool as it was built, run as a process of its own.
struct BuiltTool {
  struct Outcome {
    let exitCode: Int32
    let output: Data
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }

    /// The output as one JSON object; empty where it is none.
    var json: [String: Any] {
      let value = try? JSONSerialization.jsonObject(with: output)
      return value as? [String: Any] ?? [:]
    }
  }

  /// The folder in which it runs.
  var folder: URL
  var environment: [String: String] = [:]

  /// Held so that the folder is there as long as the tool.
  private let owner: TemporaryFolder

  init(in folder: TemporaryFolder) {
    self.folder = folder.url
    owner = folder
  }

  /// The executable lies beside the test bundle in the build folder.
  static var executable: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let start = bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0])
    return start.deletingLastPathComponent().appending(path: "waterfall")
  }

  func run(_ arguments: String..., input: Data? = nil) throws -> Outcome {
    try run(arguments: arguments, input: input)
  }

  func run(arguments: [String], input: Data? = nil) throws -> Outcome {
    try run(BuiltTool.executable, arguments, input: input)
  }

  /// Runs a line of shell in which `"$waterfall"` is the tool; for bytes that a `String` cannot hold.
  func shell(_ line: String) throws -> Outcome {
    try run(URL(filePath: "/bin/sh"), ["-c", line], input: nil)
  }

  private func run(_ program: URL, _ arguments: [String], input: Data?) throws -> Outcome {
    let scratch = try TemporaryFolder()
    for name in ["output", "errors"] { try scratch.write([], to: name) }
    let output = scratch.url.appending(path: "output")
    let errors = scratch.url.appending(path: "errors")
    let process = process(arguments, program: program)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    if let input {
      try input.write(to: scratch.url.appending(path: "input"))
      process.standardInput = try FileHandle(
        forReadingFrom: scratch.url.appending(path: "input"))
    } else {
      process.standardInput = FileHandle.nullDevice
    }
    try process.run()
    process.waitUntilExit()
    return Outcome(
      exitCode: process.terminationStatus, output: try Data(contentsOf: output),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  /// A process that is not yet running.
  func process(_ arguments: [String], program: URL = executable) -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    variables["waterfall"] = BuiltTool.executable.path
    // Where tests run on GitHub, most are not about what it is told.
    variables["GITHUB_ACTIONS"] = nil
    variables.merge(environment) { $1 }
    process.environment = variables
    return process
  }
}
