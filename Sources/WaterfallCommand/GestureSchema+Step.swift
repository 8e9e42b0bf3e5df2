extension GestureSchema {
  /// The members of `$defs` that describe a step.
  static let step = #"""
    "step": {
      "oneOf": [
        {
          "type": "object", "required": ["press"], "additionalProperties": false,
          "patternProperties": { "^_": {} },
          "properties": {
            "press": { "$ref": "#/$defs/target" },
            "at": { "$ref": "#/$defs/fractions" },
            "in": { "$ref": "#/$defs/space" },
            "with": { "description": "carried along", "$ref": "#/$defs/ids" }
          }
        },
        {
          "type": "object", "required": ["hold"], "additionalProperties": false,
          "patternProperties": { "^_": {} },
          "properties": {
            "hold": { "$ref": "#/$defs/seconds" }
          }
        },
        {
          "type": "object", "required": ["drag"], "additionalProperties": false,
          "patternProperties": { "^_": {} },
          "properties": {
            "drag": { "$ref": "#/$defs/target" },
            "at": { "$ref": "#/$defs/fractions" },
            "in": { "$ref": "#/$defs/space" },
            "seconds": { "$ref": "#/$defs/seconds", "default": 0.5 },
            "via": { "type": "array", "items": { "$ref": "#/$defs/target" } },
            "ease": { "$ref": "#/$defs/ease", "default": "linear" }
          }
        },
        {
          "type": "object", "required": ["drop"], "additionalProperties": false,
          "patternProperties": { "^_": {} },
          "properties": {
            "drop": {
              "description": "a place: there the item ends, whatever the rules would do",
              "oneOf": [{ "const": true }, { "$ref": "#/$defs/place" }]
            }
          }
        },
        {
          "type": "object", "required": ["cancel"], "additionalProperties": false,
          "patternProperties": { "^_": {} },
          "properties": {
            "cancel": { "const": true }
          }
        },
        {
          "type": "object", "required": ["tap"], "additionalProperties": false,
          "patternProperties": { "^_": {} },
          "properties": {
            "tap": { "oneOf": [{ "const": true }, { "$ref": "#/$defs/target" }] },
            "at": { "$ref": "#/$defs/fractions" },
            "in": { "$ref": "#/$defs/space" },
            "on": { "enum": ["item", "badge", "done"], "default": "item" }
          }
        }
      ]
    },
    "fractions": {
      "description": "from the item's top left corner, in parts of its size",
      "type": "array", "items": { "type": "number", "minimum": 0, "maximum": 1 },
      "minItems": 2, "maxItems": 2
    },
    "space": {
      "description": "what a point is measured in",
      "enum": ["board", "viewport"], "default": "board"
    },
    "target": {
      "description": "the id of an item, an index in the order of that moment, a point, or a place",
      "oneOf": [
        { "type": "string", "minLength": 1 },
        { "$ref": "#/$defs/index" },
        { "type": "array", "items": { "type": "number" }, "minItems": 2, "maxItems": 2 },
        { "$ref": "#/$defs/place" }
      ]
    },
    "place": {
      "type": "object", "required": ["place"], "additionalProperties": false,
      "patternProperties": { "^_": {} },
      "properties": {
        "place": {
          "description": "an index over all sections, or a section and an index in it",
          "oneOf": [
            { "$ref": "#/$defs/index" },
            { "type": "array", "items": { "$ref": "#/$defs/index" }, "minItems": 2, "maxItems": 2 }
          ]
        }
      }
    }
    """#
}
