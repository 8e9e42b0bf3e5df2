import ImageCodecs
import Pixels
import TestSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A picture file of the cases, and what is known of it.
///
/// Source: `pictures/README.md` in the folder of cases.
struct PictureCase: Decodable {
  struct Reading: Decodable {
    var quadrants: [[Double]?]?
  }

  var file: String
  var width: Int?
  var height: Int?
  var orientation: Int?
  var allowed: [String]
  var expect: String
  var colorRule: String?
  var tolerance: Double?
  /// Means of premultiplied channels: top left, top right, bottom left, bottom right.
  var quadrants: [[Double]?]?
  var alternatives: [String: Reading]?
  var acceptDefault: [String]?

  static func all() throws -> [PictureCase] {
    struct Manifest: Decodable {
      var files: [PictureCase]
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Manifest.self, from: Cases.data("pictures/MANIFEST.json")).files
  }

  /// Whether nothing but an error is right, or the file is of a format that may be absent.
  var isAnError: Bool { expect == "error" }

  /// Whether it may end in `outcome`: a warning too many is no failure where the picture is drawn.
  func allows(_ outcome: String) -> Bool {
    allowed.contains(outcome) || (outcome == "warn" && allowed.contains("ok"))
  }

  var path: String { Cases.folder.appending(path: "pictures/" + file).path }

  func image() throws -> EncodedImage {
    .bytes([UInt8](try Cases.data("pictures/" + file)))
  }

  /// The means that count as right.
  var acceptedQuadrants: [[[Double]?]] {
    let readings = (acceptDefault ?? []).compactMap { alternatives?[$0]?.quadrants }
    return [quadrants].compactMap { $0 } + readings
  }
}
