import BoardDrawing
import BoardModel
import BoardRendering
import Geometry

extension JSONText {
  /// The pictures that were left out, one reason each.
  static func skipped(_ pictures: [SkippedPicture]) -> JSONText {
    .array(
      pictures.map { picture in
        .object([
          ("path", .string(picture.path.jsonText)),
          ("reason", .string(ErrorMessages.reason(picture.problem))),
        ])
      })
  }

  /// The pictures that were drawn although something is wrong with them, and the characters that no
  /// font has.
  static func warnings(
    _ warnings: [PictureWarning], missing: [MissingCharacters] = []
  ) -> JSONText {
    var texts = warnings.map { warning in
      JSONText.object([
        ("path", .string(warning.path.jsonText)),
        ("text", .string(ErrorMessages.reasons(warning))),
      ])
    }
    if !missing.isEmpty {
      let places = missing.map { part in
        var members: [(key: String, value: JSONText)] = [
          ("characters", .array(part.characters.map(JSONText.string)))
        ]
        if let id = part.itemID { members.insert(("item", .string(id)), at: 0) }
        return JSONText.object(members)
      }
      texts.append(
        .object([
          ("missingCharacters", .array(places)),
          ("text", .string(ErrorMessages.words(for: missing))),
        ]))
    }
    return .array(texts)
  }

  /// The fonts that text was set with.
  static func fonts(_ fonts: [FontUse]) -> JSONText {
    .array(
      fonts.map { .object([("path", .string($0.path)), ("sha256", .string($0.digest))]) })
  }

  /// What a program reads where a command did not do its work.
  static func failure(
    _ message: String, _ code: ExitCode, skipped: [SkippedPicture]
  ) -> JSONText {
    .object([
      ("error", .string(message)), ("exitCode", .integer(Int(code.rawValue))),
      ("skipped", .skipped(skipped)),
    ])
  }
}

extension FilePath {
  /// The path itself; where it is no UTF-8, the form in which people see it.
  var jsonText: String { text ?? displayText }
}

extension Rect {
  /// The rectangle as members of a JSON object.
  func members(scale: Double = 1) -> [(key: String, value: JSONText)] {
    [
      ("x", .number(x * scale)), ("y", .number(y * scale)), ("width", .number(width * scale)),
      ("height", .number(height * scale)),
    ]
  }
}
