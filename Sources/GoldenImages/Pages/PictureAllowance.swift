import BoardModel
import BoardRendering

/// How many bytes of pictures a page may still take, so that browsers can open it.
struct PictureAllowance {
  private var byteCount: Int

  /// How many frames have no picture in the page, since there was no room for them.
  private(set) var leftOut = 0

  init(_ byteCount: Int) {
    self.byteCount = byteCount
  }

  /// Whether there is room for these files, which is taken then.
  mutating func takes(_ files: [FilePath?]) -> Bool {
    var rest = byteCount
    for case .some(let file) in files {
      let (left, overflows) = rest.subtractingReportingOverflow(StoredFile(file).byteCount)
      guard !overflows, left >= 0 else {
        leftOut += 1
        return false
      }
      rest = left
    }
    byteCount = rest
    return true
  }
}
