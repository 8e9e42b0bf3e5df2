import CImageCodecs
public import Pixels

/// Compresses bands of rows, each by itself, so that bands can be kept and made by several threads.
///
/// The first row of a band is filtered by Sub, so that it needs no row above it, the others by Paeth.
/// What that leaves is written with one Huffman code a band, runs of zeros with their length: a search
/// for repetitions gains nothing on photographs. Where even a code would make it longer it is stored.
///
/// A class, since it owns memory that it uses again for each band; one thread at a time uses it.
///
/// Source: PNG Specification (Third Edition), 9; RFC 1951.
@safe
public final class PNGBandEncoder {
  private let settings: PNGSettings
  private let encoder: OpaquePointer

  public init(_ settings: PNGSettings) throws(ImageWritingError) {
    try settings.check()
    guard let encoder = unsafe codec_png_band_encoder_create() else { throw .outOfMemory }
    self.settings = settings
    unsafe self.encoder = encoder
  }

  deinit {
    unsafe codec_png_band_encoder_destroy(encoder)
  }

  /// Compresses whole rows, at most ``PNGSettings/bandHeight`` of them; of an opaque picture the alpha
  /// is not looked at.
  public func encode(_ rows: ArraySlice<Color>) throws(ImageWritingError) -> PNGBand {
    let width = settings.size.width
    let count = rows.count / width
    precondition(count * width == rows.count, "rows of a PNG come whole")
    precondition((1...settings.bandHeight).contains(count), "a band has at least one row")
    let byteCount = unsafe rows.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return unsafe codec_png_band_plan(
        encoder, start.assumingMemoryBound(to: UInt8.self), width, count, settings.isOpaque)
    }
    guard byteCount > 0 else { throw .outOfMemory }
    let capacity = byteCount + Int(codec_png_band_excess)
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
      guard let start = buffer.baseAddress else { return }
      unsafe codec_png_band_write(encoder, start)
      initialized = byteCount
    }
    return PNGBand(
      chunk: chunk, rowCount: count, adler: unsafe codec_png_band_adler(encoder),
      filteredCount: count * (1 + width * (settings.isOpaque ? 3 : 4)))
  }
}

extension PNGSettings {
  /// How many rows a band has, but for the last one.
  ///
  /// It depends on the width alone, never on the machine, and only where a row has millions of pixels.
  public var bandHeight: Int { max(1, min(32, (1 << 26) / max(1, size.width))) }

  func check() throws(ImageWritingError) {
    precondition(size.width > 0 && size.height > 0, "a PNG has at least one pixel")
    // Source: PNG Specification (Third Edition), 7.1: lengths have 31 bits, those of chunks too, and a
    // row may have to be stored as it is.
    guard size.width <= 1 << 27, size.height <= Int(Int32.max) else { throw .tooLarge(size, .png) }
  }
}
