import Pixels

extension Comparison {
  /// Leaves out different pixels that touch too few others, over edges or corners.
  ///
  /// What lies in one of the pictures only is no part of a cluster.
  mutating func leaveOutClusters(below smallest: Int) {
    guard var map, diffCount > 0 else { return }
    diffCount = 0
    first = nil
    bounds = nil
    var isSeen = [Bool](repeating: false, count: map.classes.count)
    for start in map.classes.indices
    where !isSeen[start] && map.classes[start] == PixelVerdict.different.rawValue {
      let cluster = map.cluster(around: start, &isSeen)
      if cluster.count < smallest {
        ignoredClusters += cluster.count
        for index in cluster { map.classes[index] = PixelVerdict.small.rawValue }
      } else {
        diffCount += cluster.count
      }
    }
    self.map = map
    for y in 0..<map.size.height {
      let row = map.classes[(y * map.size.width)..<((y + 1) * map.size.width)]
      addDifferences(in: row, x: -row.startIndex, y: y)
    }
  }
}

extension DifferenceMap {
  /// The places of the different pixels that hang together with one of them.
  fileprivate func cluster(around start: Int, _ isSeen: inout [Bool]) -> [Int] {
    var cluster = [start]
    isSeen[start] = true
    var next = 0
    while next < cluster.count {
      let (x, y) = (cluster[next] % size.width, cluster[next] / size.width)
      next += 1
      for row in max(0, y - 1)...min(size.height - 1, y + 1) {
        for column in max(0, x - 1)...min(size.width - 1, x + 1) {
          let index = row * size.width + column
          guard !isSeen[index], classes[index] == PixelVerdict.different.rawValue else { continue }
          isSeen[index] = true
          cluster.append(index)
        }
      }
    }
    return cluster
  }
}
