public import BoardModel
public import Drawing
import Geometry
public import Pixels

/// What edit mode looks like, and what can be done in it.
public struct EditLook: Hashable, Sendable {
  /// How tiles shake.
  public var jiggle = GestureEdit.Jiggle.off

  /// Whether a button at the top right leaves edit mode.
  public var hasDone = true

  public var done = "Done"

  /// Whether items of the first section can be deleted, and those of others appended to it.
  public var hasBadges = false

  /// Around every tile; nil leaves them as they are.
  public var border: Border?

  /// What is said when a move between sections is refused; nil says nothing.
  public var notice: String?

  /// How long it is said, in seconds.
  public var noticeSeconds = 2.0

  public static let gray = Color(red: 128, green: 128, blue: 128)

  /// Tiles shake, and do not leave their section.
  public static let jiggleSections: EditLook = {
    var look = EditLook()
    look.jiggle = .together
    look.notice = "Items move only within their own section"
    return look
  }()

  /// The first section is edited.
  public static let editGrid: EditLook = {
    var look = EditLook()
    look.hasBadges = true
    look.border = Border(width: 0.5, color: gray)
    return look
  }()

  public init() {}

  /// That of a preset; nil where there is no edit mode.
  init?(_ preset: BoardPreset, _ gesture: GestureEdit) {
    switch preset {
    case .standard, .movableWaterfall, .snapshotReorder, .waterfall: return nil
    case .jiggleSections: self = .jiggleSections
    case .editGrid: self = .editGrid
    }
    jiggle = gesture.jiggle ?? jiggle
    done = gesture.done ?? done
    notice = gesture.notice ?? notice
    noticeSeconds = gesture.noticeSeconds ?? noticeSeconds
  }
}

extension EditLook {
  /// Where the button that leaves edit mode is, in the viewport.
  func doneFrame(width: Double) -> Rect {
    Rect(x: width - 8 - 64, y: 8, width: 64, height: 28)
  }

  /// Where a badge is on an item's slot; nil where it has no room.
  static func badgeFrame(_ slot: Rect) -> Rect? {
    let side = min(15, slot.width, slot.height)
    return side > 0
      ? Rect(x: slot.maxX - side, y: slot.minY, width: side, height: side) : nil
  }
}
