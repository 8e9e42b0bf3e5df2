import Pixels

/// Colors of a palette that move to the middle of what is nearest to them.
///
/// Source: Lloyd, "Least Squares Quantization in PCM", IEEE Transactions on Information Theory 28,
/// 1982; the passing over of far centers by the triangle inequality is Elkan's, "Using the Triangle
/// Inequality to Accelerate k-Means", ICML 2003.
struct ColorClusters {
  private let points: [WeightedColor]
  private var centers: [SIMD4<Int32>] = []

  /// For each point the index of its center.
  private var nearest: [Int]

  /// More rounds than this change hardly a level.
  private static let roundLimit = 24

  /// At most so many colors for these points, of which there is at least one.
  init(_ points: [WeightedColor], count: Int) {
    var boxes = [ColorBox(points)]
    while boxes.count < count {
      var best = 0
      for index in boxes.indices where boxes[index].gain > boxes[best].gain { best = index }
      guard boxes[best].gain > 0 else { break }
      let (low, high) = boxes[best].halves()
      boxes[best] = low
      boxes.append(high)
    }
    self.points = boxes.flatMap(\.points)
    nearest = boxes.indices.flatMap { index in
      Array(repeating: index, count: boxes[index].points.count)
    }
    moveCenters(boxes.count)
    for _ in 0..<Self.roundLimit {
      guard assign() else { break }
      moveCenters(boxes.count)
    }
  }

  /// The centers; where one color makes up half of what is near, that color.
  var colors: [Color] {
    var heaviest = Array(repeating: 0, count: centers.count)
    var weights = heaviest
    var places = centers
    for (point, center) in zip(points, nearest) {
      weights[center] += point.weight
      guard point.weight > heaviest[center] else { continue }
      heaviest[center] = point.weight
      places[center] = point.place
    }
    return centers.indices.map { index in
      let isRuled = heaviest[index] * 2 >= weights[index]
      return Color(isRuled ? places[index] : centers[index])
    }
  }

  private mutating func moveCenters(_ count: Int) {
    var weights = Array(repeating: 0, count: count)
    var sums = Array(repeating: SIMD4<Int>(), count: count)
    for (point, center) in zip(points, nearest) {
      weights[center] &+= point.weight
      sums[center] &+= SIMD4(truncatingIfNeeded: point.place) &* point.weight
    }
    if centers.isEmpty { centers = Array(repeating: SIMD4(), count: count) }
    for index in 0..<count where weights[index] > 0 {
      let half = weights[index] / 2
      func mean(_ sum: Int) -> Int32 { Int32((sum + half) / weights[index]) }
      centers[index] = SIMD4(mean(sums[index].x), mean(sums[index].y), mean(sums[index].z), 0)
    }
  }

  /// - Returns: Whether a point has another center than before.
  private mutating func assign() -> Bool {
    let neighbors = centers.map { center in
      centers.indices
        .map { Neighbor(index: $0, distance: center.squareDistance(to: centers[$0])) }
        .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
    }
    var changes = false
    for index in points.indices {
      let place = points[index].place
      let old = nearest[index]
      let distance = centers[old].squareDistance(to: place)
      var (best, bestDistance) = (old, distance)
      for neighbor in neighbors[old] {
        // Whose center is twice as far from the old one as the point cannot be nearer to it.
        guard neighbor.distance < distance &* 4 else { break }
        let other = centers[neighbor.index].squareDistance(to: place)
        if other < bestDistance { (best, bestDistance) = (neighbor.index, other) }
      }
      if best != old { (nearest[index], changes) = (best, true) }
    }
    return changes
  }

  private struct Neighbor {
    var index: Int
    var distance: Int32
  }
}

extension Color {
  fileprivate init(_ place: SIMD4<Int32>) {
    func level(_ channel: Int32) -> UInt8 {
      UInt8(min((channel + WeightedColor.unit / 2) / WeightedColor.unit, 255))
    }
    self.init(red: level(place.x), green: level(place.y), blue: level(place.z))
  }
}
