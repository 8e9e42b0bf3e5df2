import BoardModel
import BoardRendering
import ImageCodecs
import Pixels

/// A file is written first and its record last: where that is interrupted, the file has another hash
/// than the record says, which is found whenever it is looked at.
extension GoldenStore {
  /// Replaces what is recorded by what is drawn now.
  ///
  /// - Parameter keepsPictures: whether the frames of a sequence are kept, or only their hashes; as it
  ///   was done before where this is nil.
  func write(
    _ rendered: RenderedCase, tool: String, keepsPictures: Bool?
  ) throws(GoldenError) {
    var record = GoldenRecord(
      tool: tool, environment: .here, size: rendered.size, scale: rendered.scale,
      fps: rendered.fps,
      frames: rendered.frames.map { RecordedFrame(hash: $0.hash, items: $0.items) })
    do throws(OutputError) {
      try OutputFolder.make(one.recordFile.folder)
    } catch {
      throw .output(error)
    }
    let keepsPictures = try self.keepsPictures(keepsPictures)
    if keepsPictures, !rendered.frames.isEmpty { record.fileHash = try writeFile(rendered) }
    try write(record)
    // A clip that was recorded before.
    if one.hasGesture, record.fileHash == nil { StoredFile(one.clipFile).remove() }
  }

  private func keepsPictures(_ wanted: Bool?) throws(GoldenError) -> Bool {
    guard one.hasGesture else { return true }
    if let wanted { return wanted }
    return try !isHashOnly()
  }

  /// A record that makes no sense says nothing of how the next one is to be.
  private func isHashOnly() throws(GoldenError) -> Bool {
    guard StoredFile(one.recordFile).exists else { return false }
    let bytes = try GoldenStore.contents(of: one.recordFile)
    do throws(BoardError) {
      return try GoldenRecord(json: bytes).isHashOnly
    } catch {
      return false
    }
  }

  /// - Returns: The hash of the file's bytes.
  private func writeFile(_ rendered: RenderedCase) throws(GoldenError) -> String {
    let frames = rendered.frames
    guard one.hasGesture, let fps = rendered.fps else {
      return try writePicture(try frames.first?.fileBytes() ?? [])
    }
    let writer = try GoldenClipWriter(
      one.clipFile, size: rendered.size, isOpaque: rendered.isOpaque, fps: fps)
    var index = 0
    while index < frames.count {
      let count = frames[index...].prefix { $0.hash == frames[index].hash }.count
      try writer.add(try frames[index].picture(), count: count)
      index += count
    }
    return try writer.finish()
  }

  /// Writes the picture of a still.
  ///
  /// - Returns: The hash of its bytes.
  func writePicture(_ bytes: [UInt8]) throws(GoldenError) -> String {
    try write(bytes, to: one.pictureFile)
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

  private func write(_ bytes: [UInt8], to path: FilePath) throws(GoldenError) {
    do throws(OutputError) {
      try OutputTarget.file(path, replaces: true).write(bytes)
    } catch {
      throw .output(error)
    }
  }
}
