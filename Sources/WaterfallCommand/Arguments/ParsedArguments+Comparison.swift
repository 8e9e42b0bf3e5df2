import BoardModel
import ImageComparison

extension ParsedArguments {
  /// The metric with its threshold; exact where none is named.
  func metric() throws(UsageError) -> ComparisonMetric {
    guard let name = values[.metric] else {
      guard !has(.threshold) else { throw .optionNeeds(.threshold, other: .metric) }
      return .exact
    }
    let named: ComparisonMetric
    do throws(ComparisonError) {
      named = try ComparisonMetric(name.text ?? "")
    } catch {
      throw .badValue(.metric, value: name, expected: ParsedArguments.expectation(for: error))
    }
    guard let value = values[.threshold] else { return named }
    let threshold = value.text.flatMap(StrictNumber.double) ?? .nan
    do throws(ComparisonError) {
      return try named.with(threshold: threshold)
    } catch {
      throw .badValue(.threshold, value: value, expected: ParsedArguments.expectation(for: error))
    }
  }

  private static func expectation(for error: ComparisonError) -> String {
    guard case .threshold(_, let metric, let allowed) = error else {
      return "one of " + ComparisonMetric.all.map(\.name).joined(separator: ", ")
        + ", with a threshold behind a colon where you want"
    }
    return allowed.lowerBound == allowed.upperBound
      ? "nothing: \(metric) has no threshold"
      : "a number from \(JSONText.number(allowed.lowerBound).compact) to "
        + "\(JSONText.number(allowed.upperBound).compact) for \(metric)"
  }

  /// What pictures are compared by, but for masks and maps.
  func comparator() throws(UsageError) -> ImageComparator {
    var comparator = ImageComparator(try metric())
    comparator.ignoresAntialiasing = has(.antialiasing)
    comparator.ignoredRegions = try ignoredRegions()
    comparator.smallestCluster = try wholeNumber(.minCluster, upTo: 1 << 30) ?? 1
    return comparator
  }

  /// Regions as in `10:20-30:40,0:0-5:5`.
  func ignoredRegions() throws(UsageError) -> [PixelRegion] {
    guard let value = values[.ignoreRegions] else { return [] }
    let pieces = value.text?.split(separator: ",", omittingEmptySubsequences: false) ?? []
    let regions = pieces.compactMap { ParsedArguments.region(String($0)) }
    guard !regions.isEmpty, regions.count == pieces.count else {
      throw .badValue(
        .ignoreRegions, value: value,
        expected: "left:top-right:bottom in pixels, as in 10:20-30:40, several with commas")
    }
    return regions
  }

  private static func region(_ text: String) -> PixelRegion? {
    let corners = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = corners.flatMap { $0.split(separator: ":", omittingEmptySubsequences: false) }
      .compactMap { StrictNumber.unsigned(String($0)).flatMap { UInt32(exactly: $0) } }.map(
        Int.init)
    guard corners.count == 2, numbers.count == 4, numbers[0] <= numbers[2],
      numbers[1] <= numbers[3]
    else { return nil }
    return PixelRegion(
      x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0] + 1,
      height: numbers[3] - numbers[1] + 1)
  }

  func pictureStyle() throws(UsageError) -> DifferencePicture {
    var picture = DifferencePicture()
    picture.differenceColor = try color(.diffColor) ?? picture.differenceColor
    guard let value = values[.style] else { return picture }
    guard let style = value.text.flatMap(DifferencePicture.Style.init) else {
      let names = DifferencePicture.Style.allCases.map(\.rawValue).joined(separator: ", ")
      throw .badValue(.style, value: value, expected: "one of \(names)")
    }
    picture.style = style
    return picture
  }
}
