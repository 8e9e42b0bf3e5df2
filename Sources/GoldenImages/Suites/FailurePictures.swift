import BoardModel
import BoardRendering
import ImageCodecs
import Pixels

/// Writes the pictures of a case that differs to the folder of a report.
struct FailurePictures {
  let folder: FilePath
  let one: GoldenCase

  func write(
    _ frame: Int, golden: FilePath?, actual: FilePath?, difference: StraightBitmap? = nil
  ) throws(GoldenError) -> FramePictures {
    let place = folder.appending(FilePath(one.name))
    do throws(OutputError) {
      try OutputFolder.make(place)
    } catch {
      throw .output(error)
    }
    func path(_ kind: String) -> FilePath {
      let stem = one.hasGesture ? one.frameFile(frame).lastComponent.withoutExtension.bytes : []
      let name = Array((stem.isEmpty ? "" : ".").utf8) + Array("\(kind).png".utf8)
      return place.appending(FilePath(bytes: stem + name))
    }
    var pictures: [String: FilePath] = [:]
    for (kind, source) in [("golden", golden), ("actual", actual)] {
      guard let source else { continue }
      try write(try GoldenStore(one).contents(of: source), to: path(kind))
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
      frame: frame, golden: pictures["golden"], actual: pictures["actual"],
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
