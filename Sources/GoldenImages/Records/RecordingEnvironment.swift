import ImageCodecs

/// Where a golden was recorded, so that a failure can say what is another way here.
public struct RecordingEnvironment: Hashable, Sendable {
  /// By name, in order: the system, the processor, libraries.
  public var parts: [Part]

  public struct Part: Hashable, Sendable {
    public let name: String
    public let value: String
  }

  init(parts: [Part]) {
    self.parts = parts
  }

  /// This one.
  public static var here: RecordingEnvironment {
    RecordingEnvironment(
      parts: [Part(name: "system", value: system), Part(name: "processor", value: processor)]
        + ImageLibraries.versions.map { Part(name: $0.name, value: $0.version) })
  }

  /// What is another way in another one, in one line; nil where nothing is.
  public func difference(from other: RecordingEnvironment) -> String? {
    let changes = parts.compactMap { part -> String? in
      let value = other.parts.first { $0.name == part.name }?.value
      return value == part.value ? nil : "\(part.name) \(part.value), now \(value ?? "none")"
    }
    return changes.isEmpty ? nil : changes.joined(separator: "; ")
  }

  private static var system: String {
    #if os(Linux)
      "Linux"
    #elseif os(macOS)
      "macOS"
    #else
      "other"
    #endif
  }

  private static var processor: String {
    #if arch(x86_64)
      "x86-64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }
}
