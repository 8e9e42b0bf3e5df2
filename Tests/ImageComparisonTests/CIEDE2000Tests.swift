import CImageComparison
import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Cases.areHereOrRequired, Cases.skipped))
struct CIEDE2000Tests {
  private struct Table: Decodable {
    struct Pair: Decodable {
      let lab1: [Double]
      let lab2: [Double]
      let deltaE00: Double
    }
    let pairs: [Pair]
  }

  /// Source: Sharma, Wu, Dalal 2005, table 1.
  @Test func thePublishedPairsDifferByThePublishedNumbers() throws {
    let table = try JSONDecoder().decode(
      Table.self, from: Cases.data("comparison/ciede2000_sharma2005.json"))
    try #require(table.pairs.count == 34)

    for pair in table.pairs {
      #expect(abs(unsafe compare_ciede2000(pair.lab1, pair.lab2) - pair.deltaE00) <= 1e-4)
      #expect(abs(unsafe compare_ciede2000(pair.lab2, pair.lab1) - pair.deltaE00) <= 1e-4)
    }
  }
}
