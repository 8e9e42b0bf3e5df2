/// How the other items make room for one that moves.
public enum Yielding: String, CaseIterable, Sendable {
  /// Those between its old place and its new one move up by one.
  case insert

  /// The one that stands at the new place goes to the old place.
  case swap

  /// Only those of the new place's column, between the two places, move up by one; the nearest of
  /// them to the old place takes it. Between sections the same as ``insert``.
  case shiftColumn
}
