import GoldenImages

/// What the environment says of goldens.
package struct GoldenEnvironment: Sendable {
  /// `GOLDEN_RECORD`: `never`, `missing`, `failed` or `all`.
  package var record: String?

  /// `GOLDEN_DIR`: the folder that stands for `__goldens__`, where tests do not run beside their files.
  package var directory: String?

  /// `GOLDEN_ARTIFACTS`: the folder that pictures of what differs are written to.
  package var artifacts: String?

  /// `CI`: nothing is recorded there.
  package var isCI = false

  package init() {}

  /// That of the process; another one in tests.
  @TaskLocal package static var current = GoldenEnvironment.ofProcess

  private static let ofProcess: GoldenEnvironment = {
    func value(_ name: String) -> String? {
      SystemEnvironment.value(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    var environment = GoldenEnvironment()
    environment.record = value("GOLDEN_RECORD")
    environment.directory = value("GOLDEN_DIR")
    environment.artifacts = value("GOLDEN_ARTIFACTS")
    environment.isCI = !["0", "false", nil].contains(value("CI"))
    return environment
  }()

  /// Which goldens are written, and who says so; nil for a text that is no mode.
  func recording(_ option: RecordMode?) -> (mode: RecordMode, reason: String)? {
    let named = record.map { RecordMode(rawValue: $0) }
    if let named, named == nil { return nil }
    if isCI { return (.never, "CI is set") }
    if let option { return (option, "the test says so") }
    if let mode = named.flatMap(\.self) { return (mode, "GOLDEN_RECORD says so") }
    return (.missing, "nobody says otherwise")
  }
}
