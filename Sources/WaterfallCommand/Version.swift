/// The version that `--version` prints and that nothing the tool writes contains.
enum Version {
  static let number = "0.1.0"
}
