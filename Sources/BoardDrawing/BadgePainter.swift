import BoardModel
import Drawing
import Geometry
import Pixels
import Typesetting

/// Turns a badge into marks.
enum BadgePainter {
  static func marks(of badge: Badge, in frame: Rect, _ text: inout TextPainter) -> [Mark] {
    let ground = Mark.fill(
      Path(frame, cornerRadius: frame.height / 2), .color(BadgePainter.color(of: badge)))
    let center = frame.center
    let arm = frame.height / 4
    func line(_ points: [(x: Double, y: Double)]) -> Mark {
      let points = points.map { Point(x: center.x + $0.x * arm, y: center.y + $0.y * arm) }
      return .fill(Path(lineThrough: points, width: frame.height / 10), .color(.white))
    }
    switch badge {
    case .remove: return [ground, line([(-1, 0), (1, 0)])]
    case .add: return [ground, line([(-1, 0), (1, 0)]), line([(0, -1), (0, 1)])]
    case .checked: return [ground, line([(-0.9, 0.1), (-0.25, 0.7), (0.95, -0.7)])]
    case .count:
      let format = TextFormat(
        size: frame.height * 0.66, alignment: .center, lineHeight: frame.height)
      // Wider than the badge, so that a font of wide digits is not shortened.
      let room = Rect(
        x: frame.x - frame.height, y: frame.y, width: frame.width + 2 * frame.height,
        height: frame.height)
      return [ground] + text.marks(of: badge.text, in: room, format, .white)
    }
  }

  private static func color(of badge: Badge) -> Color {
    switch badge {
    case .remove, .count: Color(red: 255, green: 59, blue: 48)
    case .add: Color(red: 52, green: 199, blue: 89)
    case .checked: Color(red: 174, green: 174, blue: 178)
    }
  }
}
