import BoardModel

/// The JSON Schema of the gesture files that this version reads.
package enum GestureSchema {
  /// Source of the keywords: JSON Schema, draft 2020-12.
  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "gesture.json, version 1",
      "type": "object",
      "required": ["version", "steps"],
      "additionalProperties": false,
      "patternProperties": { "^_": { "description": "a note; not read" } },
      "properties": {
        "version": { "const": 1 },
        "fps": {
          "description": "frames a second",
          "type": "number", "exclusiveMinimum": 0, "maximum": 240, "default": 30
        },
        "preset": {
          "description": "how things are dragged; else as the board's preset has it",
          "enum": [\#(BoardSchema.presets)]
        },
        "viewport": {
          "description": "the window through which the board is seen, as wide as the board",
          "type": "object",
          "required": ["height"],
          "additionalProperties": false,
          "patternProperties": { "^_": {} },
          "properties": {
            "height": { "type": "number", "minimum": 1, "maximum": 32767 },
            "offset": { "$ref": "#/$defs/length", "default": 0 },
            "autoscroll": {
              "type": "object",
              "additionalProperties": false,
              "patternProperties": { "^_": {} },
              "properties": {
                "edge": {
                  "description": "points from the upper and lower edge", "$ref": "#/$defs/length"
                },
                "speed": { "description": "points a second", "$ref": "#/$defs/length" },
                "model": { "enum": ["off", "constant", "linear", "accelerated", "ghostEdge"] }
              }
            }
          }
        },
        "ghost": {
          "description": "how a lifted item looks; else as the preset has it",
          "type": "object",
          "additionalProperties": false,
          "patternProperties": { "^_": {} },
          "properties": {
            "scale": { "type": "number", "exclusiveMinimum": 0, "maximum": 10 },
            "scaleBy": {
              "description": "frame: radius and border keep their size", "enum": ["frame", "transform"]
            },
            "borderWidth": { "$ref": "#/$defs/length" },
            "borderColor": {
              "description": "#rgb, #rrggbb, #rrggbbaa, transparent, or a CSS color name",
              "type": "string"
            },
            "cornerRadius": { "$ref": "#/$defs/length" },
            "shadow": { "type": "boolean" },
            "opacity": { "type": "number", "minimum": 0, "maximum": 1 },
            "anchor": {
              "description": "what stays under the finger: the point that was grabbed, or the middle",
              "enum": ["grab", "centre", "center"]
            },
            "source": {
              "description": "what is seen in its place",
              "enum": ["hidden", "dimmed", "placeholder", "visible"]
            }
          }
        },
        "timing": {
          "description": "seconds; else as the preset has them",
          "type": "object",
          "additionalProperties": false,
          "patternProperties": { "^_": {} },
          "properties": {
            "longPress": { "$ref": "#/$defs/seconds" },
            "lift": { "$ref": "#/$defs/seconds" },
            "reflow": { "$ref": "#/$defs/seconds" },
            "drop": { "$ref": "#/$defs/seconds" },
            "ease": { "description": "of lift, reflow and drop", "$ref": "#/$defs/ease" }
          }
        },
        "rules": {
          "description": "where items may go; else as the preset has it",
          "type": "object",
          "additionalProperties": false,
          "patternProperties": { "^_": {} },
          "properties": {
            "crossSection": { "description": "from one section to another", "type": "boolean" },
            "target": { "enum": ["bestSlot", "underFinger", "nearestCentre", "overlap"] },
            "mode": {
              "description": "how the others make room", "enum": ["insert", "swap", "shiftColumn"]
            },
            "latch": {
              "description": "points that the finger travels between two changes of the order; off: none, and tiles may swap for ever",
              "oneOf": [{ "$ref": "#/$defs/length" }, { "const": "off" }]
            }
          }
        },
        "edit": {
          "description": "of presets with an edit mode",
          "type": "object",
          "additionalProperties": false,
          "patternProperties": { "^_": {} },
          "properties": {
            "jiggle": { "enum": ["together", "apart", "off"] },
            "notice": {
              "description": "said when a move between sections is refused", "type": "string"
            },
            "noticeSeconds": { "$ref": "#/$defs/seconds", "default": 2 },
            "done": { "description": "on the button that leaves edit mode", "type": "string" },
            "emptyMessage": { "description": "in an empty first section", "type": "string" }
          }
        },
        "steps": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/step" } },
        "expect": {
          "description": "what must come out",
          "type": "object",
          "additionalProperties": false,
          "patternProperties": { "^_": {} },
          "properties": {
            "result": { "enum": ["moved", "unchanged", "rejected", "cancelled"] },
            "moves": { "description": "changes of the order", "$ref": "#/$defs/index" },
            "order": {
              "description": "all ids, or those of each section",
              "oneOf": [
                { "$ref": "#/$defs/ids" },
                { "type": "array", "items": { "$ref": "#/$defs/ids" } }
              ]
            }
          }
        }
      },
      "$defs": {
        \#(step),
        "length": { "type": "number", "minimum": 0, "maximum": 1000000 },
        "seconds": { "type": "number", "minimum": 0, "maximum": 3600 },
        "index": { "type": "integer", "minimum": 0, "maximum": 1000000 },
        "ease": { "enum": ["linear", "easeIn", "easeOut", "easeInOut"] },
        "ids": { "type": "array", "items": { "type": "string" } }
      }
    }

    """#
}
