extension BoardPreset {
  /// How long a script presses and waits, in seconds.
  struct ScriptTimes {
    /// Of the press that enters edit mode; nil where there is none.
    var edit: Double?

    /// Until an item lifts.
    var press: Double

    /// Until a dropped item has arrived.
    var drop: Double
  }

  var scriptTimes: ScriptTimes {
    switch self {
    case .standard, .movableWaterfall, .waterfall: ScriptTimes(press: 0.5, drop: 0.3)
    case .snapshotReorder: ScriptTimes(press: 0.2, drop: 0.25)
    case .jiggleSections: ScriptTimes(edit: 0.5, press: 0, drop: 0.25)
    case .editGrid: ScriptTimes(edit: 0.5, press: 0.5, drop: 0.25)
    }
  }
}
