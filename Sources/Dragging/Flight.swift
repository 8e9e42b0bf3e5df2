/// A ghost that is no longer held, on the way to its slot.
public struct Flight: Hashable, Sendable {
  public let item: Int
  public let items: [Int]

  /// When it arrives, in seconds.
  public internal(set) var end: Double

  let home: DragHome
  let wasRefused: Bool
}
