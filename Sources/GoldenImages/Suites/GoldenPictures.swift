import BoardModel
import BoardRendering
import ImageCodecs
import Pixels
import Synchronization

/// The pictures of a golden, by the numbers of the frames that they are recorded for; a still has one.
///
/// A class, since a clip is played on from where it stands, and the last picture is kept for whoever
/// asks for it next.
final class GoldenPictures: Sendable {
  let one: GoldenCase

  /// How many there are; 0 where only hashes are recorded, or the file is not there.
  let count: Int

  private let record: GoldenRecord?
  private let state = Mutex(State())

  private struct State {
    var still: StraightBitmap?
    var clip: GoldenClip?
  }

  /// - Parameter record: Nil where there may be a picture without one.
  init(_ one: GoldenCase, _ record: GoldenRecord?) {
    self.one = one
    self.record = record
    let isKept = record.map { $0.fileHash != nil } ?? !one.hasGesture
    guard isKept, StoredFile(one.goldenFile).exists else {
      count = 0
      return
    }
    count = one.hasGesture ? record?.frames.count ?? 0 : 1
  }

  func has(_ index: Int) -> Bool { index < count }

  /// - Parameter index: One of which there is a picture.
  func picture(_ index: Int) throws(GoldenError) -> StraightBitmap {
    try state.withLock { state throws(GoldenError) in
      guard let record, one.hasGesture else { return try still(&state) }
      if state.clip == nil { state.clip = try GoldenClip(one.clipFile, record) }
      guard let picture = try state.clip?.picture(index) else { return try still(&state) }
      return picture
    }
  }

  /// The picture as a PNG file: of a still the one that lies there.
  func png(_ index: Int) throws(GoldenError) -> [UInt8] {
    guard one.hasGesture else { return try GoldenStore.contents(of: one.pictureFile) }
    let picture = try picture(index)
    do throws(ImageWritingError) {
      return try picture.encodedPNG()
    } catch {
      throw .rendering(.internalFault(String(describing: error)))
    }
  }

  /// What the file holds of each frame of the record, whatever that says.
  func keys() throws(GoldenError) -> [PixelKey] {
    guard let record else { return [] }
    guard one.hasGesture else {
      return Array(repeating: try picture(0).pixelKey, count: record.frames.count)
    }
    var clip = try GoldenClip(one.clipFile, record)
    return try clip.keys()
  }

  private func still(_ state: inout State) throws(GoldenError) -> StraightBitmap {
    if let still = state.still { return still }
    do throws(PictureComparisonError) {
      let picture = try ComparedPictures.read(one.pictureFile)
      state.still = picture
      return picture
    } catch {
      throw .golden(error)
    }
  }
}
