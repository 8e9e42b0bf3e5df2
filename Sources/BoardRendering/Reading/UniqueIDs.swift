/// Ids that are all different.
struct UniqueIDs {
  private var taken: Set<String>

  /// The last number put behind each text, so that a thousand equal texts are not a million tries.
  private var lastNumbers: [String: Int] = [:]

  init(taken: Set<String>) {
    self.taken = taken
  }

  /// The text itself, or where that is taken, with the first free number behind, from 2.
  mutating func id(from base: String) -> String {
    var number = lastNumbers[base] ?? 0
    var id: String
    repeat {
      number += 1
      id = number == 1 ? base : "\(base)-\(number)"
    } while !taken.insert(id).inserted
    lastNumbers[base] = number
    return id
  }
}
