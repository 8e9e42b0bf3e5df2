public import Pixels

/// What was found about each pixel, of the rectangle that holds both pictures.
public struct DifferenceMap: Hashable, Sendable {
  public let size: PixelSize

  /// Raw values of ``PixelVerdict``, row after row; pixels of neither picture are equal.
  var classes: [UInt8]

  init(_ a: PixelSize, _ b: PixelSize) {
    size = PixelSize(width: max(a.width, b.width), height: max(a.height, b.height))
    classes = Array(repeating: PixelVerdict.equal.rawValue, count: size.area)
    guard a != b else { return }
    for (index, _) in classes.enumerated() {
      let (x, y) = (index % size.width, index / size.width)
      let isInA = x < a.width && y < a.height
      let isInB = x < b.width && y < b.height
      if isInA != isInB { classes[index] = PixelVerdict.overhang.rawValue }
    }
  }

  public subscript(x: Int, y: Int) -> PixelVerdict {
    PixelVerdict(rawValue: classes[y * size.width + x]) ?? .equal
  }

  /// The most different pixels that any window of `side` by `side` pixels holds; a side that is longer
  /// than the picture's is taken as that.
  public func densestWindow(side: Int) -> Int {
    precondition(side > 0, "a window has at least one pixel")
    let (width, height) = (size.width, size.height)
    guard width > 0, height > 0 else { return 0 }
    let (across, down) = (min(side, width), min(side, height))
    // How many in each column of the rows that the window covers.
    var columns = [Int](repeating: 0, count: width)
    var total = 0
    var most = 0
    for y in 0..<height {
      for x in 0..<width {
        if isDifferent(x, y) {
          columns[x] += 1
          total += 1
        }
        if y >= down, isDifferent(x, y - down) {
          columns[x] -= 1
          total -= 1
        }
      }
      // No window of rows that hold fewer can hold more.
      guard y >= down - 1, total > most else { continue }
      var sum = 0
      for x in 0..<width {
        sum += columns[x] - (x >= across ? columns[x - across] : 0)
        most = max(most, sum)
      }
    }
    return most
  }

  private func isDifferent(_ x: Int, _ y: Int) -> Bool {
    let kind = classes[y * size.width + x]
    return kind == PixelVerdict.different.rawValue || kind == PixelVerdict.overhang.rawValue
  }
}
