import Geometry

extension GestureFile {
  /// A move of an item, by its place in the order before and its place in the order after.
  public struct Move: Hashable, Sendable {
    public var from: GesturePlace
    public var to: GesturePlace

    public init(from: GesturePlace, to: GesturePlace) {
      self.from = from
      self.to = to
    }
  }

  /// The script that makes one move after another, each in the order that the last one left.
  ///
  /// It always ends in the order asked for. Where the preset has an edit mode, the script enters it
  /// first, and an index without a section counts within section 0.
  public static func moves(_ moves: [Move], preset: BoardPreset? = nil) -> GestureFile {
    let times = (preset ?? .standard).scriptTimes
    func place(_ place: GesturePlace) -> GesturePlace {
      GesturePlace(section: place.section ?? (times.edit == nil ? nil : 0), index: place.index)
    }
    var steps = entering(
      GestureTarget(.place(place(moves.first?.from ?? GesturePlace(index: 0)))), times)
    for (number, move) in moves.enumerated() {
      if number > 0 { steps.append(.hold(times.drop)) }
      let from = place(move.from)
      let to = place(move.to)
      steps += [
        .press(GestureTarget(.place(from))), .hold(times.press),
        .drag(GestureTarget(.place(to)), seconds: moveSeconds, ease: .easeInOut),
        .hold(settleSeconds), .drop(at: to),
      ]
    }
    return GestureFile(steps: steps, preset: preset)
  }

  /// The script that drags one thing to where another is.
  public static func drag(
    _ source: GestureTarget, to target: GestureTarget, preset: BoardPreset? = nil
  ) -> GestureFile {
    let times = (preset ?? .standard).scriptTimes
    return GestureFile(
      steps: entering(source, times) + [
        .press(source), .hold(times.press), .drag(target, seconds: moveSeconds, ease: .easeInOut),
        .hold(settleSeconds), .drop(),
      ], preset: preset)
  }

  /// How long the finger is on its way, so that people can follow it.
  private static let moveSeconds = 0.8

  /// How long the finger then stays, until the others have made room.
  private static let settleSeconds = 0.4

  /// The press that enters edit mode, where there is one.
  private static func entering(
    _ target: GestureTarget, _ times: BoardPreset.ScriptTimes
  ) -> [GestureStep] {
    guard let edit = times.edit else { return [] }
    return [.press(target), .hold(edit), .drop(), .hold(settleSeconds)]
  }
}
