import BoardModel
import BoardRendering
import ImageCodecs
import ImageComparison
import Pixels

/// Gathers the pictures of what differs.
struct GoldenEvidence {
  let pictures: GoldenPictures
  let comparator: ImageComparator

  /// What does not count; nil where all does.
  var hidden: HiddenPixels?

  func gather(_ rendered: RenderedCase, _ result: inout GoldenResult) throws(GoldenError) {
    let findings = result.findings
    let pairs =
      findings.status == .missing
      ? rendered.frames.indices.prefix(1).map { FramePair(golden: nil, actual: $0) }
      : findings.tellingFrames.map(\.pair)
    for pair in pairs {
      let golden = pair.golden.flatMap { pictures.has($0) ? $0 : nil }
      func add(_ kind: GoldenPicture.Kind, _ bytes: [UInt8]) {
        result.pictures.append(
          GoldenPicture(
            kind: kind, frame: pictures.one.hasGesture ? pair.number : nil, bytes: bytes))
      }
      if let golden { add(.reference, try pictures.png(golden)) }
      if let actual = pair.actual {
        add(.actual, try rendered.frames[actual].fileBytes())
      }
      guard let golden, let actual = pair.actual else { continue }
      let (picture, change) = try difference(
        try pictures.picture(golden), try rendered.frames[actual].picture(),
        try hidden?.mask(golden, actual))
      if result.firstChange == nil { result.firstChange = change }
      if let picture { add(.difference, try encoded(picture)) }
    }
  }

  private func difference(
    _ golden: StraightBitmap, _ actual: StraightBitmap, _ hidden: ComparisonMask?
  ) throws(GoldenError) -> (StraightBitmap?, PixelChange?) {
    var comparator = comparator
    comparator.wantsMap = true
    comparator.hidden = hidden
    let comparison: Comparison
    do throws(ComparisonError) {
      comparison = try comparator.compare(golden, actual)
    } catch {
      throw .comparison(.comparison(error))
    }
    func color(_ picture: StraightBitmap, _ place: PixelPlace) -> Color? {
      place.x < picture.width && place.y < picture.height ? picture[place.x, place.y] : nil
    }
    let change = comparison.first.map {
      PixelChange(place: $0, golden: color(golden, $0), actual: color(actual, $0))
    }
    return (comparison.map.map { DifferencePicture().draw(golden, actual, $0) }, change)
  }

  private func encoded(_ picture: StraightBitmap) throws(GoldenError) -> [UInt8] {
    do throws(ImageWritingError) {
      return try picture.encodedPNG()
    } catch {
      throw .rendering(.internalFault(String(describing: error)))
    }
  }
}
