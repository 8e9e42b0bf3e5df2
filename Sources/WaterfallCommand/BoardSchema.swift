/// The JSON Schema of the board files that this version reads.
package enum BoardSchema {
  /// Source of the keywords: JSON Schema, draft 2020-12.
  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "board.json, version 1",
      "type": "object",
      "required": ["version"],
      "oneOf": [{ "required": ["items"] }, { "required": ["sections"] }],
      "additionalProperties": false,
      "patternProperties": { "^_": { "description": "a note; not read" } },
      "properties": {
        "version": { "const": 1 },
        "canvas": {
          "type": "object",
          "additionalProperties": false,
          "patternProperties": { "^_": {} },
          "properties": {
            "width": {
              "description": "points across the board, margins included; natural: one column in which every picture has its own pixel size",
              "oneOf": [{ "const": "natural" }, { "type": "number", "minimum": 1, "maximum": 32767 }],
              "default": 1600
            },
            \#(pages)
            "scale": {
              "description": "pixels for each point",
              "type": "number", "exclusiveMinimum": 0, "maximum": 4, "default": 1
            },
            "margin": { "$ref": "#/$defs/edges", "default": 12 },
            "background": { "$ref": "#/$defs/color", "default": "#ffffff" },
            "backgroundPicture": {
              "description": "a picture that covers the board, under all else",
              "type": "string", "minLength": 1
            }
          }
        },
        "layout": {
          "type": "object",
          "additionalProperties": false,
          "patternProperties": { "^_": {} },
          "not": { "required": ["columns", "columnWidth"] },
          "properties": {
            "kind": {
              "description": "rows: a waterfall on its side; justified: rows that fill the width",
              "enum": ["waterfall", "leftToRight", "rightToLeft", "rows", "justified", "grid"],
              "default": "waterfall"
            },
            "columns": { "$ref": "#/$defs/columns", "default": "auto" },
            "columnWidth": { "$ref": "#/$defs/columnWidth" },
            "gap": { "$ref": "#/$defs/gap", "default": 12 },
            "balance": {
              "description": "so many of the last items are placed for the flattest bottom edge",
              "type": "integer", "minimum": 0, "maximum": 8, "default": 0
            },
            "dense": {
              "description": "items go up into holes that wider ones have left",
              "type": "boolean", "default": false
            },
            "mirrored": {
              "description": "left and right are exchanged", "type": "boolean", "default": false
            },
            "orderTolerance": {
              "description": "columns that differ by no more points count as equally short",
              "$ref": "#/$defs/length", "default": 0
            },
            "seed": {
              "description": "of the order shuffle",
              "type": "integer", "minimum": 0, "maximum": 9007199254740991
            },
            "snapping": { "enum": ["distribute", "floor", "none"], "default": "distribute" },
            "minimumItemHeight": { "$ref": "#/$defs/length", "default": 0 },
            "maximumItemHeight": { "$ref": "#/$defs/length" }
          }
        },
        "style": { "$ref": "#/$defs/boardStyle" },
        \#(look)
        "preset": {
          "description": "layout and drag of a known system; all else that is said counts more",
          "enum": [\#(presets)],
          "default": "standard"
        },
        "sort": { "enum": ["as-listed", "name", "date", "size", "aspect", "shuffle"] },
        "items": { "$ref": "#/$defs/items" },
        "sections": {
          "description": "in place of items: parts of the board, one below the other; canvas.width is a number then",
          "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/section" }
        }
      },
      "$defs": {
        "columns": {
          "description": "auto: as many as bring the board nearest to 4:3, 1 to 12",
          "oneOf": [{ "const": "auto" }, { "type": "integer", "minimum": 1, "maximum": 200 }]
        },
        "columnWidth": {
          "description": "as many columns as fit at no less than this width, in points",
          "type": "number", "exclusiveMinimum": 0, "maximum": 1000000
        },
        "gap": {
          "description": "points: one number, or between columns, then between rows",
          "oneOf": [
            { "$ref": "#/$defs/length" },
            { "type": "array", "items": { "$ref": "#/$defs/length" }, "minItems": 2, "maxItems": 2 }
          ]
        },
        \#(section)
        \#(boardStyle)
        \#(style)
        \#(texts)
        \#(fit)
        "items": {
          "description": "a folder or a pattern, or a list of pictures, folders, patterns and placeholders; paths are relative to this file",
          "oneOf": [
            { "type": "string", "minLength": 1 },
            { "type": "array", "items": { "$ref": "#/$defs/item" } }
          ]
        },
        "length": { "type": "number", "minimum": 0, "maximum": 1000000 },
        "color": {
          "description": "#rgb, #rrggbb, #rrggbbaa, transparent, or a CSS color name",
          "type": "string",
          "pattern": "^(#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]+)$"
        },
        "edges": {
          "description": "points: one number, or top, left, bottom, right",
          "oneOf": [
            { "$ref": "#/$defs/length" },
            { "type": "array", "items": { "$ref": "#/$defs/length" }, "minItems": 4, "maxItems": 4 }
          ]
        },
        "item": {
          "oneOf": [
            { "type": "string", "minLength": 1 },
            {
              "type": "object",
              "additionalProperties": false,
              "patternProperties": { "^_": {} },
              "anyOf": [{ "required": ["src"] }, { "required": ["size"] }],
              "properties": {
                "id": {
                  "description": "unlike every other item's; else the path without its extension",
                  "type": "string", "minLength": 1
                },
                "src": { "type": "string", "minLength": 1 },
                "size": {
                  "description": "of a placeholder; beside src only a hint",
                  "type": "array",
                  "items": { "type": "number", "exclusiveMinimum": 0, "maximum": 1000000 },
                  "minItems": 2, "maxItems": 2
                },
                "color": { "$ref": "#/$defs/color" },
                "span": {
                  "description": "how many columns the item covers",
                  "oneOf": [{ "const": "all" }, { "type": "integer", "minimum": 1, "maximum": 200 }],
                  "default": 1
                },
                "fit": { "$ref": "#/$defs/fit" },
                "aspect": { "$ref": "#/$defs/aspect" },
                "focus": {
                  "description": "x and y of what stays in sight where the picture is cropped, 0 to 1",
                  "type": "array", "items": { "type": "number", "minimum": 0, "maximum": 1 },
                  "minItems": 2, "maxItems": 2, "default": [0.5, 0.5]
                },
                "pinned": {
                  "description": "keeps its place when others are moved",
                  "type": "boolean", "default": false
                },
                "caption": {
                  "description": "instead of the style's text, or its {caption}",
                  "type": "string"
                },
                "style": { "$ref": "#/$defs/style" },
                "badge": {
                  "description": "in the upper right corner",
                  "oneOf": [
                    { "enum": ["remove", "add", "checked"] },
                    { "type": "integer", "minimum": 0, "maximum": 999999 }
                  ]
                }
              }
            }
          ]
        }
      }
    }

    """#
}
