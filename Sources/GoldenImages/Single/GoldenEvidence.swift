import BoardModel
import BoardRendering
import ImageCodecs
import ImageComparison
import Pixels

/// Gathers the pictures of what differs.
struct GoldenEvidence {
  let one: GoldenCase
  let comparator: ImageComparator

  func gather(_ rendered: RenderedCase, _ result: inout GoldenResult) throws(GoldenError) {
    let summary = result.findings.summary
    let frames =
      result.findings.status == .missing
      ? [0] : Set([summary.first, summary.worst, summary.last].compactMap { $0 }).sorted()
    let store = GoldenStore(one)
    for index in frames {
      let hasGolden = index < result.findings.goldenFrameCount && store.hasPicture(index)
      let hasActual = index < rendered.frames.count
      func add(_ kind: GoldenPicture.Kind, _ bytes: [UInt8]) {
        result.pictures.append(
          GoldenPicture(kind: kind, frame: one.hasGesture ? index : nil, bytes: bytes))
      }
      if hasGolden { add(.reference, try store.contents(of: one.frameFile(index))) }
      if hasActual { add(.actual, try store.contents(of: rendered.frames[index].file)) }
      guard hasGolden, hasActual else { continue }
      let (picture, change) = try difference(one.frameFile(index), rendered.frames[index].file)
      if result.firstChange == nil { result.firstChange = change }
      if let picture { add(.difference, try encoded(picture)) }
    }
  }

  private func difference(
    _ golden: FilePath, _ actual: FilePath
  ) throws(GoldenError) -> (StraightBitmap?, PixelChange?) {
    var comparator = comparator
    comparator.wantsMap = true
    do throws(PictureComparisonError) {
      let compared = try ComparedPictures(golden, actual, by: comparator, needsPixels: true)
      guard let a = compared.a, let b = compared.b else { return (nil, nil) }
      func color(_ picture: StraightBitmap, _ place: PixelPlace) -> Color? {
        place.x < picture.width && place.y < picture.height ? picture[place.x, place.y] : nil
      }
      let change = compared.comparison.first.map {
        PixelChange(place: $0, golden: color(a, $0), actual: color(b, $0))
      }
      return (compared.comparison.map.map { DifferencePicture().draw(a, b, $0) }, change)
    } catch {
      throw .comparison(error)
    }
  }

  private func encoded(_ picture: StraightBitmap) throws(GoldenError) -> [UInt8] {
    do throws(ImageWritingError) {
      return try picture.encodedPNG()
    } catch {
      throw .rendering(.internalFault(String(describing: error)))
    }
  }
}
