import Foundation
import ImageCodecs
import ImageComparison
import Pixels
import TestSupport

/// Pictures and counts of another project's comparator.
struct ComparisonCase {
  /// The folder below `comparison`, then the names of both pictures.
  let folder: String
  let a: String
  let b: String
  let options: [String: Any]
  let expected: [String: Any]
  /// Counts of several comparators, where the pictures have one size.
  let oracle: [String: Any]?

  var name: String { "\(folder)/\(a) and \(b) \(options)" }

  static func all(in folder: String) throws -> [ComparisonCase] {
    let text = try Cases.data("comparison/\(folder)/manifest.json")
    let manifest = try JSONSerialization.jsonObject(with: text) as? [String: Any]
    let pairs = manifest?["pairs"] as? [[String: Any]] ?? []
    return pairs.map { pair in
      ComparisonCase(
        folder: folder, a: pair["a"] as? String ?? "", b: pair["b"] as? String ?? "",
        options: pair["options"] as? [String: Any] ?? [:],
        expected: pair["expected"] as? [String: Any] ?? [:],
        oracle: pair["oracle"] as? [String: Any])
    }
  }

  func pictures() throws -> (StraightBitmap, StraightBitmap) {
    (try picture(a), try picture(b))
  }

  private func picture(_ name: String) throws -> StraightBitmap {
    let data = try Cases.data("comparison/\(folder)/\(name)")
    return try StraightBitmap(decoding: .bytes([UInt8](data)))
  }

  /// How many pixels a comparator counts as different.
  func count(_ metric: ComparisonMetric, ignoringAntialiasing: Bool) throws -> Int {
    let (a, b) = try pictures()
    var comparator = ImageComparator(metric)
    comparator.ignoresAntialiasing = ignoringAntialiasing
    return try comparator.compare(a, b).diffCount
  }
}
