/// What was counted of an item's pixels.
struct ItemTally {
  /// Those that differ.
  var different = 0

  /// Of these, those that changed by little, see ``ItemEvidence/faintChange``.
  var faint = 0

  /// The greatest change of a channel, in levels of 255.
  var largest = 0.0

  /// Of those that differ, how many lie where another item is seen, or lies beneath.
  var overlapping = 0

  /// How many pixels of the item's solid part differ for another item's sake, by the numbers of these.
  var covered: [Int: Int] = [:]

  mutating func add(_ change: Double) {
    different += 1
    if change <= ItemEvidence.faintChange { faint += 1 }
    largest = max(largest, change)
  }

  mutating func add(_ other: ItemTally) {
    different += other.different
    faint += other.faint
    largest = max(largest, other.largest)
    overlapping += other.overlapping
  }
}
