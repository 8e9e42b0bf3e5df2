import BoardModel
import BoardRendering
import ImageCodecs
import Pixels

/// Writes the pictures of a case that differs to the folder of a report.
struct FailurePictures {
  let folder: FilePath
  let one: GoldenCase

  func write(
    _ pair: FramePair, golden: [UInt8]?, actual: RenderedCase.Frame?,
    difference: StraightBitmap? = nil
  ) throws(GoldenError) -> FramePictures {
    let place = folder.appending(FilePath(one.name))
    do throws(OutputError) {
      try OutputFolder.makeLast(folder)
      try OutputFolder.makeLast(place)
    } catch {
      throw .output(error)
    }
    func path(_ kind: String) -> FilePath {
      let digits = String(pair.number)
      let zeros = String(repeating: "0", count: max(0, 5 - digits.count))
      // A drawn frame may have the number of one that was dropped.
      let dropped = pair.actual == nil ? "dropped." : ""
      let stem = one.hasGesture ? "frame_\(zeros)\(digits).\(dropped)" : ""
      return place.appending(FilePath("\(stem)\(kind).png"))
    }
    var pictures: [String: FilePath] = [:]
    for (kind, bytes) in [("golden", golden), ("actual", try actual?.fileBytes())] {
      guard let bytes else { continue }
      try write(bytes, to: path(kind))
      pictures[kind] = path(kind)
    }
    if let difference {
      let bytes: [UInt8]
      do throws(ImageWritingError) {
        bytes = try difference.encodedPNG()
      } catch {
        throw .rendering(.internalFault(String(describing: error)))
      }
      try write(bytes, to: path("difference"))
      pictures["difference"] = path("difference")
    }
    return FramePictures(
      pair: pair, golden: pictures["golden"], actual: pictures["actual"],
      difference: pictures["difference"])
  }

  private func write(_ bytes: [UInt8], to path: FilePath) throws(GoldenError) {
    do throws(OutputError) {
      try OutputTarget.file(path, replaces: true).write(bytes)
    } catch {
      throw .output(error)
    }
  }
}
