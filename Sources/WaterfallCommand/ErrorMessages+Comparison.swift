import BoardModel
import BoardRendering
import GoldenImages
import ImageCodecs
import ImageComparison
import Pixels

extension ErrorMessages {
  static func words(for error: PictureComparisonError) -> String {
    switch error {
    case .picture(let picture):
      "\(picture.path.displayText) cannot be compared: \(comparisonReason(picture.problem))"
    case .folder(let path, let error): "\(path.displayText) cannot be read: \(error.words)"
    case .folderAgainstFile(let folder, let file):
      "\(folder.displayText) is a folder and \(file.displayText) is not; name two pictures or two folders"
    case .noFrames(let folder):
      "\(folder.displayText) holds no picture to compare; name the folder of the frames"
    case .clip(let path):
      "\(path.displayText) is a clip of several pictures, which are not compared; name pictures, or "
        + "folders of frames"
    case .comparison(let error): words(for: error)
    }
  }

  /// Pictures are compared whole or not at all.
  private static func comparisonReason(_ problem: PictureProblem) -> String {
    guard case .image(.truncated(let format, let rows)) = problem else { return reason(problem) }
    return "the \(format.name) is cut off after \(rows) rows"
  }

  private static func words(for error: ComparisonError) -> String {
    switch error {
    case .threshold(let threshold, let metric, _):
      "a threshold of \(threshold) makes no sense for \(metric)"
    case .unknownMetric(let name): "there is no metric \"\(oneLine(name))\""
    case .maskSize(let size, let pictures):
      "the mask has \(size.width) x \(size.height) pixels and the picture "
        + "\(pictures.width) x \(pictures.height); make them equal"
    case .noMemory(let bytes):
      "a picture of the difference would take \(bytes >> 20) MiB; leave out --output"
    }
  }
}
