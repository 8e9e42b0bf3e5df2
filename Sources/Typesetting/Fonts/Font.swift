import CSystemFreeType
import CSystemHarfBuzz
public import Geometry
import Synchronization

/// One font of a file: the shapes of its glyphs and how they stand together.
///
/// Lengths are in ems, y grows downward, and nothing is hinted, so a glyph is the same at any size.
/// A class, since two C libraries hold on to the bytes of the file; HarfBuzz only reads them, and
/// FreeType is used by one thread at a time.
@safe public final class Font: @unchecked Sendable {
  /// As it was named.
  public let path: String

  /// How far above the baseline the font's letters reach, and how far below it, in ems.
  public let ascent: Double
  public let descent: Double

  /// For HarfBuzz alone; it is not changed after it is made.
  let shapingFont: OpaquePointer

  /// In the units of the font.
  let unitsPerEm: Double

  private let bytes: UnsafeMutableRawBufferPointer
  private let byteCount: Int
  private let library: FT_Library
  private let face: FT_Face
  private let outlines = Mutex(OutlineCache())

  /// - Parameter index: Which font of a file that holds several.
  public convenience init(path: String, index: Int = 0) throws(FontError) {
    try self.init(bytes: FontFile.bytes(of: path), path: path, index: index)
  }

  /// Takes a font from memory; `path` is what errors name.
  public init(bytes source: [UInt8], path: String, index: Int = 0) throws(FontError) {
    let bytes = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(1, source.count), alignment: 16)
    unsafe bytes.copyBytes(from: source)
    guard let (library, face) = unsafe Self.face(in: bytes, source.count, index) else {
      unsafe bytes.deallocate()
      throw .unusable(path: path, .notAFont)
    }
    let font = unsafe Self.shapingFont(in: bytes, source.count, index)
    let isScalable = unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    guard let (font, unitsPerEm) = unsafe font, isScalable else {
      let problem: FontProblem = isScalable ? .notAFont : .withoutOutlines
      unsafe FT_Done_FreeType(library)
      unsafe bytes.deallocate()
      throw .unusable(path: path, problem)
    }
    self.path = path
    unsafe self.bytes = bytes
    byteCount = source.count
    unsafe self.library = library
    unsafe self.face = face
    unsafe shapingFont = font
    self.unitsPerEm = unitsPerEm
    var extents = hb_font_extents_t()
    _ = unsafe hb_font_get_h_extents(font, &extents)
    // A font that claims odd heights gets usual ones.
    let (ascent, descent) = (
      Double(extents.ascender) / unitsPerEm, -Double(extents.descender) / unitsPerEm
    )
    let isUsual = ascent > 0 && ascent < 4 && descent >= 0 && descent < 4
    (self.ascent, self.descent) = isUsual ? (ascent, descent) : (0.8, 0.2)
  }

  deinit {
    unsafe hb_font_destroy(shapingFont)
    // Closes the face too.
    unsafe FT_Done_FreeType(library)
    unsafe bytes.deallocate()
  }

  /// The SHA-256 of the font's file, in hexadecimal digits.
  public var digest: String {
    unsafe SHA256.digest(of: UnsafeRawBufferPointer(rebasing: bytes[..<byteCount]))
  }

  /// Whether the font has a glyph of its own for a character.
  func has(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(shapingFont, scalar.value, &glyph) != 0 && glyph != 0
  }

  /// The outline of a glyph, its origin on the baseline; empty for one that has none or a broken one.
  public func outline(ofGlyph glyph: UInt32) -> Path {
    outlines.withLock { outlines in
      outlines.outline(ofGlyph: glyph) {
        unsafe GlyphOutline.read(glyph, of: face, unitsPerEm: unitsPerEm)
      }
    }
  }

  private static func face(
    in bytes: UnsafeMutableRawBufferPointer, _ count: Int, _ index: Int
  ) -> (FT_Library, FT_Face)? {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else { return nil }
    var face: FT_Face?
    let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
    let problem = unsafe FT_New_Memory_Face(library, start, FT_Long(count), FT_Long(index), &face)
    guard problem == 0, let face = unsafe face else {
      unsafe FT_Done_FreeType(library)
      return nil
    }
    return unsafe (library, face)
  }

  private static func shapingFont(
    in bytes: UnsafeMutableRawBufferPointer, _ count: Int, _ index: Int
  ) -> (OpaquePointer, Double)? {
    let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    let blob = unsafe hb_blob_create(start, UInt32(count), HB_MEMORY_MODE_READONLY, nil, nil)
    let face = unsafe hb_face_create(blob, UInt32(index))
    unsafe hb_blob_destroy(blob)
    defer { unsafe hb_face_destroy(face) }
    guard unsafe hb_face_get_glyph_count(face) > 0, let font = unsafe hb_font_create(face) else {
      return nil
    }
    let unitsPerEm = unsafe hb_face_get_upem(face)
    unsafe hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    unsafe hb_ot_font_set_funcs(font)
    unsafe hb_font_make_immutable(font)
    return unsafe (font, Double(unitsPerEm))
  }
}
