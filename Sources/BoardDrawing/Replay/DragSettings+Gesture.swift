import Animation
public import BoardModel
public import Dragging
import Geometry

extension DragSettings {
  /// The settings of a preset.
  public init(_ preset: BoardPreset) {
    self =
      switch preset {
      case .standard: .standard
      case .movableWaterfall: .movableWaterfall
      case .snapshotReorder: .snapshotReorder
      case .waterfall: .waterfall
      case .jiggleSections: .jiggleSections
      case .editGrid: .editGrid
      }
  }

  /// The settings of a preset with what a gesture says.
  init(_ preset: BoardPreset, _ gesture: GestureFile) {
    self.init(preset)
    longPress = gesture.timing.longPress ?? longPress
    lift = gesture.timing.lift ?? lift
    reflow = gesture.timing.reflow ?? reflow
    drop = gesture.timing.drop ?? drop
    hold.scale = gesture.ghost.scale ?? hold.scale
    if let anchor = gesture.ghost.anchor { hold.anchor = anchor == .grab ? .grab : .center }
    read(gesture.rules)
    if let viewport = gesture.viewport { autoScroll = scrolling(viewport) }
  }

  private mutating func read(_ rules: GestureRules) {
    if let target = rules.target {
      dropRule =
        switch target {
        case .bestSlot: .bestSlot
        case .underFinger: .underFinger
        case .nearestCentre: .nearestCenter
        case .overlap: .overlap(0.5)
        }
    }
    if let latch = rules.latch { dropRule.latch = latch }
    if rules.isUnguarded { dropRule.latch = nil }
    if let mode = rules.mode {
      yielding =
        switch mode {
        case .insert: .insert
        case .swap: .swap
        case .shiftColumn: .shiftColumn
        }
    }
    if let isOpen = rules.crossSection { sections = isOpen ? .any : .own }
  }

  /// How a viewport scrolls by itself; what it leaves open is as in these settings, or as is usual
  /// for the model it names.
  private func scrolling(_ viewport: GestureViewport) -> AutoScroll {
    func accelerated(_ usual: ScrollAcceleration, _ zone: Double) -> AutoScroll {
      var acceleration = usual
      acceleration.maximumSpeed = viewport.speed ?? usual.maximumSpeed
      return .accelerated(acceleration, zone: viewport.edge ?? zone)
    }
    switch viewport.scrolling {
    case .off: return .off
    case .constant: return .constant(speed: viewport.speed ?? 300, zone: viewport.edge ?? 50)
    case .linear: return .linear(speed: viewport.speed ?? 600, zone: viewport.edge ?? 100)
    case .accelerated: return accelerated(ScrollAcceleration(), 50)
    case .ghostEdge: return .ghostEdge(speed: viewport.speed ?? 300)
    case nil: break
    }
    switch autoScroll {
    case .off: return .off
    case .constant(let speed, let zone):
      return .constant(speed: viewport.speed ?? speed, zone: viewport.edge ?? zone)
    case .linear(let speed, let zone):
      return .linear(speed: viewport.speed ?? speed, zone: viewport.edge ?? zone)
    case .accelerated(let acceleration, let zone): return accelerated(acceleration, zone)
    case .ghostEdge(let speed): return .ghostEdge(speed: viewport.speed ?? speed)
    }
  }
}

extension Easing {
  init(_ ease: GestureEase) {
    self =
      switch ease {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInOut: .easeInOut
      }
  }
}
