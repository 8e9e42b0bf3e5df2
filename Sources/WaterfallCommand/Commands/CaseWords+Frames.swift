import BoardModel
import GoldenImages

extension CaseWords {
  /// A frame of a sequence, for people.
  struct Frame {
    let number: Int

    /// What sets it apart; nil where nothing does.
    let failure: String?
  }

  /// Every frame of a sequence that was judged, in order.
  static func frames(_ one: CaseResult) -> [Frame] {
    let results = Dictionary(
      one.toldFrames.map { ($0.pair, $0) }, uniquingKeysWith: { first, _ in first })
    return one.pairs.map { pair in
      Frame(number: pair.number, failure: failure(pair, results[pair]))
    }
  }

  private static func failure(_ pair: FramePair, _ result: FrameResult?) -> String? {
    if pair.golden == nil { return "the golden has no such frame" }
    if pair.actual == nil { return "the golden's frame is not there" }
    guard let result, !result.passes else { return nil }
    guard let comparison = result.comparison else { return "its pixels are not those recorded" }
    return DiffReport(a: FilePath("golden"), b: FilePath("actual"), comparison: comparison).detail
  }
}
