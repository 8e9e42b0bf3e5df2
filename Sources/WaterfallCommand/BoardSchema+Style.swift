extension BoardSchema {
  /// The member of `$defs` that describes the style of an item.
  static let style = definition(of: "style")

  /// The member of `$defs` that describes the style of a board.
  static let boardStyle = definition(
    of: "boardStyle",
    more: #"""
      "fit": { "$ref": "#/$defs/fit" },
            "aspect": { "$ref": "#/$defs/aspect" },
      """#)

  private static func definition(of name: String, more: String = "") -> String {
    #"""
    "\#(name)": {
      "type": "object",
      "additionalProperties": false,
      "patternProperties": { "^_": {} },
      "properties": {
        \#(more)
        "cornerRadius": { "$ref": "#/$defs/length", "default": 0 },
        "corners": {
          "description": "continuous: as phones draw them",
          "enum": ["circular", "continuous"], "default": "circular"
        },
        "border": {
          "description": "a line inside the edge of each card",
          "type": "object",
          "additionalProperties": false,
          "patternProperties": { "^_": {} },
          "properties": {
            "width": { "$ref": "#/$defs/length", "default": 1 },
            "color": { "$ref": "#/$defs/color", "default": "#000000" }
          }
        },
        "shadow": {
          "description": "radius: the standard deviation of the blur, half of what CSS calls blur radius",
          "oneOf": [
            { "type": "boolean" },
            {
              "type": "object",
              "additionalProperties": false,
              "patternProperties": { "^_": {} },
              "properties": {
                "radius": { "type": "number", "minimum": 0, "maximum": 1000, "default": 6 },
                "opacity": { "type": "number", "minimum": 0, "maximum": 1, "default": 0.25 },
                "offset": {
                  "description": "to the right, downward",
                  "type": "array", "items": { "type": "number" }, "minItems": 2, "maxItems": 2,
                  "default": [0, 3]
                },
                "color": { "$ref": "#/$defs/color", "default": "#000000" }
              }
            }
          ]
        },
        "background": {
          "description": "of the card, under picture and caption", "$ref": "#/$defs/color"
        },
        "insets": {
          "description": "from the card's edges to the picture",
          "$ref": "#/$defs/edges", "default": 0
        },
        "caption": {
          "type": "object",
          "additionalProperties": false,
          "patternProperties": { "^_": {} },
          "properties": {
            "text": {
              "description": "fields: {id} {stem} {name} {index} {width} {height} {date} {caption}; {{ and }} are braces",
              "type": "string", "default": "{caption}"
            },
            "size": { "$ref": "#/$defs/textSize", "default": 14 },
            "color": { "$ref": "#/$defs/color" },
            "place": { "enum": ["below", "over", "none"], "default": "below" },
            "lines": {
              "description": "what goes beyond is shortened",
              "type": "integer", "minimum": 1, "maximum": 100, "default": 1
            },
            "font": {
              "description": "a file, relative to this one, or the name of an installed font",
              "type": "string", "minLength": 1
            },
            "alignment": { "$ref": "#/$defs/alignment", "default": "center" }
          }
        }
      }
    },
    """#
  }

  /// The members of a board file that describe its looks, beside its style.
  static let look = #"""
    "theme": {
      "description": "background, cards and lines in colors that go together",
      "enum": ["light", "dark"]
    },
    "title": {
      "description": "above the board",
      "oneOf": [{ "$ref": "#/$defs/boardText" }, { "$ref": "#/$defs/title" }]
    },
    "font": {
      "description": "files, relative to this one, or names of installed fonts: looked into before the default fonts",
      "oneOf": [
        { "type": "string", "minLength": 1 },
        { "type": "array", "items": { "type": "string", "minLength": 1 } }
      ]
    },
    """#

  /// The members of `$defs` that describe texts.
  static let texts = #"""
    "title": {
      "type": "object",
      "required": ["text"],
      "additionalProperties": false,
      "patternProperties": { "^_": {} },
      "properties": {
        "text": { "$ref": "#/$defs/boardText" },
        "subtitle": { "$ref": "#/$defs/boardText" },
        "size": { "$ref": "#/$defs/textSize" },
        "color": { "$ref": "#/$defs/color" },
        "alignment": { "$ref": "#/$defs/alignment" }
      }
    },
    "boardText": {
      "description": "{count} is the number of items; {{ and }} are braces", "type": "string"
    },
    "textSize": { "type": "number", "minimum": 1, "maximum": 1000 },
    "alignment": {
      "description": "natural: where the text begins",
      "enum": ["natural", "left", "center", "right"], "default": "natural"
    },
    """#
}
