import BoardModel
import Geometry
import ImageCodecs

/// Looks at a file's headers and decides what it is to a board.
struct PictureProbe {
  let options: ReadingOptions

  enum Finding {
    case picture(ImageInfo, FileStatus)
    case bad(PictureProblem)

    /// Not a picture, and nobody said it was; or a picture that we made.
    case passedOver
  }

  func look(at path: FilePath, isNamed: Bool) -> Finding {
    do {
      let file = try InputFile(path)
      let info = try readInfo(of: file)
      return info.isOwnOutput && !isNamed ? .passedOver : .picture(info, file.status)
    } catch {
      return isNamed || isCandidate(path, error) ? .bad(error) : .passedOver
    }
  }

  private func readInfo(of file: InputFile) throws(PictureProblem) -> ImageInfo {
    do throws(ImageError) {
      return try ImageFormats.readInfo(
        from: .descriptor(file.descriptor), limit: options.limit,
        ignoresOrientation: options.ignoresOrientation)
    } catch {
      throw .image(error)
    }
  }

  /// Whether a file in a folder claims to be a picture, by its content or by its name.
  private func isCandidate(_ path: FilePath, _ problem: PictureProblem) -> Bool {
    switch problem {
    case .image(.empty), .image(.notAPicture), .image(.unreadable), .cannotOpen, .notAFile:
      PictureProbe.isNamedAsPicture(path)
    case .image(.unsupportedFormat(let name)):
      PictureProbe.isNamedAsPicture(path)
        || !PictureProbe.documents.contains(name)
    case .image, .tileTooLarge, .noMatch:
      true
    }
  }

  static func isNamedAsPicture(_ path: FilePath) -> Bool {
    extensions.contains(path.fileExtension)
  }

  private static let extensions: Set<String> = [
    "jpg", "jpeg", "jpe", "jfif", "png", "apng", "gif", "webp", "bmp", "tif", "tiff", "heic",
    "heif", "avif", "jxl", "jp2",
  ]

  /// Formats that can hold a picture but mostly hold text.
  private static let documents: Set<String> = ["PDF", "SVG", "HTML", "XML"]
}
