import BoardModel
import BoardRendering
import Geometry
import ImageCodecs
import ImageComparison

/// Tells a report about the frames of a case; a still has one.
struct ReportFrameMaker {
  private let of: ReportCaseMaker
  private let results: [Int: FrameResult]
  private let goldens: GoldenPictures

  init(_ maker: ReportCaseMaker) {
    of = maker
    goldens = GoldenPictures(maker.one, maker.record)
    results = Dictionary(
      maker.result.frames.map { ($0.index, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var indices: Range<Int> { 0..<max(goldenCount, actualCount) }

  private var actualCount: Int { of.rendered?.frames.count ?? 0 }
  /// A still may have a picture and no record.
  private var goldenCount: Int { of.record?.frames.count ?? (of.one.hasGesture ? 0 : 1) }

  func frame(
    at index: Int, _ allowance: inout PictureAllowance, _ equal: inout PictureAllowance
  ) -> ReportFrame {
    let comparison = results[index]?.comparison
    return ReportFrame(
      index: index, time: time(of: index), status: status(of: index),
      diffCount: comparison?.diffCount ?? 0,
      maxDelta: ReportCaseMaker.level(comparison?.maxDelta ?? 0),
      hash: actual(index)?.hash ?? golden(index)?.hash ?? "",
      pictures: pictures(at: index, &allowance, &equal), items: items(at: index))
  }

  private func time(of index: Int) -> Double {
    let fps = of.rendered?.fps ?? of.record?.fps ?? 0
    return fps > 0 ? Double(index) / fps : 0
  }

  private func status(of index: Int) -> ReportStatus {
    if of.result.status == .missing { return .new }
    guard index < actualCount else { return .missing }
    guard index < goldenCount else { return .new }
    guard let found = results[index], !found.passes else { return .passed }
    return found.comparison?.verdict == .size ? .size : .changed
  }

  /// The items of both layouts where they stand in the pictures, and what became of them.
  func items(at index: Int) -> [ReportItem] {
    let before = golden(index)?.items ?? []
    let after = actual(index)?.items ?? []
    let isWhole = golden(index) != nil && actual(index) != nil
    let isTold = of.result.items?.frame == index && of.result.items?.goldenFrame == index
    let findings = isTold ? of.result.items?.findings ?? [] : []
    let words = Dictionary(
      findings.map { ($0.id, $0.verdict.words(for: $0.id)) },
      uniquingKeysWith: { first, _ in first })
    let goldenBoxes = boxes(before, of.record?.scale)
    let actualBoxes = boxes(after, of.rendered?.scale)
    return LayoutDifference(from: before, to: after).items.map { item in
      let layout = isWhole && item.change != .same ? item.change.words : ""
      return ReportItem(
        id: item.id, expected: goldenBoxes[item.id], actual: actualBoxes[item.id],
        verdict: words[item.id].map { ReportFrameMaker.withoutName($0, item.id) } ?? layout)
    }
  }

  /// The name stands beside it.
  private static func withoutName(_ words: String, _ id: String) -> String {
    let name = "item \(id)"
    guard words.hasPrefix(name) else { return words }
    return String(words.dropFirst(name.count).drop { $0 == ":" || $0 == " " })
  }

  private func boxes(_ items: [RecordedItem], _ scale: Double?) -> [String: ReportBox] {
    let scale = scale ?? 1
    return Dictionary(
      items.map { item in
        let frame = item.frame
        return (
          item.id,
          ReportBox(
            x: frame.x * scale, y: frame.y * scale, width: frame.width * scale,
            height: frame.height * scale)
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Of what is equal one picture is enough.
  func pictures(
    at index: Int, _ allowance: inout PictureAllowance, _ equal: inout PictureAllowance
  ) -> ReportPictures {
    let golden = goldens.has(index) ? goldenFile(index) : nil
    var expected = golden == nil ? nil : ReportPicture.read { [goldens] in try goldens.png(index) }
    var actual = actual(index)?.file
    let isEqual = status(of: index) == .passed
    if isEqual, golden != nil, results[index] == nil, !of.result.isAlternate {
      // Of a clip, the same picture need not be played.
      if of.one.hasGesture, let actual, self.actual(index)?.hash == self.golden(index)?.hash {
        expected = ReportFrameMaker.picture(actual)
      }
      actual = nil
    }
    let difference = isEqual || golden == nil ? nil : difference(at: index, actual)
    // A difference takes about as much as what differs.
    let files = [golden, actual, difference == nil ? nil : actual]
    guard isEqual ? equal.takes(files) : allowance.takes(files) else { return ReportPictures() }
    return ReportPictures(
      expected: expected, actual: actual.map(ReportFrameMaker.picture), difference: difference)
  }

  /// A file about as long as the picture of the golden; of a clip, whose pictures have none, what is
  /// drawn.
  private func goldenFile(_ index: Int) -> FilePath? {
    guard of.one.hasGesture else { return of.one.pictureFile }
    return actual(index)?.file ?? of.rendered?.frames.last?.file ?? of.one.clipFile
  }

  private static func picture(_ file: FilePath) -> ReportPicture {
    .read { try GoldenStore.contents(of: file) }
  }

  private func difference(at index: Int, _ actual: FilePath?) -> ReportPicture? {
    guard let actual, results[index]?.comparison != nil else { return nil }
    let written = of.result.pictures.first { $0.pair == results[index]?.pair }?.difference
    if let written { return ReportFrameMaker.picture(written) }
    var comparator = of.comparator
    comparator.wantsMap = true
    return .read { [comparator, goldens] in
      let a = try goldens.picture(index)
      let b = try ComparedPictures.read(actual)
      guard let map = try comparator.compare(a, b).map else { return [] }
      return try DifferencePicture().draw(a, b, map).encodedPNG()
    }
  }

  private func golden(_ index: Int) -> RecordedFrame? {
    of.record.flatMap { index < $0.frames.count ? $0.frames[index] : nil }
  }

  private func actual(_ index: Int) -> RenderedCase.Frame? {
    of.rendered.flatMap { index < $0.frames.count ? $0.frames[index] : nil }
  }
}
