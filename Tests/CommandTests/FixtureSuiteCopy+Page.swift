import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// What stands in the page that a run over the suite has written to `report`.
extension FixtureSuiteCopy {
  func page() throws -> String {
    String(decoding: try folder.read("report/index.html"), as: UTF8.self)
  }

  /// The data that the page holds under an id.
  func block(_ id: String) throws -> [String: Any] {
    let page = try page()
    let start = try #require(page.range(of: "<script type=\"application/json\" id=\"\(id)\">"))
    let end = try #require(page[start.upperBound...].range(of: "</script>"))
    let value = try JSONSerialization.jsonObject(
      with: Data(page[start.upperBound..<end.lowerBound].utf8))
    return try #require(value as? [String: Any])
  }

  func cases() throws -> [[String: Any]] {
    try #require(try block("report")["cases"] as? [[String: Any]])
  }

  /// The address in the page of a picture that was recorded.
  func address(_ name: String) throws -> String {
    let file = Data(try folder.read("suite/__goldens__/" + name))
    return "data:image/png;base64," + file.base64EncodedString()
  }

  /// The picture that stands in the page under an address of its own.
  func picture(at address: String?) throws -> StraightBitmap {
    let text = try #require(address).replacing("data:image/png;base64,", with: "")
    return try StraightBitmap(decoding: .bytes([UInt8](try #require(Data(base64Encoded: text)))))
  }

  /// The recorded picture of a frame of the sequence.
  func recorded(_ frame: Int) throws -> StraightBitmap {
    try ClipFile(try folder.read("suite/__goldens__/reorder.apng"), fps: 12).frames[frame]
  }
}
