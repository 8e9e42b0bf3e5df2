public import BoardModel
public import Drawing
import Geometry
import Pixels

extension GhostLook {
  /// Rounded, with a red border that comes with the lift.
  public static let standard: GhostLook = {
    var look = GhostLook()
    look.cornerRadius = 10
    look.border = Border(width: 3, color: Color(red: 255, green: 0, blue: 0))
    return look
  }()

  /// Rounded, with a red border from the first instant.
  public static let movableWaterfall: GhostLook = {
    var look = standard
    look.isAtOnce = true
    return look
  }()

  /// Enlarged as a whole, with a thin grey border.
  public static let editGrid: GhostLook = {
    var look = GhostLook()
    look.scaling = .transform
    look.border = Border(width: 0.3, color: EditLook.gray)
    look.isAtOnce = true
    return look
  }()

  /// That of a preset.
  public init(_ preset: BoardPreset) {
    switch preset {
    case .standard, .waterfall: self = .standard
    case .movableWaterfall: self = .movableWaterfall
    case .snapshotReorder, .jiggleSections: self = GhostLook()
    case .editGrid: self = .editGrid
    }
  }

  /// The soft shadow under a ghost that is asked for without more words.
  public static let lifted = Shadow(
    color: Color(red: 0, green: 0, blue: 0, alpha: 90), radius: 6, offset: Point(x: 0, y: 4))

  /// The look with what a gesture says.
  func changed(by gesture: GestureGhost) -> GhostLook {
    var look = self
    look.scaling = gesture.scaling ?? scaling
    look.cornerRadius = gesture.cornerRadius ?? cornerRadius
    if gesture.borderWidth != nil || gesture.borderColor != nil {
      look.border = Border(
        width: gesture.borderWidth ?? border?.width ?? 3,
        color: gesture.borderColor ?? border?.color ?? Color(red: 255, green: 0, blue: 0))
    }
    if let hasShadow = gesture.hasShadow { look.shadow = hasShadow ? GhostLook.lifted : nil }
    look.opacity = gesture.opacity ?? opacity
    look.source = gesture.source ?? source
    return look
  }
}
