import ImageCodecs

/// Hashes one frame after the other; of a frame that begins like the one before only the rest.
struct FrameHasher {
  /// What was added before each band of the last frame, and at the end.
  private var states: [PixelHash] = [PixelHash()]

  /// - Parameter changed: The index of the first band that is not that of the frame before.
  mutating func hash(_ bands: [FrameBand.Content], changedFrom changed: Int?) -> String {
    let first = min(changed ?? bands.count, states.count - 1)
    states.removeSubrange((first + 1)...)
    for band in bands[first...] {
      var state = states[states.count - 1]
      state.add(band.colors)
      states.append(state)
    }
    return states[states.count - 1].text
  }
}
