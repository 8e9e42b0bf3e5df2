import BoardModel
import BoardRendering
import ImageCodecs
import Pixels

/// The file is written anew with what is replaced; until it is whole, the old one stays.
extension PartialApproval {
  /// Plays the clip, and writes another one.
  func takeFrames(
    _ record: inout GoldenRecord, _ ids: Set<String>
  ) throws(GoldenError) -> [Int] {
    guard let fps = record.fps, StoredFile(store.one.clipFile).exists else {
      throw .approval(.missing(store.one.clipFile))
    }
    let isAsRecorded = try store.isAsRecorded(record)
    var clip = try GoldenClip(store.one.clipFile, record)
    let writer = try GoldenClipWriter(
      store.one.clipFile, size: record.size, isOpaque: rendered.isOpaque && clip.isOpaque, fps: fps)
    var taken: [Int] = []
    for (index, old) in record.frames.enumerated() {
      let golden = try clip.picture(index)
      let key = isAsRecorded ? old.hash : golden.pixelKey.hash
      guard let part = try part(index, old, golden, key: key, ids) else {
        try writer.add(golden)
        continue
      }
      if let picture = part.picture {
        try writer.add(picture)
      } else {
        try writer.add(try rendered.frames[index].picture())
      }
      record.frames[index] = part.frame
      taken.append(index)
    }
    if !taken.isEmpty { record.fileHash = try writer.finish() }
    return taken
  }

  func takeStill(_ record: inout GoldenRecord, _ ids: Set<String>) throws(GoldenError) -> [Int] {
    guard isWanted(0), let old = record.frames.first, let new = rendered.frames.first else {
      return []
    }
    let pictures = GoldenPictures(store.one, record)
    guard pictures.has(0) else { throw .approval(.missing(store.one.pictureFile)) }
    let golden = try pictures.picture(0)
    guard let part = try part(0, old, golden, key: golden.pixelKey.hash, ids) else { return [] }
    if let picture = part.picture {
      record.fileHash = try store.writePicture(try PartialApproval.encoded(picture))
    } else {
      record.fileHash = try store.writePicture(try new.fileBytes())
    }
    record.frames[0] = part.frame
    return [0]
  }

  private static func encoded(_ picture: StraightBitmap) throws(GoldenError) -> [UInt8] {
    do throws(ImageWritingError) {
      return try picture.encodedPNG()
    } catch {
      throw .rendering(.internalFault(String(describing: error)))
    }
  }
}
