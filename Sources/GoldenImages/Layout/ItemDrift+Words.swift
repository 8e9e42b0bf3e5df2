extension ItemDrift {
  /// The drift as people read it.
  public var words: String {
    let most = "up to \(LayoutChange.number(greatest)) pt, in frame \(frame)"
    return switch kind {
    case .none: "item \(id) goes its way"
    case .constant(let dx, let dy): "item \(id) is off by \(LayoutChange.step(dx, dy)) throughout"
    case .otherSize: "item \(id) has another size"
    case .late(let frames): "item \(id) is late by \(ItemDrift.count(frames))"
    case .early(let frames): "item \(id) is early by \(ItemDrift.count(frames))"
    case .growing: "item \(id) is off more and more, \(most)"
    case .otherEasing: "item \(id) goes the same way at another pace, \(most)"
    case .flicker(let times):
      "item \(id) flickers: it is off and right again \(times) times, \(most)"
    case .neverSettles: "item \(id) never settles: it still moves in the last frame, \(most)"
    case .otherWay: "item \(id) goes another way between the same ends, \(most)"
    case .glitch(let frame):
      "item \(id) is off in frame \(frame) alone, up to \(LayoutChange.number(greatest)) pt"
    case .endsElsewhere: "item \(id) ends in another place, \(most)"
    case .seenElsewhere: "item \(id) is seen in other frames"
    }
  }

  private static func count(_ frames: Int) -> String {
    frames == 1 ? "1 frame" : "\(frames) frames"
  }
}
