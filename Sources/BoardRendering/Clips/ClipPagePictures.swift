import ImageCodecs
import Pixels

/// The pictures of a page that plays a clip: whole frames, and between them only what changed.
struct ClipPagePictures {
  /// A picture file and the place of its left upper pixel in the frame.
  struct Picture {
    let file: [UInt8]
    let x: Int
    let y: Int
    let isWhole: Bool
  }

  /// A jump decodes a whole frame and what changed since it. So that it stays below a tenth of a
  /// second, which is felt as at once, that is at most 60 pictures, together of at most four times
  /// the pixels of a frame; and whole frames add at most about a quarter to the length of the page.
  /// Source of the tenth: Miller, "Response time in man-computer conversational transactions", 1968.
  private static let most = (pictures: 60, frames: 4)

  private let settings: ClipSettings
  private var last: StraightBitmap?
  private var sinceWhole = (pictures: 0, pixels: 0)

  init(_ settings: ClipSettings) {
    self.settings = settings
  }

  /// - Returns: Nil where the image is as the last one.
  mutating func picture(of image: StraightBitmap) throws(ImageWritingError) -> Picture? {
    let everything = PixelBox(columns: 0..<image.width, rows: 0..<image.height)
    let changes = last.map { image.changes(since: $0) } ?? everything
    last = image
    guard let changes else { return nil }
    sinceWhole.pictures += 1
    sinceWhole.pixels += changes.columns.count * changes.rows.count
    let isWhole =
      changes == everything || sinceWhole.pictures >= Self.most.pictures
      || sinceWhole.pixels > Self.most.frames * image.size.area
    if isWhole { sinceWhole = (0, 0) }
    let box = isWhole ? everything : changes
    return Picture(
      file: try file(image, box), x: box.columns.lowerBound, y: box.rows.lowerBound,
      isWhole: isWhole)
  }

  private func file(
    _ image: StraightBitmap, _ box: PixelBox
  ) throws(ImageWritingError) -> [UInt8] {
    let size = PixelSize(width: box.columns.count, height: box.rows.count)
    var colors: [Color] = []
    colors.reserveCapacity(size.area)
    for row in box.rows {
      let start = row * image.width
      colors += image.colors[start + box.columns.lowerBound..<start + box.columns.upperBound]
    }
    let stream = try PNGStream(
      PNGSettings(
        size: size, isOpaque: settings.isOpaque, isOwnOutput: false, compression: .small))
    return try stream.encode(colors) + stream.finish()
  }
}
