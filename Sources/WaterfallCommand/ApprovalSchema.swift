/// The JSON Schema of what `approve --from` reads.
package enum ApprovalSchema {
  /// Source of the keywords: JSON Schema, draft 2020-12.
  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "what is approved of a golden suite, version 1",
      "type": "object",
      "required": ["version", "cases"],
      "additionalProperties": false,
      "patternProperties": { "^_": { "description": "a note" } },
      "properties": {
        "version": { "const": 1 },
        "cases": {
          "type": "array", "minItems": 1,
          "items": {
            "type": "object",
            "required": ["name"],
            "additionalProperties": false,
            "patternProperties": { "^_": { "description": "a note" } },
            "properties": {
              "name": { "description": "of a case of the suite, each once", "type": "string", "minLength": 1 },
              "frames": {
                "description": "of a sequence, these frames alone, as in 3,12-30; without it, all",
                "type": "string", "pattern": "^[0-9]+((-|\\.\\.)[0-9]+)?(,[0-9]+((-|\\.\\.)[0-9]+)?)*$"
              },
              "items": {
                "description": "the ids of the items that are taken over alone; without it, the whole picture",
                "type": "array", "items": { "type": "string" }, "minItems": 1, "uniqueItems": true
              },
              "drawn": {
                "description": "the hash of what was drawn when this was chosen, as report.json has it; where something else is drawn now, nothing is taken over",
                "type": "string", "pattern": "^[0-9a-f]{64}$"
              }
            }
          }
        }
      }
    }

    """#
}
