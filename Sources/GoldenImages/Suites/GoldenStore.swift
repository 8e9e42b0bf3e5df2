import BoardModel
import BoardRendering
import ImageCodecs
import Pixels

/// Reads and writes what is recorded of a case.
struct GoldenStore {
  let one: GoldenCase

  init(_ one: GoldenCase) {
    self.one = one
  }

  /// The longest record and the longest picture that are read, in bytes.
  private static let limit = 1 << 30

  /// Nil where nothing is recorded.
  func record() throws(GoldenError) -> GoldenRecord? {
    guard StoredFile(one.recordFile).exists else { return nil }
    let bytes = try contents(of: one.recordFile)
    do throws(BoardError) {
      return try GoldenRecord(json: bytes)
    } catch {
      throw .record(one.recordFile, error)
    }
  }

  func contents(of path: FilePath) throws(GoldenError) -> [UInt8] {
    try GoldenStore.contents(of: path)
  }

  static func contents(of path: FilePath) throws(GoldenError) -> [UInt8] {
    do throws(PictureProblem) {
      guard let bytes = try StoredFile(path).contents(limit: limit) else {
        throw .image(.needsTooMuchMemory(bytes: .max, limit: limit))
      }
      return bytes
    } catch {
      throw .comparison(.picture(SkippedPicture(path: path, problem: error)))
    }
  }

  func hasPicture(_ index: Int) -> Bool { StoredFile(one.frameFile(index)).exists }

  /// What must be there and is not: the pictures, but those of which only hashes were recorded.
  func missingFiles(_ record: GoldenRecord?) -> [FilePath] {
    guard let record else {
      // A picture alone is enough; a sequence without its record has no known length.
      guard one.hasGesture || !hasPicture(0) else { return [] }
      return [one.hasGesture ? one.recordFile : one.pictureFile]
    }
    return record.frames.indices.filter { record.frames[$0].fileHash != nil && !hasPicture($0) }
      .map(one.frameFile)
  }

  /// Whether the picture of a frame has the bytes that it was recorded with, or only its hash was.
  func isAsRecorded(_ index: Int, _ record: GoldenRecord) throws(GoldenError) -> Bool {
    guard let hash = record.frames[index].fileHash else { return true }
    return ByteHash.text(of: try contents(of: one.frameFile(index))) == hash
  }

  /// The recorded picture of a frame.
  func picture(_ index: Int) throws(GoldenError) -> StraightBitmap {
    do throws(PictureComparisonError) {
      return try ComparedPictures.read(one.frameFile(index))
    } catch {
      throw .golden(error)
    }
  }

  /// Replaces what is recorded by what is drawn now; the record comes last, and says what is whole.
  ///
  /// - Parameter keepsPictures: whether the frames of a sequence are kept, or only their hashes; as it
  ///   was done before where this is nil.
  func write(
    _ rendered: RenderedCase, tool: String, keepsPictures: Bool?
  ) throws(GoldenError) {
    var record = GoldenRecord(
      tool: tool, environment: .here, size: rendered.size, scale: rendered.scale,
      fps: rendered.fps, frames: [])
    let keepsPictures = try self.keepsPictures(keepsPictures)
    do throws(OutputError) {
      try OutputFolder.make(keepsPictures && one.hasGesture ? one.framesFolder : goldens)
    } catch {
      throw .output(error)
    }
    for (index, frame) in rendered.frames.enumerated() {
      let fileHash = keepsPictures ? try write(try frame.fileBytes(), as: index) : nil
      record.frames.append(
        RecordedFrame(hash: frame.hash, fileHash: fileHash, items: frame.items))
    }
    try write(record)
    removeFrames(from: keepsPictures ? rendered.frames.count : 0)
  }

  private func keepsPictures(_ wanted: Bool?) throws(GoldenError) -> Bool {
    guard one.hasGesture else { return true }
    if let wanted { return wanted }
    return try !isHashOnly()
  }

  /// A record that makes no sense says nothing of how the next one is to be.
  private func isHashOnly() throws(GoldenError) -> Bool {
    guard StoredFile(one.recordFile).exists else { return false }
    let bytes = try contents(of: one.recordFile)
    do throws(BoardError) {
      return try GoldenRecord(json: bytes).isHashOnly
    } catch {
      return false
    }
  }

  /// Writes the picture of a frame.
  ///
  /// - Returns: The hash of its bytes.
  func write(_ bytes: [UInt8], as index: Int) throws(GoldenError) -> String {
    try write(bytes, to: one.frameFile(index))
    return ByteHash.text(of: bytes)
  }

  func write(_ record: GoldenRecord) throws(GoldenError) {
    try write(Array(record.text.utf8), to: one.recordFile)
  }

  /// Adds what is drawn now to what is right too.
  func accept(_ rendered: RenderedCase) throws(GoldenError) {
    guard var record = try record(), !record.alternates.contains(rendered.hashes) else { return }
    record.alternates.append(rendered.hashes)
    try write(record)
  }

  private var goldens: FilePath { one.recordFile.folder }

  private func write(_ bytes: [UInt8], to path: FilePath) throws(GoldenError) {
    do throws(OutputError) {
      try OutputTarget.file(path, replaces: true).write(bytes)
    } catch {
      throw .output(error)
    }
  }

  /// Frames of a longer sequence that was recorded before.
  private func removeFrames(from count: Int) {
    guard one.hasGesture else { return }
    var index = count
    while hasPicture(index) {
      StoredFile(one.frameFile(index)).remove()
      index += 1
    }
    if count == 0 { StoredFile(one.framesFolder).remove() }
  }
}
