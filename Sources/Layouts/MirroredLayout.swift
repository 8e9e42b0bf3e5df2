import Geometry

/// Another layout, turned over: left and right exchanged as for scripts that run from the right, or
/// filled from the bottom edge up.
///
/// The whole board is mirrored with its insets. Columns keep the numbers of their places: column 0
/// is at the left.
public struct MirroredLayout<Base: Layout>: Layout {
  public enum Sides: Hashable, Sendable {
    case leftAndRight
    case topAndBottom
  }

  public let base: Base
  public let sides: Sides

  public init(_ base: Base, exchanging sides: Sides = .leftAndRight) {
    self.base = base
    self.sides = sides
  }

  public func arrange(_ items: [LayoutItem], in area: LayoutArea) -> Arrangement {
    var result = base.arrange(items, in: area)
    let isHorizontal = sides == .leftAndRight
    for index in result.frames.indices {
      if isHorizontal {
        result.frames[index].x = 2 * area.x + result.size.width - result.frames[index].maxX
      } else {
        result.frames[index].y = 2 * area.y + result.size.height - result.frames[index].maxY
      }
      if isHorizontal == (result.axis == .down) {
        let end = result.columns[index] + result.span(ofItem: index)
        result.columns[index] = max(0, result.columnCount - end)
      }
    }
    return result
  }
}

extension MirroredLayout: Equatable where Base: Equatable {}
extension MirroredLayout: Hashable where Base: Hashable {}
