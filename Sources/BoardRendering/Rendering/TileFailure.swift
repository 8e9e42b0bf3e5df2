/// A picture that turned out to be bad when its tile was made.
struct TileFailure {
  /// Of its job.
  let index: Int
  let problem: PictureProblem
}
