import BoardModel
import GoldenImages

extension CaseWords {
  /// A frame of a sequence, for people.
  struct Frame {
    /// No two frames of a case have one name, although a drawn one may have the number of a dropped one.
    let name: String

    /// What sets it apart; nil where nothing does.
    let failure: String?
  }

  /// Every frame of a sequence that was judged, in order.
  static func frames(_ one: CaseResult) -> [Frame] {
    let results = Dictionary(
      one.toldFrames.map { ($0.pair, $0) }, uniquingKeysWith: { first, _ in first })
    return one.pairs.map { pair in
      Frame(name: name(of: pair), failure: failure(pair, results[pair]))
    }
  }

  private static func name(of pair: FramePair) -> String {
    pair.actual.map { "frame \($0)" } ?? "golden frame \(pair.number)"
  }

  private static func failure(_ pair: FramePair, _ result: FrameResult?) -> String? {
    guard let golden = pair.golden else { return "the golden has no such frame" }
    if pair.actual == nil { return "the golden's frame is not there" }
    guard let result, !result.passes else { return nil }
    guard let comparison = result.comparison else { return "its pixels are not those recorded" }
    let detail = DiffReport(
      a: FilePath("golden"), b: FilePath("actual"), comparison: comparison
    ).detail
    return golden == pair.actual ? detail : "held against frame \(golden) of the golden: " + detail
  }
}
