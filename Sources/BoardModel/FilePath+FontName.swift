extension FilePath {
  /// The name under which a typesetter knows the font of a path.
  public var fontName: String { displayText }
}
