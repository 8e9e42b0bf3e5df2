import BoardRendering
import ImageCodecs
import Pixels

/// A clip of 300 frames of 48 × 32 pixels, in which a tile goes right and comes back, again and again.
enum SampleClip {
  static let hostileName = SampleReport.hostileName
  static let size = PixelSize(width: 48, height: 32)
  static let frameCount = 300

  /// Frames at which something happens.
  static let eventFrames = [10, 40, 200]

  /// - Parameter ground: What is behind the tile; another one from frame 150 on where it is opaque.
  static func image(_ frame: Int, on ground: Color = .white) -> StraightBitmap {
    var image = StraightBitmap(size: size, filledWith: ground)
    if frame >= 150, ground == .white {
      image = StraightBitmap(size: size, filledWith: Color(red: 250, green: 240, blue: 220))
    }
    let left = left(frame)
    let color = Color(red: 40, green: UInt8(max(0, frame - 10) % 200), blue: 200)
    for y in 8..<16 {
      for x in left..<left + 10 { image[x, y] = color }
    }
    return image
  }

  /// It rests in the first frames.
  private static func left(_ frame: Int) -> Int {
    let way = max(0, frame - 10) % 60
    return 2 + (way < 30 ? way : 60 - way)
  }

  static func facts(_ frame: Int) -> ClipFacts {
    var facts = ClipFacts(index: frame, time: Double(frame) / 30)
    facts.order = frame < 40 ? [hostileName, "second"] : ["second", hostileName]
    facts.items = [.init(id: "second", x: 0, y: 12, width: 24, height: 4)]
    // Below the edge of the frame.
    facts.items.append(.init(id: "unseen", x: 0, y: 17, width: 10, height: 4))
    let tile = ClipFacts.Item(
      id: hostileName, x: Double(left(frame)) / 2, y: 5, width: 5, height: 6)
    if frame < 10 { facts.items.append(tile) } else { facts.ghosts = [tile] }
    facts.scroll = 1
    if eventFrames.contains(frame) {
      facts.events = [
        .init(time: facts.time, name: "didMove", item: hostileName, detail: "0 → 1 \(hostileName)")
      ]
    }
    return facts
  }

  /// The page in the pieces in which it comes; equal frames are handed over as one picture.
  static func pieces(ground: Color = .white) throws -> [[UInt8]] {
    let settings = ClipSettings(size: size, isOpaque: ground == .white, fps: 30, playCount: 1)
    var writer = ClipPageWriter(title: "Clip \(hostileName)", settings: settings, scale: 2)
    var pieces = [
      try writer.append(
        ClipFrame(image: image(0, on: ground), ticks: 1), [facts(0)])
    ]
    var frame = 1
    while frame < frameCount {
      let image = image(frame, on: ground)
      var end = frame + 1
      while end < frameCount, self.image(end, on: ground) == image { end += 1 }
      pieces.append(
        try writer.append(
          ClipFrame(image: image, ticks: end - frame), (frame..<end).map(facts)))
      frame = end
    }
    return pieces + [writer.finish()]
  }

  static func page(ground: Color = .white) throws -> [UInt8] {
    try pieces(ground: ground).flatMap(\.self)
  }
}
