import CSystemFreeType
import Geometry

/// What FreeType says of a glyph, gathered as a path.
struct GlyphOutline {
  private var elements: [Path.Element] = []
  private let unitsPerEm: Double

  /// Reads an outline in the font's own units: neither hinted nor rounded.
  ///
  /// All outlines run the same way round, so that glyphs that touch add up.
  static func read(_ glyph: UInt32, of face: FT_Face, unitsPerEm: Double) -> Path {
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard unsafe FT_Load_Glyph(face, glyph, flags) == 0, let slot = unsafe face.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return Path() }
    var target = GlyphOutline(unitsPerEm: unitsPerEm)
    let problem = unsafe withUnsafeMutablePointer(to: &target) { target in
      var functions = unsafe FT_Outline_Funcs(
        move_to: addMove, line_to: addLine, conic_to: addQuadratic, cubic_to: addCubic, shift: 0,
        delta: 0)
      return unsafe FT_Outline_Decompose(&slot.pointee.outline, &functions, target)
    }
    guard problem == 0 else { return Path() }
    let orientation = unsafe FT_Outline_Get_Orientation(&slot.pointee.outline)
    let path = Path(elements: target.elements)
    return orientation == FT_ORIENTATION_POSTSCRIPT ? path.reversed : path
  }

  private init(unitsPerEm: Double) {
    self.unitsPerEm = unitsPerEm
  }

  private mutating func add(_ element: Path.Element) {
    elements.append(element)
  }

  private func point(_ vector: FT_Vector) -> Point {
    Point(x: Double(vector.x) / unitsPerEm, y: -Double(vector.y) / unitsPerEm)
  }

  private typealias Vector = UnsafePointer<FT_Vector>?
  private typealias Target = UnsafeMutableRawPointer?

  private static let addMove: @convention(c) (Vector, Target) -> Int32 = { to, target in
    unsafe add(to: target, [to?.pointee]) { .move(to: $0[0]) }
  }

  private static let addLine: @convention(c) (Vector, Target) -> Int32 = { to, target in
    unsafe add(to: target, [to?.pointee]) { .line(to: $0[0]) }
  }

  private static let addQuadratic: @convention(c) (Vector, Vector, Target) -> Int32 = {
    control, to, target in
    unsafe add(to: target, [control?.pointee, to?.pointee]) {
      .quadratic(control: $0[0], to: $0[1])
    }
  }

  private static let addCubic: @convention(c) (Vector, Vector, Vector, Target) -> Int32 = {
    control1, control2, to, target in
    unsafe add(to: target, [control1?.pointee, control2?.pointee, to?.pointee]) {
      .cubic(control1: $0[0], control2: $0[1], to: $0[2])
    }
  }

  /// - Returns: What FreeType takes as success, 0, or as a problem.
  private static func add(
    to target: Target, _ vectors: [FT_Vector?], _ element: ([Point]) -> Path.Element
  ) -> Int32 {
    let places = vectors.compactMap { $0 }
    guard let target = unsafe target?.assumingMemoryBound(to: GlyphOutline.self),
      places.count == vectors.count
    else { return 1 }
    unsafe target.pointee.add(element(places.map { unsafe target.pointee.point($0) }))
    return 0
  }
}
