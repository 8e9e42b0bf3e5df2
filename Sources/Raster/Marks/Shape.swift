import Drawing
import Geometry
import Pixels

/// A mark made ready to be drawn: an area, what fills it, and a border inside it.
///
/// A filled path is the simple case: one content and no border.
struct Shape {
  enum Content {
    case color(DeepPixel)
    case gradient(GradientPlacement)

    /// `sides` bound the picture where it does not fill the whole shape, else there are none.
    case image(ImagePlacement, sides: [HalfPlane])
  }

  struct Border {
    let inner: Path
    let color: DeepPixel
  }

  let path: Path

  /// Half planes to which the path is cut.
  let clip: [HalfPlane]

  let transform: Transform

  /// The first at the bottom.
  let contents: [Content]

  let border: Border?

  /// In pixels: a picture that ends this near to the shape's edge is taken to fill the shape.
  private static let slack = 1e-6

  init?(_ mark: Mark, transform: Transform) {
    self.transform = transform
    switch mark {
    case .group:
      return nil
    case .fill(let path, let paint):
      guard let bounds = path.bounds else { return nil }
      self.path = path
      border = nil
      switch paint {
      case .color(let color):
        clip = []
        contents = [.color(DeepPixel(color))]
      case .gradient(let gradient):
        guard let placement = GradientPlacement(gradient, transform: transform) else { return nil }
        clip = []
        contents = [.gradient(placement)]
      case .image(let name, let rect):
        guard let placement = ImagePlacement(name, over: rect, transform: transform) else {
          return nil
        }
        clip = Self.sides(of: rect, around: bounds, transform)
        contents = [.image(placement, sides: [])]
      }
    case .run(let run, let color):
      path = run.path
      border = nil
      clip = []
      contents = [.color(DeepPixel(color))]
    case .layer(let layer):
      guard !layer.shape.rect.isEmpty, layer.border?.width.isFinite ?? true else { return nil }
      path = Path(layer.shape)
      clip = []
      contents = layer.contents.compactMap {
        Self.content($0, in: layer.shape.rect, transform)
      }
      border = layer.border.flatMap { Self.border($0, of: layer.shape) }
    }
  }

  /// What the tile source is asked for, in paint order.
  var tileRequests: [TileRequest] {
    contents.compactMap {
      if case .image(let placement, _) = $0 { placement.request } else { nil }
    }
  }

  private static func content(
    _ paint: Paint, in shape: Rect, _ transform: Transform
  ) -> Content? {
    switch paint {
    case .color(let color):
      return .color(DeepPixel(color))
    case .gradient(let gradient):
      return GradientPlacement(gradient, transform: transform).map(Content.gradient)
    case .image(let name, let rect):
      guard let placement = ImagePlacement(name, over: rect, transform: transform) else {
        return nil
      }
      return .image(placement, sides: sides(of: rect, around: shape, transform))
    }
  }

  private static func border(_ border: Drawing.Border, of shape: RoundedRect) -> Border? {
    guard border.width > 0, border.color.alpha > 0 else { return nil }
    let inner = shape.inset(by: border.width)
    return Border(inner: inner.rect.isEmpty ? Path() : Path(inner), color: DeepPixel(border.color))
  }

  /// The sides of a picture that cut into what it fills.
  private static func sides(
    of rect: Rect, around bounds: Rect, _ transform: Transform
  ) -> [HalfPlane] {
    let stretch = max(
      abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d))
    let overhang = max(
      rect.minX - bounds.minX, rect.minY - bounds.minY,
      bounds.maxX - rect.maxX, bounds.maxY - rect.maxY)
    guard overhang * stretch > slack else { return [] }
    return HalfPlane.sides(of: rect, under: transform)
  }
}
