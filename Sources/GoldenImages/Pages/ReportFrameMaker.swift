import BoardModel
import BoardRendering
import Geometry
import ImageCodecs
import ImageComparison

/// Tells a report about the frames of a case; a still has one.
struct ReportFrameMaker {
  private let of: ReportCaseMaker
  private let goldens: GoldenPictures
  private let results: [FramePair: FrameResult]

  /// All frames, each beside the recorded one that it corresponds to.
  let pairs: [FramePair]

  init(_ maker: ReportCaseMaker) {
    of = maker
    goldens = GoldenPictures(maker.one, maker.record)
    results = Dictionary(
      maker.result.toldFrames.map { ($0.pair, $0) }, uniquingKeysWith: { first, _ in first })
    let actualCount = maker.rendered?.frames.count ?? 0
    // A still may have a picture and no record.
    let goldenCount = maker.record?.frames.count ?? (maker.one.hasGesture ? 0 : 1)
    pairs =
      maker.result.alignedPairs
      ?? (0..<max(goldenCount, actualCount)).map {
        FramePair($0, goldenCount: goldenCount, actualCount: actualCount)
      }
  }

  /// The one frame of a still.
  var still: FramePair { pairs.first ?? FramePair(golden: 0, actual: 0) }

  var fps: Double? { of.rendered?.fps ?? of.record?.fps }

  func frame(
    _ pair: FramePair, _ allowance: inout PictureAllowance, _ equal: inout PictureAllowance
  ) -> ReportFrame {
    let comparison = results[pair]?.comparison
    return ReportFrame(
      golden: pair.golden, actual: pair.actual, time: time(of: pair), status: status(of: pair),
      diffCount: comparison?.diffCount ?? 0,
      maxDelta: ReportCaseMaker.level(comparison?.maxDelta ?? 0),
      hash: actual(pair)?.hash ?? golden(pair)?.hash ?? "",
      pictures: pictures(of: pair, &allowance, &equal), items: items(of: pair))
  }

  private func time(of pair: FramePair) -> Double {
    guard let fps, fps > 0 else { return 0 }
    return Double(pair.number) / fps
  }

  private func status(of pair: FramePair) -> ReportFrameStatus {
    // An alternate may have more frames than what is recorded, or fewer.
    if of.result.isAlternate { return .passed }
    if of.result.status == .missing { return .new }
    guard let actual = pair.actual else { return .dropped }
    guard pair.golden != nil else { return repeats(actual) ? .duplicated : .inserted }
    guard let found = results[pair], !found.passes else { return .passed }
    return found.comparison?.verdict == .size ? .size : .changed
  }

  /// Whether a frame that is drawn is just as the one before it.
  private func repeats(_ number: Int) -> Bool {
    guard let frames = of.rendered?.frames, number > 0 else { return false }
    return frames[number].hash == frames[number - 1].hash
  }

  /// The items of both layouts where they stand in the pictures, and what became of them.
  func items(of pair: FramePair) -> [ReportItem] {
    let before = golden(pair)?.items ?? []
    let after = actual(pair)?.items ?? []
    let isWhole = golden(pair) != nil && actual(pair) != nil
    let findings = of.result.items?.pair == pair ? of.result.items?.findings ?? [] : []
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
    of pair: FramePair, _ allowance: inout PictureAllowance, _ equal: inout PictureAllowance
  ) -> ReportPictures {
    let number = pair.golden.flatMap { goldens.has($0) ? $0 : nil }
    let golden = number == nil ? nil : goldenFile(of: pair)
    var expected = number.map { number in
      ReportPicture.read { [goldens] in try goldens.png(number) }
    }
    var actual = actual(pair)?.file
    let isEqual = status(of: pair) == .passed
    if isEqual, golden != nil, results[pair] == nil, !of.result.isAlternate {
      // Of a clip, the same picture need not be played.
      if of.one.hasGesture, let actual, self.actual(pair)?.hash == self.golden(pair)?.hash {
        expected = ReportFrameMaker.picture(actual)
      }
      actual = nil
    }
    let difference = isEqual ? nil : difference(of: pair, actual)
    // A difference takes about as much as what differs.
    let files = [golden, actual, difference == nil ? nil : actual]
    guard isEqual ? equal.takes(files) : allowance.takes(files) else { return ReportPictures() }
    return ReportPictures(
      expected: expected, actual: actual.map(ReportFrameMaker.picture), difference: difference)
  }

  /// A file about as long as the picture of the golden; of a clip, whose pictures have none, what is
  /// drawn.
  private func goldenFile(of pair: FramePair) -> FilePath {
    guard of.one.hasGesture else { return of.one.pictureFile }
    return actual(pair)?.file ?? of.rendered?.frames.last?.file ?? of.one.clipFile
  }

  private static func picture(_ file: FilePath) -> ReportPicture {
    .read { try GoldenStore.contents(of: file) }
  }

  private func difference(of pair: FramePair, _ actual: FilePath?) -> ReportPicture? {
    guard let number = pair.golden, goldens.has(number), let actual,
      results[pair]?.comparison != nil
    else { return nil }
    let written = of.result.pictures.first { $0.pair == pair }?.difference
    if let written { return ReportFrameMaker.picture(written) }
    let ignored = Set(of.result.ignoredItems)
    let hidden =
      ignored.isEmpty ? nil : of.rendered.map { HiddenPixels(ids: ignored, $0, of.record) }
    var comparator = of.comparator
    comparator.wantsMap = true
    return .read { [comparator, goldens, hidden] in
      var comparator = comparator
      comparator.hidden = try hidden?.mask(number, pair.number)
      let a = try goldens.picture(number)
      let b = try ComparedPictures.read(actual)
      guard let map = try comparator.compare(a, b).map else { return [] }
      return try DifferencePicture().draw(a, b, map).encodedPNG()
    }
  }

  private func golden(_ pair: FramePair) -> RecordedFrame? {
    pair.golden.flatMap { of.record?.frames[$0] }
  }

  private func actual(_ pair: FramePair) -> RenderedCase.Frame? {
    pair.actual.flatMap { of.rendered?.frames[$0] }
  }
}
