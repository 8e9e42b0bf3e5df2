extension ItemDrift.Kind {
  /// The kind as programs know it.
  public var name: String {
    switch self {
    case .none: "none"
    case .constant: "constant"
    case .otherSize: "otherSize"
    case .late: "late"
    case .early: "early"
    case .growing: "growing"
    case .otherEasing: "otherEasing"
    case .otherWay: "otherWay"
    case .glitch: "glitch"
    case .flicker: "flicker"
    case .neverSettles: "neverSettles"
    case .endsElsewhere: "endsElsewhere"
    case .seenElsewhere: "seenElsewhere"
    }
  }
}
