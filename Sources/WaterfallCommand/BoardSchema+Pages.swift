extension BoardSchema {
  /// The members of `canvas` that make pages.
  static let pages = #"""
    "height": {
              "description": "points of a page: the board is cut into pictures exactly so high; without it one picture as tall as its content",
              "type": "number", "minimum": 1, "maximum": 1000000
            },
            "page": {
              "description": "in place of width and height: 3840x2160 pixels, A4, letter, A4-landscape, 210x297mm",
              "type": "string",
              "pattern": "^([0-9.]+[xX][0-9.]+(mm|cm|in|pt)?|([aA][2-6]|letter|legal|tabloid)(-landscape|-portrait)?)$"
            },
            "dpi": {
              "description": "in place of scale: pixels an inch, of 72 points",
              "type": "number", "minimum": 1, "maximum": 1200
            },
    """#

  /// The members of `$defs` about cells that have a shape of their own.
  static let fit = #"""
    "fit": {
          "description": "how a picture fills a cell of another shape: whole, or cropped (cover)",
          "enum": ["natural", "contain", "cover"], "default": "natural"
        },
        "aspect": {
          "description": "width to height of the cell, as 3:4; else the picture's own",
          "type": "string", "pattern": "^[0-9.]+:[0-9.]+$"
        },
    """#
}
