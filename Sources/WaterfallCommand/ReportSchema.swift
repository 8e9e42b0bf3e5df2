/// The JSON Schema of what `verify --json` and its like print.
package enum ReportSchema {
  /// Source of the keywords: JSON Schema, draft 2020-12.
  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "report of a golden suite, version 1",
      "type": "object",
      "required": ["version", "tool", "verb", "suite", "status", "exitCode", "counts", "environment", "cases", "orphans", "removed"],
      "properties": {
        "version": { "const": 1 },
        "tool": { "type": "string" },
        "verb": { "enum": ["record", "verify", "approve", "prune"] },
        "suite": { "description": "as it was named", "type": "string" },
        "status": {
          "description": "the worst of the cases; tolerated ones count as equal",
          "enum": ["equal", "different", "missing", "error"]
        },
        "exitCode": { "type": "integer" },
        "counts": {
          "description": "cases of each status, and those recorded in this run",
          "type": "object", "additionalProperties": { "type": "integer", "minimum": 0 }
        },
        "environment": { "type": "object", "additionalProperties": { "type": "string" } },
        "cases": { "type": "array", "items": { "$ref": "#/$defs/case" } },
        "orphans": { "$ref": "#/$defs/paths" },
        "removed": { "$ref": "#/$defs/paths" }
      },
      "$defs": {
        "paths": { "type": "array", "items": { "type": "string" } },
        "index": { "type": ["integer", "null"], "minimum": 0 },
        "indices": { "type": "array", "items": { "type": "integer", "minimum": 0 } },
        "size": {
          "description": "width and height in pixels",
          "type": "array", "items": { "type": "integer" }, "minItems": 2, "maxItems": 2
        },
        "case": {
          "type": "object",
          "required": ["name", "status", "reason", "recorded", "recordedFrames", "alternate", "drawn", "diffCount", "maxDelta", "withinBudget", "budgetExcesses", "rows", "columns", "columnBands", "unowned", "ignoredItems", "ignoredInItems", "otherDrawing", "missing", "disagreeing", "message", "frameCount", "goldenFrameCount", "frames", "layout", "items", "texts", "itemsGolden", "itemsActual", "environment", "pictures", "approve"],
          "properties": {
            "name": { "type": "string" },
            "status": { "enum": ["equal", "tolerated", "different", "missing", "error"] },
            "reason": { "enum": ["pixels", "size", "frames", "invariants", "drawings", null] },
            "recorded": { "description": "written in this run", "type": "boolean" },
            "recordedFrames": { "description": "where only some frames were approved, as in 3,12-30", "type": ["string", "null"] },
            "approve": { "description": "the command that takes what is drawn for right", "type": ["string", "null"] },
            "alternate": { "description": "equal to an accepted alternate", "type": "boolean" },
            "drawn": { "description": "the hash of all that was drawn, as a file for approve --from has it", "type": ["string", "null"] },
            "diffCount": { "description": "of all frames", "type": "integer", "minimum": 0 },
            "maxDelta": { "description": "in levels of 255, not rounded", "type": "number" },
            "first": {
              "description": "x and y of the first different pixel",
              "type": ["array", "null"], "items": { "type": "integer" }
            },
            "sizeA": { "$ref": "#/$defs/size" },
            "sizeB": { "$ref": "#/$defs/size" },
            "withinBudget": { "description": "different, and tolerated for --budget", "type": "boolean" },
            "budgetExcesses": {
              "description": "parts of --budget that were not enough, in their own units; found is null where it cannot be measured",
              "type": "array",
              "items": {
                "type": "object", "required": ["name", "allowed", "found"],
                "properties": { "name": { "type": "string" }, "allowed": { "type": "number" }, "found": { "type": ["number", "null"] } }
              }
            },
            "rows": { "description": "rows inserted or removed, where that is all that differs", "type": ["string", "null"] },
            "columns": { "description": "columns inserted or removed, where that is all that differs", "type": ["string", "null"] },
            "columnBands": { "description": "rows that columns of the layout have more or less, where that is all that differs in them", "type": "array", "items": { "type": "string" } },
            "unowned": { "description": "different pixels that belong to no item, in the frame that differs most", "$ref": "#/$defs/index" },
            "texts": {
              "description": "texts of the board itself that look another way, in the frame that differs most",
              "type": "array",
              "items": { "type": "object", "required": ["text", "diffCount"], "properties": { "text": { "type": "string" }, "diffCount": { "type": "integer" } } }
            },
            "ignoredItems": { "description": "those of --ignore-items that the case has", "type": "array", "items": { "type": "string" } },
            "ignoredInItems": { "description": "pixels of these that differ and do not count, of all frames", "type": "integer", "minimum": 0 },
            "otherDrawing": {
              "description": "with --repeat, the drawing that came out another way than the first",
              "type": ["object", "null"], "required": ["number", "threads", "frame"],
              "properties": {
                "number": { "type": "integer", "minimum": 2 }, "threads": { "type": "integer" },
                "frame": { "$ref": "#/$defs/index" }
              }
            },
            "missing": { "$ref": "#/$defs/paths" },
            "disagreeing": { "description": "pictures of the golden that hold other pixels than its record says", "$ref": "#/$defs/paths" },
            "message": { "description": "why it could not be judged", "type": ["string", "null"] },
            "frameCount": { "type": "integer" },
            "goldenFrameCount": { "type": "integer" },
            "fps": { "type": ["number", "null"] },
            "goldenFps": { "type": ["number", "null"] },
            "firstDifferent": { "$ref": "#/$defs/index" },
            "lastDifferent": { "$ref": "#/$defs/index" },
            "worst": { "$ref": "#/$defs/index" },
            "settlesEqual": { "type": "boolean" },
            "dropped": { "description": "frames of the golden that are not drawn, by their numbers there", "$ref": "#/$defs/indices" },
            "inserted": { "description": "drawn frames that the golden lacks", "$ref": "#/$defs/indices" },
            "sequence": { "description": "frames late, dropped, duplicated or inserted", "type": ["string", "null"] },
            "flicker": { "description": "frames that change where the golden stands still", "type": "array", "items": { "type": "integer" } },
            "onlyGhosts": { "description": "items that are carried, where nothing else differs in the first, the worst and the last frame that do", "type": "array", "items": { "type": "string" } },
            "brokenInvariants": {
              "description": "what holds of every sequence, and not of this one, whatever is recorded",
              "type": "array", "items": { "enum": ["startsAsStill", "endsAsStill"] }
            },
            "drift": { "description": "items whose way is off", "type": "array", "items": { "$ref": "#/$defs/drift" } },
            "frames": {
              "description": "those that are not just as recorded; where frames were dropped or inserted, those that are not as the frame they correspond to",
              "type": "array",
              "items": {
                "type": "object", "required": ["index", "golden", "actual", "status"],
                "properties": {
                  "index": { "description": "the number of the drawn frame, or of a dropped one", "type": "integer" },
                  "golden": { "$ref": "#/$defs/index" }, "actual": { "$ref": "#/$defs/index" },
                  "ratio": { "description": "of the pixels that both have and those that one has, not rounded", "type": "number", "minimum": 0, "maximum": 1 },
                  "status": { "enum": ["equal", "different"] },
                  "ignoredInItems": { "$ref": "#/$defs/index" }
                }
              }
            },
            "layout": { "description": "what became of the items, as sentences", "$ref": "#/$defs/paths" },
            "items": {
              "description": "items whose pixels or places are others, in the frame that differs most",
              "type": "array",
              "items": {
                "type": "object", "required": ["id", "verdict", "diffCount", "text"],
                "properties": {
                  "id": { "type": "string" },
                  "verdict": { "enum": ["equal", "moved", "resized", "contentChanged", "movedAndChanged", "layoutMovedPixelsDidNot", "pixelsMovedLayoutDidNot", "appeared", "vanished", "occlusionOnly", "resampled"] },
                  "diffCount": { "description": "pixels that belong to the item", "type": "integer" }, "text": { "type": "string" }
                }
              }
            },
            "itemsGolden": { "description": "the frame of the golden that the items are told of; 0 for a still", "$ref": "#/$defs/index" },
            "itemsActual": { "description": "the drawn frame of it", "$ref": "#/$defs/index" },
            "environment": { "description": "what is another way than where it was recorded", "type": ["string", "null"] },
            "pictures": {
              "description": "in the folder of --report",
              "type": "array",
              "items": {
                "type": "object", "required": ["frame", "goldenFrame", "actualFrame", "golden", "actual", "difference"],
                "properties": {
                  "frame": { "description": "the number of the drawn frame, or of a dropped one", "type": "integer" },
                  "goldenFrame": { "$ref": "#/$defs/index" }, "actualFrame": { "$ref": "#/$defs/index" }, "golden": { "type": ["string", "null"] },
                  "actual": { "type": ["string", "null"] }, "difference": { "type": ["string", "null"] }
                }
              }
            }
          }
        },
        "drift": {
          "type": "object", "required": ["id", "greatest", "frame", "goldenFrame", "kind", "text"],
          "properties": {
            "id": { "type": "string" }, "greatest": { "description": "in points", "type": "number" },
            "frame": { "description": "the drawn one", "type": "integer" },
            "goldenFrame": { "description": "the one it is held against", "$ref": "#/$defs/index" },
            "kind": { "enum": ["none", "constant", "otherSize", "late", "early", "growing", "otherEasing", "otherWay", "glitch", "flicker", "neverSettles", "endsElsewhere", "seenElsewhere"] },
            "text": { "type": "string" }
          }
        }
      }
    }

    """#
}
