import Foundation

extension Scene {
  /// A leaded window.
  static let window = Scene(
    tint: { x, y, _ in
      let noise = Noise(seed: 73)
      // The nearest and the second nearest of points strewn over a grid make panes and lead.
      var (first, second, pane) = (9.0, 9.0, 0)
      let (column, row) = (Int(x * 8), Int(y * 8))
      for i in (column - 2)...(column + 2) {
        for j in (row - 2)...(row + 2) {
          let dx = x * 8 - Double(i) - noise.random(i, j)
          let dy = y * 8 - Double(j) - noise.random(j + 500, i)
          let distance = (dx * dx + dy * dy).squareRoot()
          if distance < first {
            (first, second, pane) = (distance, first, i * 101 + j)
          } else if distance < second {
            second = distance
          }
        }
      }
      let hue = noise.random(pane, 7) * 6.283
      let glass = Tint(
        0.55 + 0.4 * cos(hue), 0.5 + 0.35 * cos(hue - 2.1), 0.5 + 0.4 * cos(hue + 2.1)
      )
      .lit(0.75 + 0.5 * noise.value(x * 3, y * 3))
      return glass.mixed(with: Tint(0.08, 0.08, 0.1), step(0.09, 0.05, second - first))
    })

  /// A leaf cut out of its ground.
  static let leaf = Scene(
    tint: { x, y, aspect in
      let along = 1 - y
      let middle = aspect * 0.5 + sin(y * 3) * 0.03
      let reach =
        0.33 * pow(max(0, sin(pow(min(max((along - 0.14) / 0.84, 0), 1), 0.8) * 3.1416)), 0.8)
      let offset = x - middle
      let isStem = along < 0.17 && abs(offset) < 0.008
      let edge = reach * (1 - 0.03 * abs(sin(along * 60)))
      let cover =
        isStem ? 1 : step(edge + 0.004, edge - 0.004, abs(offset)) * step(0.14, 0.16, along)
      let rib = abs(sin((along - abs(offset) * 0.9) * 34))
      let vein = max(step(0.007, 0.003, abs(offset)), step(0.1, 0.02, rib) * 0.6)
      let noise = Noise(seed: 79)
      let green = Tint(0.2, 0.52, 0.14).mixed(
        with: Tint(0.85, 0.6, 0.12), noise.cloud(x * 3, y * 3) - 0.1)
      var leaf = green.lit(0.85 + offset * 0.8).mixed(with: Tint(0.8, 0.85, 0.5), vein)
      leaf.alpha = cover
      return leaf
    })

  /// Glazed tiles.
  static let tiles = Scene(
    tint: { x, y, _ in
      let (u, v) = (x * 6, y * 6)
      let (column, row) = (Int(u), Int(v))
      let (dx, dy) = (u - Double(column) - 0.5, v - Double(row) - 0.5)
      let distance = (dx * dx + dy * dy).squareRoot()
      let petal = 0.3 + 0.12 * cos(8 * atan2(dy, dx))
      let corner = ((abs(dx) - 0.5) * (abs(dx) - 0.5) + (abs(dy) - 0.5) * (abs(dy) - 0.5))
        .squareRoot()
      let ground = (column + row) % 2 == 0 ? Tint(0.95, 0.94, 0.88) : Tint(0.88, 0.92, 0.95)
      return ground.mixed(with: Tint(0.1, 0.3, 0.62), step(petal + 0.01, petal - 0.01, distance))
        .mixed(with: Tint(0.96, 0.78, 0.25), step(0.13, 0.11, distance))
        .mixed(with: Tint(0.15, 0.5, 0.5), step(0.22, 0.2, corner))
        .mixed(with: Tint(0.6, 0.58, 0.55), step(0.47, 0.485, max(abs(dx), abs(dy))))
        .lit(1.02 - 0.12 * (dx + dy))
    })

  /// The moon.
  static let moon = Scene(
    tint: { x, y, aspect in
      let noise = Noise(seed: 83)
      let (dx, dy) = ((x - aspect / 2) / 0.4, (y - 0.5) / 0.4)
      let distance = dx * dx + dy * dy
      let halo = 0.05 / (distance + 0.6)
      guard distance < 1 else { return Tint(gray: 0.02 + halo * 0.6) }
      let bulge = (1 - distance).squareRoot()
      let seas = step(0.42, 0.62, noise.cloud(dx * 2 + 5, dy * 2 + 5, octaves: 6))
      let light = step(-0.5, 0.9, dx * 0.7 - dy * 0.3 + bulge * 0.7)
      return Tint(gray: (0.9 - seas * 0.4 + noise.cloud(dx * 14, dy * 14) * 0.12) * light + 0.03)
    })
}
