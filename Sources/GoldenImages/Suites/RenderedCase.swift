public import BoardModel
import BoardRendering
import ImageCodecs
public import Pixels

/// A case as it is drawn now: the frames of a sequence in files that are there as long as this is, a
/// still in memory.
public struct RenderedCase: Sendable {
  public struct Frame: Sendable {
    /// Nil as long as the picture is in memory alone.
    public private(set) var file: FilePath?

    /// Of its pixels.
    public let hash: String
    public let items: [RecordedItem]

    private let drawn: (picture: StraightBitmap, file: DrawnFile)?

    init(file: FilePath, hash: String, items: [RecordedItem]) {
      self.file = file
      self.hash = hash
      self.items = items
      drawn = nil
    }

    init(_ picture: StraightBitmap, items: [RecordedItem], file: DrawnFile) {
      hash = picture.pixelKey.hash
      self.items = items
      drawn = (picture, file)
    }

    mutating func makeFile() throws(GoldenError) {
      if file == nil { file = try drawn?.file.path() }
    }

    /// Those of a PNG file.
    func fileBytes() throws(GoldenError) -> [UInt8] {
      var frame = self
      try frame.makeFile()
      return try frame.file.map(GoldenStore.contents) ?? []
    }

    func picture() throws(GoldenError) -> StraightBitmap {
      if let picture = drawn?.picture { return picture }
      do throws(PictureComparisonError) {
        return try file.map { (file) throws(PictureComparisonError) in
          try ComparedPictures.read(file)
        } ?? StraightBitmap(size: PixelSize(width: 0, height: 0))
      } catch {
        throw .comparison(error)
      }
    }
  }

  public let size: PixelSize

  /// Whether every pixel of every frame is opaque.
  var isOpaque = false

  /// Pixels a point.
  public let scale: Double

  /// Frames a second; nil for a still.
  public let fps: Double?
  public private(set) var frames: [Frame]

  /// Of a gesture on a board.
  var invariants: InvariantCheck?

  /// What each frame is drawn from; nil where that is a picture.
  var moments: DrawnMoments?

  /// Holds the files.
  private let folder: ScratchFolder?

  init(
    size: PixelSize, scale: Double, fps: Double?, frames: [Frame], folder: ScratchFolder? = nil
  ) {
    self.size = size
    self.scale = scale
    self.fps = fps
    self.frames = frames
    self.folder = folder
  }

  /// A still.
  init(
    _ picture: StraightBitmap, scale: Double, items: [RecordedItem], file: DrawnFile
  ) {
    self.init(
      size: picture.size, scale: scale, fps: nil,
      frames: [Frame(picture, items: items, file: file)])
  }

  var hashes: [String] { frames.map(\.hash) }

  /// Of all frames and their size.
  var hash: String {
    let lines = ["\(size.width) \(size.height)"] + hashes
    return ByteHash.text(of: Array(lines.joined(separator: "\n").utf8))
  }

  /// The same with a file of each frame.
  func withFiles() throws(GoldenError) -> RenderedCase {
    var rendered = self
    for index in rendered.frames.indices { try rendered.frames[index].makeFile() }
    return rendered
  }
}
