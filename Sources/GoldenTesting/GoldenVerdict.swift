package import GoldenImages

/// What a call found, and what a test library is to say of it.
package struct GoldenVerdict: Sendable {
  package var result: GoldenResult

  /// What people are told; nothing where all is as recorded.
  package var lines: [String] = []

  /// Whether the test passes all the same.
  package var isWarning = false

  /// Whether nobody need be told of anything.
  package var isSilent: Bool { lines.isEmpty && result.matches }

  package var text: String { lines.joined(separator: "\n") }
}
