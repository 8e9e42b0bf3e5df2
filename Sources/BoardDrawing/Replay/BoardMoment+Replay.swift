import Pixels

extension BoardMoment {
  /// Of the place that an item has left: a grey that is seen on white and on black.
  static let placeholderColor = Color(red: 128, green: 128, blue: 128, alpha: 64)
}
