extension Scene {
  /// Rows of tulips to the horizon.
  static let tulips = Scene(
    tint: { x, y, aspect in
      let noise = Noise(seed: 53)
      let horizon = 0.34
      guard y > horizon else {
        let clouds = step(0.4, 0.7, noise.cloud(x * 3, y * 7))
        return Tint(0.3, 0.55, 0.88).mixed(with: Tint(0.85, 0.92, 0.98), y / horizon)
          .mixed(with: Tint(1, 1, 1), clouds * 0.8)
      }
      // Rows run to one point on the horizon.
      let distance = 0.12 / (y - horizon + 0.01)
      let across = (x - aspect * 0.5) * distance * 9
      let row = Int(across.rounded(.down))
      let colors = [
        Tint(0.9, 0.12, 0.2), Tint(0.98, 0.75, 0.1), Tint(0.93, 0.4, 0.6), Tint(0.6, 0.15, 0.5),
        Tint(0.97, 0.95, 0.9), Tint(0.95, 0.45, 0.1),
      ]
      let color = colors[((row % colors.count) + colors.count) % colors.count]
      let bloom = noise.cloud(across * 6, distance * 30, octaves: 4)
      let inside = across - across.rounded(.down)
      let leaf = Tint(0.15, 0.35, 0.1).lit(0.6 + bloom)
      return leaf.mixed(with: color.lit(0.65 + bloom * 0.7), step(0.3, 0.5, bloom))
        .mixed(with: leaf, step(0.12, 0.02, min(inside, 1 - inside)))
    }, grain: 0.02)

  /// Boats in fog, in black and white.
  static let harbor = Scene(
    tint: { x, y, aspect in
      let noise = Noise(seed: 59)
      var light = 0.86 - 0.2 * y + (noise.cloud(x * 2, y * 4) - 0.5) * 0.12
      if y > 0.62 { light -= 0.12 - noise.cloud(x * 5, y * 70, octaves: 4) * 0.2 }
      for boat in 0..<5 {
        let depth = Double(boat) / 5
        let place = aspect * (0.1 + 0.2 * Double(boat) + (noise.random(boat, 1) - 0.5) * 0.08)
        let size = 0.1 + depth * 0.1
        let waterline = 0.62 + depth * 0.17
        let (dx, dy) = ((x - place) / size, (waterline - y) / size)
        let hull = step(0, 0.05, dy) * step(0.3, 0.25, dy) * step(0.75, 0.7, abs(dx) - dy * 0.5)
        let mast = step(0.025, 0.015, abs(dx)) * step(0.2, 0.3, dy) * step(2.3, 2.2, dy)
        let stay = step(0.03, 0.01, abs(abs(dx) * 3 - (2.2 - dy))) * step(0.2, 0.3, dy) * 0.6
        let shade = step(0.8, 0.2, abs(dx)) * step(-0.9, 0, dy) * step(0.02, -0.02, dy) * 0.35
        light += (0.62 - depth * 0.5 - light) * max(hull, max(mast, max(stay, shade)))
      }
      return Tint(gray: light)
    }, grain: 0.05)

  /// A street of windows after dark.
  static let city = Scene(
    tint: { x, y, _ in
      let noise = Noise(seed: 61)
      var tint = Tint(0.03, 0.04, 0.12).mixed(with: Tint(0.42, 0.2, 0.3), step(0.1, 0.75, y))
      if noise.random(Int(x * 300), Int(y * 300)) > 0.9985 && y < 0.4 { tint = Tint(gray: 0.8) }
      for layer in 0..<3 {
        let width = 0.13 - Double(layer) * 0.015
        let shifted = x + Double(layer) * 0.37
        let block = Int((shifted / width).rounded(.down))
        let top = 0.2 + Double(layer) * 0.17 + noise.random(block, layer) * 0.25
        guard y > top else { continue }
        tint = Tint(0.09, 0.08, 0.14).lit(1.3 - Double(layer) * 0.35)
        let (column, floor) = ((shifted / width * 7).rounded(.down), (y * 42).rounded(.down))
        let inColumn = shifted / width * 7 - column
        let inFloor = y * 42 - floor
        let isLit = noise.random(Int(column), Int(floor) + layer * 1000) > 0.62
        guard isLit, abs(inColumn - 0.5) < 0.3, abs(inFloor - 0.5) < 0.3 else { continue }
        let warmth = noise.random(Int(floor), Int(column))
        tint = Tint(1, 0.82, 0.5).mixed(with: Tint(0.75, 0.85, 1), warmth * warmth).lit(
          0.5 + warmth * 0.5)
      }
      return tint.adding(Tint(1, 0.6, 0.3), step(0.85, 1, y) * 0.25)
    }, grain: 0.03)

  /// Hot-air balloons.
  static let balloons = Scene(
    tint: { x, y, aspect in
      let noise = Noise(seed: 67)
      var tint = Tint(0.2, 0.5, 0.85).mixed(with: Tint(0.98, 0.87, 0.75), step(0.1, 1, y))
      let hills = 0.88 - noise.cloud(x * 3, 3) * 0.1
      tint = tint.mixed(with: Tint(0.3, 0.4, 0.3), step(hills, hills + 0.01, y))
      for balloon in 0..<6 {
        let radius = 0.05 + noise.random(balloon, 1) * 0.1
        let place = (noise.random(balloon, 2) * 0.8 + 0.1) * aspect
        let height = 0.15 + noise.random(balloon, 3) * 0.5
        let (dx, dy) = ((x - place) / radius, (y - height) / radius)
        let narrowing = dy > 0 ? 1 + dy * dy * 0.35 : 1
        let distance = dx * dx * narrowing * narrowing + dy * dy * 0.8
        let gore = Int((dx * narrowing / max(0.05, 1 - dy * dy * 0.5) * 3 + 20).rounded(.down))
        let silk =
          gore % 2 == 0
          ? Tint(0.9, 0.2 + 0.12 * Double(balloon), 0.15) : Tint(0.98, 0.92, 0.75)
        tint = tint.mixed(
          with: silk.lit(1.05 - 0.35 * (dx * 0.6 + 0.5)), step(1.02, 0.98, distance))
        let basket = step(0.17, 0.15, abs(dx)) * step(0.13, 0.11, abs(dy - 1.5))
        tint = tint.mixed(with: Tint(0.35, 0.22, 0.12), basket)
      }
      return tint
    }, grain: 0.015)

  /// Lights out of focus.
  static let lights = Scene(
    tint: { x, y, aspect in
      let noise = Noise(seed: 71)
      var tint = Tint(0.05, 0.04, 0.1).mixed(with: Tint(0.18, 0.06, 0.12), y)
      for light in 0..<46 {
        let radius = 0.02 + noise.random(light, 1) * 0.07
        let dx = x - noise.random(light, 2) * aspect
        let dy = y - noise.random(light, 3)
        let distance = (dx * dx + dy * dy).squareRoot() / radius
        guard distance < 1.1 else { continue }
        let hue = noise.random(light, 4)
        let color = Tint(1, 0.75, 0.35).mixed(with: Tint(0.95, 0.25, 0.45), step(0.4, 0.9, hue))
          .mixed(with: Tint(0.3, 0.6, 1), step(0.85, 0.9, hue))
        tint = tint.adding(color, step(1.02, 0.96, distance) * (0.18 + 0.2 * distance * distance))
      }
      return tint
    }, grain: 0.02)
}
