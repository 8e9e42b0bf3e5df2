import BoardRendering
import ImageCodecs
import Pixels

extension ErrorMessages {
  /// Why a file cannot be drawn, without its name.
  static func reason(_ problem: PictureProblem) -> String {
    switch problem {
    case .cannotOpen(let error): "it cannot be opened: \(error.words)"
    case .noMatch: "the pattern matches no file"
    case .notAFile(let kind): "it is a \(kind.rawValue), not a picture"
    case .image(let error): reason(error)
    case .tileTooLarge(let size):
      "its tile of \(size.width) x \(size.height) pixels needs too much memory; use a smaller --width"
    }
  }

  private static func reason(_ error: ImageError) -> String {
    switch error {
    case .empty: "the file is empty"
    case .notAPicture: "its content is no picture"
    case .unsupportedFormat(let format) where ["HTML", "XML"].contains(format):
      "its content is \(format), not a picture"
    case .unsupportedFormat(let format):
      if let library = ImageFormats.missingLibrary(for: format) {
        "\(format) is not read by this build; it needs \(library)"
      } else {
        "\(format) is not read in this version; convert it to PNG or JPEG"
      }
    case .libraryMissing(let format):
      "\(format.name) is read by \(format.library), which is not installed; install it"
    case .unsupported(let format, let what): "this kind of \(format.name) is not read: \(what)"
    case .truncated(let format, let rows):
      "the \(format.name) is cut off after \(rows) rows; copy it again from where it came"
        + (rows > 0 ? ", or draw what is there with --allow-truncated" : "")
    case .corrupt(let format, let what): "the \(format.name) is damaged: \(oneLine(what))"
    case .tooLarge(let size, let limit):
      "it has \(size.width) x \(size.height) pixels and the limit is \(limit); raise --max-pixels"
    case .needsTooMuchMemory(let bytes, let limit):
      "reading it takes \(bytes >> 20) MiB and the limit is \(limit >> 20); make it smaller"
    case .tooManyScans(let limit): "it has more than \(limit) scans, which no camera makes"
    case .unreadable(let number): "it cannot be read: \(SystemError(number: number).words)"
    }
  }
}
