extension Scene {
  /// Hills in the morning haze over still water.
  static let lake = Scene(
    tint: { x, y, aspect in
      let noise = Noise(seed: 11)
      // Below the shore the sky and the hills stand on their head, and ripple.
      let isWater = y > 0.58
      let ripple = isWater ? (noise.cloud(x * 6, y * 90, octaves: 3) - 0.5) * 0.02 * (y - 0.5) : 0
      let height = isWater ? 1.16 - y + ripple : y
      var tint = Tint(0.98, 0.72, 0.45).mixed(with: Tint(0.25, 0.42, 0.72), step(0.5, 0, height))
      let (dx, dy) = (x - aspect * 0.68, height - 0.33)
      let sun = dx * dx + dy * dy
      tint = tint.adding(Tint(1, 0.75, 0.4), 0.02 / (sun + 0.035))
      tint = tint.mixed(with: Tint(1, 0.97, 0.85), step(0.0024, 0.002, sun))
      tint = tint.mixed(
        with: Tint(1, 0.85, 0.7), step(0.5, 0.8, noise.cloud(x * 2 + 9, height * 9)) * 0.5)
      for ridge in 0..<4 {
        let depth = Double(ridge)
        let top = 0.36 + depth * 0.055 - noise.cloud(x * (1.6 + depth) + depth * 20, depth) * 0.17
        let hill = Tint(0.62 - depth * 0.14, 0.5 - depth * 0.1, 0.56 - depth * 0.09)
        tint = tint.mixed(with: hill, step(top - 0.002, top + 0.002, height))
      }
      return isWater ? tint.lit(0.82).mixed(with: Tint(0.1, 0.2, 0.35), (y - 0.5) * 0.7) : tint
    }, grain: 0.02)

  /// White trunks in a summer wood.
  static let birches = Scene(
    tint: { x, y, _ in
      let noise = Noise(seed: 23)
      let leaves = noise.cloud(x * 9, y * 9, octaves: 6)
      var tint = Tint(0.12, 0.2, 0.08).mixed(with: Tint(0.72, 0.85, 0.35), step(0.3, 0.75, leaves))
      tint = tint.mixed(with: Tint(0.95, 0.98, 0.8), step(0.72, 0.82, leaves) * (1 - y))
      tint = tint.mixed(
        with: Tint(0.25, 0.33, 0.1).lit(0.6 + noise.cloud(x * 30, y * 60)), step(0.78, 0.86, y))
      for trunk in 0..<7 {
        let place = noise.random(trunk, 1) * 0.66
        let width = 0.012 + noise.random(trunk, 2) * 0.022
        let lean = (noise.random(trunk, 3) - 0.5) * 0.06
        let offset = (x - place - lean * y) / width
        let foot = 0.82 + noise.random(trunk, 4) * 0.13
        guard abs(offset) < 1.1, y < foot else { continue }
        let scar = step(
          0.62, 0.7, noise.cloud(offset * 1.2 + Double(trunk) * 7, y * 42, octaves: 3))
        let bark = Tint(0.93, 0.91, 0.86).lit(1 - 0.45 * abs(offset + 0.25))
          .mixed(with: Tint(0.15, 0.13, 0.12), scar)
        tint = tint.mixed(with: bark, step(1.05, 0.95, abs(offset)))
      }
      return tint
    }, grain: 0.03)

  /// Sand under a clear sky.
  static let dunes = Scene(
    tint: { x, y, _ in
      let noise = Noise(seed: 37)
      var tint = Tint(0.16, 0.4, 0.74).mixed(with: Tint(0.75, 0.84, 0.9), step(0, 0.5, y))
      for dune in 0..<5 {
        let depth = Double(dune)
        let top = 0.4 + depth * 0.1 - noise.value(x * (0.8 + depth * 0.25) + depth * 13, 2) * 0.2
        let side = noise.value(x * (0.8 + depth * 0.25) + depth * 13 + 0.3, 2)
        let ripple = noise.cloud(x * 8 + y * 30, y * 140 - x * 20, octaves: 2) * 0.1
        let sand = Tint(0.93, 0.69, 0.42).lit(0.55 + side * 0.6 + ripple + (y - top) * 0.2)
        tint = tint.mixed(with: sand, step(top - 0.001, top + 0.001, y))
      }
      return tint
    }, grain: 0.015)

  /// A long coast with surf.
  static let coast = Scene(
    tint: { x, y, aspect in
      let noise = Noise(seed: 41)
      let clouds = step(0.45, 0.75, noise.cloud(x * 1.7, y * 6, octaves: 6))
      var tint = Tint(0.24, 0.5, 0.82).mixed(with: Tint(0.8, 0.9, 0.96), step(0, 0.45, y))
        .mixed(with: Tint(0.98, 0.97, 0.95), clouds * 0.85)
      let cliff = 0.44 - 0.3 * step(aspect * 0.5, aspect, x) * noise.cloud(x * 3, 1)
      let rock = Tint(0.42, 0.4, 0.3).lit(0.6 + noise.cloud(x * 14, y * 22) * 0.8)
      tint = tint.mixed(with: rock, step(cliff - 0.003, cliff + 0.003, y) * step(1.2, 1.4, x))
      let wave = noise.cloud(x * 4, y * 40, octaves: 5)
      let sea = Tint(0.05, 0.33, 0.48).mixed(with: Tint(0.3, 0.72, 0.72), step(0.45, 0.85, y))
        .lit(0.8 + wave * 0.4)
      tint = tint.mixed(with: sea, step(0.438, 0.442, y))
      let shore = 0.78 + (noise.cloud(x * 1.5, 5) - 0.5) * 0.2
      let foam = step(0.03, 0, abs(y - shore)) * step(0.35, 0.6, noise.cloud(x * 12, y * 30))
      let beach = Tint(0.88, 0.8, 0.64).lit(0.9 + noise.cloud(x * 60, y * 60) * 0.15)
      return tint.mixed(with: beach, step(shore, shore + 0.01, y))
        .mixed(with: Tint(1, 1, 1), foam)
    }, grain: 0.015)

  /// Snow on firs under a pale sky.
  static let snow = Scene(
    tint: { x, y, _ in
      let noise = Noise(seed: 43)
      var tint = Tint(0.62, 0.72, 0.84).mixed(with: Tint(0.96, 0.9, 0.88), step(0, 0.7, y))
      for row in 0..<3 {
        for tree in 0..<14 {
          let number = row * 20 + tree
          let place = noise.random(number, 1) * 1.6 - 0.05
          let height = 0.22 + noise.random(number, 2) * 0.16 + Double(row) * 0.08
          let foot = 0.62 + Double(row) * 0.11
          let up = (foot - y) / height
          guard up > 0, up < 1 else { continue }
          let jag = 0.6 + 0.4 * (up * 9 - (up * 9).rounded(.down))
          let reach = (1 - up) * height * 0.3 * jag
          let fir = Tint(0.1, 0.2, 0.2).mixed(
            with: Tint(0.9, 0.94, 0.98), step(0.45, 0.6, noise.cloud(x * 40, y * 50)))
          tint = tint.mixed(
            with: fir.mixed(with: Tint(0.8, 0.85, 0.9), 0.5 - Double(row) * 0.22),
            step(reach, reach - 0.006, abs(x - place)))
        }
        let ground = 0.61 + Double(row) * 0.11 - noise.cloud(x * 2, Double(row) * 9) * 0.04
        let drift = Tint(0.88, 0.92, 0.98).lit(0.92 + noise.cloud(x * 5, y * 20) * 0.12)
        tint = tint.mixed(with: drift, step(ground, ground + 0.02, y))
      }
      return tint
    }, grain: 0.02)
}
