import BoardModel
import BoardRendering
import ImageCodecs
import Pixels

/// Reads what is recorded of a case.
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
    let bytes = try GoldenStore.contents(of: one.recordFile)
    do throws(BoardError) {
      return try GoldenRecord(json: bytes)
    } catch {
      throw .record(one.recordFile, error)
    }
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

  /// Of a file of any length.
  static func hash(of path: FilePath) throws(GoldenError) -> String {
    do throws(PictureProblem) {
      return try StoredFile(path).hash()
    } catch {
      throw .golden(.picture(SkippedPicture(path: path, problem: error)))
    }
  }

  /// What must be there and is not: the picture or the clip, unless only hashes were recorded.
  func missingFiles(_ record: GoldenRecord?) -> [FilePath] {
    let hasFile = StoredFile(one.goldenFile).exists
    guard let record else {
      // A picture alone is enough; a sequence without its record has no known length.
      guard one.hasGesture || !hasFile else { return [] }
      return [one.hasGesture ? one.recordFile : one.pictureFile]
    }
    return record.fileHash != nil && !hasFile ? [one.goldenFile] : []
  }

  /// Whether the file has the bytes that it was recorded with, or only hashes were recorded.
  func isAsRecorded(_ record: GoldenRecord) throws(GoldenError) -> Bool {
    guard let hash = record.fileHash else { return true }
    return try GoldenStore.hash(of: one.goldenFile) == hash
  }
}
