import BoardModel

extension BoardSchema {
  /// The names of presets, in quotes.
  static let presets = BoardPreset.allCases.map { "\"\($0.rawValue)\"" }
    .joined(separator: ", ")

  /// The member of `$defs` that describes a section.
  static let section = #"""
    "section": {
      "type": "object",
      "required": ["items"],
      "additionalProperties": false,
      "patternProperties": { "^_": {} },
      "not": { "required": ["columns", "columnWidth"] },
      "properties": {
        "id": { "description": "unlike every other section's", "type": "string", "minLength": 1 },
        "items": { "$ref": "#/$defs/items" },
        "locked": { "type": "boolean", "default": false },
        "columns": { "$ref": "#/$defs/columns" },
        "columnWidth": { "$ref": "#/$defs/columnWidth" },
        "gap": { "$ref": "#/$defs/gap" },
        "insets": { "description": "around the items", "$ref": "#/$defs/edges", "default": 0 },
        "background": { "$ref": "#/$defs/color" },
        "title": { "description": "the header's text", "$ref": "#/$defs/boardText" },
        "header": {
          "type": "object",
          "additionalProperties": false,
          "patternProperties": { "^_": {} },
          "properties": {
            "height": { "description": "else what the text needs", "$ref": "#/$defs/length" },
            "text": { "$ref": "#/$defs/boardText" },
            "size": { "$ref": "#/$defs/textSize", "default": 20 },
            "color": { "$ref": "#/$defs/color" },
            "alignment": { "$ref": "#/$defs/alignment" },
            "sticky": {
              "description": "stays in sight while the board is scrolled",
              "type": "boolean", "default": false
            },
            "insets": { "$ref": "#/$defs/edges", "default": 0 }
          }
        },
        "footer": {
          "type": "object",
          "additionalProperties": false,
          "patternProperties": { "^_": {} },
          "properties": {
            "height": { "description": "else what the text needs", "$ref": "#/$defs/length" },
            "text": { "$ref": "#/$defs/boardText" },
            "size": { "$ref": "#/$defs/textSize", "default": 13 },
            "color": { "$ref": "#/$defs/color" },
            "alignment": { "$ref": "#/$defs/alignment" },
            "separator": {
              "description": "a thin line ends the section",
              "type": "boolean", "default": false
            },
            "insets": { "$ref": "#/$defs/edges", "default": 0 }
          }
        }
      }
    },
    """#
}
