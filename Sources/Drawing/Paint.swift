public import Geometry
public import Pixels

/// What an area is filled with.
public enum Paint: Hashable, Sendable {
  case color(Color)
  case gradient(Gradient)

  /// A picture stretched over a rectangle; nothing outside it.
  case image(ImageName, over: Rect)
}

/// The name under which the rasterizer asks for a picture.
public struct ImageName: Hashable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }
}
