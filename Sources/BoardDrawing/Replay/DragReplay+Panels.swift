import Drawing
import Geometry
import Pixels
import Typesetting

/// What lies over the board in edit mode.
extension DragReplay {
  func panels(at time: Double) -> [Panel] {
    var panels: [Panel] = []
    if let edit, edit.hasDone, tape.isEditing(at: time) { panels.append(doneButton(edit)) }
    if let notice = tape.notices.last(where: { $0.start <= time && time < $0.end }) {
      panels.append(panel(of: notice, at: time))
    }
    return panels
  }

  private func doneButton(_ edit: EditLook) -> Panel {
    let frame = edit.doneFrame(width: frameSize.width)
    return Panel(
      frame: frame, cornerRadius: frame.height / 2,
      background: Color(red: 0, green: 122, blue: 255),
      label: Label(
        text: edit.done, frame: Self.line(in: frame, size: 14),
        format: TextFormat(size: 14, alignment: .center), color: .white))
  }

  /// At the lower edge; it comes and goes gradually.
  private func panel(of notice: ReplayNotice, at time: Double) -> Panel {
    let width = min(frameSize.width - 16, 320)
    let frame = Rect(
      x: (frameSize.width - width) / 2, y: max(0, frameSize.height - 56), width: width,
      height: 36)
    let fade = 0.15
    let seen = min((time - notice.start) / fade, (notice.end - time) / fade, 1)
    return Panel(
      frame: frame, cornerRadius: 10, background: Color(red: 40, green: 40, blue: 40, alpha: 230),
      label: Label(
        text: notice.text, frame: Self.line(in: frame, size: 13),
        format: TextFormat(size: 13, alignment: .center), color: .white),
      opacity: max(seen, 0))
  }

  /// A line of text in the middle of a frame.
  private static func line(in frame: Rect, size: Double) -> Rect {
    let height = size * 1.25
    return Rect(
      x: frame.x + 8, y: frame.center.y - height / 2, width: max(0, frame.width - 16),
      height: height)
  }
}
