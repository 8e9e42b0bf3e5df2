import Geometry
import Layouts
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One reference case of `cases/layout`: what another engine made of a board.
struct PeerCase: CustomTestStringConvertible {
  let name: String
  let algorithm: String
  let value: PeerValue

  static func all() throws -> [PeerCase] {
    try Cases.names(in: "layout", withExtension: "json").map { file in
      let data = try Cases.data("layout/" + file)
      let value = try JSONDecoder().decode(PeerValue.self, from: data)
      return PeerCase(
        name: value["name"].text ?? file, algorithm: value["algorithm"].text ?? "", value: value)
    }
  }

  static func named(_ name: String) throws -> PeerCase {
    try #require(try all().first { $0.name == name })
  }

  var testDescription: String { name }

  /// The engine, as the name begins.
  var peer: String { String(name.prefix { $0 != "_" }) }

  var options: PeerValue { value["options"] }

  var notes: String { value["notes"].text ?? "" }

  /// Whether the case records a bug, as its name or its note says.
  var recordsBug: Bool {
    name.contains("QUIRK") || notes.contains("QUIRK") || notes.contains("PEER BUG")
  }

  var width: Double { value["containerWidth"].number ?? 0 }
  var columnSpacing: Double { value["columnSpacing"].number ?? 0 }
  var rowSpacing: Double { value["rowSpacing"].number ?? 0 }
  var scale: Double { value["scale"].number ?? 1 }
  var insets: EdgeInsets { value["insets"].insets ?? .zero }
  var items: [PeerValue] { value["items"].elements ?? [] }

  /// A length that README allows to be off: engines that run in a browser snap to 1/64 px.
  func slack(itemsAbove count: Int) -> Double {
    ["lanes", "masonry"].contains(peer) ? 0.05 : 0.003 * Double(count + 1) + 1e-9
  }
}

extension PeerValue {
  var insets: EdgeInsets? {
    if let all = number { return EdgeInsets(all: all) }
    guard case .object = self else { return nil }
    return EdgeInsets(
      top: self["top"].number ?? 0, left: self["left"].number ?? 0,
      bottom: self["bottom"].number ?? 0, right: self["right"].number ?? 0)
  }

  var rect: Rect? {
    guard let x = self["x"].number, let y = self["y"].number, let width = self["width"].number,
      let height = self["height"].number
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }
}
