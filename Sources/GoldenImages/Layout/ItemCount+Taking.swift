import ImageComparison
import Pixels

extension ItemCount {
  /// The first picture with all that some items cover taken from the second one: where they were and
  /// where they are, their shadows, captions and badges, whatever else is seen there.
  func golden(taking ids: Set<String>) -> StraightBitmap {
    var picture = a
    let isTaken = owners.ids.map(ids.contains)
    for layer in owners.golden.layers + owners.actual.layers + owners.frames.layers
    where layer.owner >= 0 && isTaken[Int(layer.owner)] {
      layer.forEachStretch(in: 0..<a.height, a.width) { row, columns, _ in
        picture.copy((columns, row..<row + 1), from: b)
      }
    }
    for (index, places) in strays where ids.contains(items[index].id) {
      for place in places { picture[place.x, place.y] = b[place.x, place.y] }
    }
    return picture
  }
}
