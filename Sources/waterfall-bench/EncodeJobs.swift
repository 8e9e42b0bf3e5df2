import ImageCodecs
import Pixels

/// Part of job J2: the PNG encoder on a frame full of photographs.
struct EncodeJobs {
  private let photo = SeededPhoto(width: 1170, height: 2532, seed: 6)

  func measurements() throws(ImageWritingError) -> [Measurement] {
    let settings = PNGSettings(size: photo.size, isOpaque: true)
    let encoder = try PNGBandEncoder(settings)
    let step = settings.bandHeight * photo.size.width
    let ranges = stride(from: 0, to: photo.colors.count, by: step).map {
      $0..<min($0 + step, photo.colors.count)
    }
    var failure: ImageWritingError?
    var count = 0
    let encoding = Measurement.of(
      // 600 MB of pixels a second.
      "a PNG in bands, a byte of 3 a pixel", target: 1 / 0.6, count: photo.colors.count * 3
    ) {
    } run: { _ in
      do throws(ImageWritingError) {
        var bands: [PNGBand] = []
        for range in ranges { bands.append(try encoder.encode(photo.colors[range])) }
        count = PNGFile(settings).join(bands).count
      } catch {
        failure = error
      }
      return count
    }
    if let failure { throw failure }
    let small = try photo.bitmap.encodedPNG(compression: .small).count
    return [
      encoding,
      Measurement(
        name: "its length, in hundredths of what --compression small makes",
        cost: Double(count) / Double(small) * 100, target: 110, unit: "%"),
    ]
  }
}
