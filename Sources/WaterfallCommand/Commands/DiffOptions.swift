import GoldenImages
import ImageCodecs
import ImageComparison
import Pixels

/// What the arguments of `diff` ask for.
struct DiffOptions {
  var comparator: ImageComparator
  var picture: DifferencePicture
  var limit = PixelLimit()

  init(_ arguments: ParsedArguments) throws(CommandError) {
    do throws(UsageError) {
      comparator = try arguments.comparator()
      picture = try arguments.pictureStyle()
      limit.maximumPixels =
        try arguments.wholeNumber(.maxPixels, upTo: .max) ?? limit.maximumPixels
    } catch {
      throw .usage(error)
    }
    comparator.wantsMap = arguments.has(.output)
    // Without a number or a picture to give, the first difference is enough.
    comparator.stopsAtFirst =
      arguments.has(.quiet) && !arguments.has(.json) && !arguments.has(.output)
    guard let mask = arguments.values[.mask] else { return }
    guard !mask.bytes.isEmpty else { throw .usage(.emptyName) }
    do throws(PictureComparisonError) {
      comparator.mask = ComparisonMask(try ComparedPictures.read(mask.path, limit))
    } catch {
      throw .comparison(error)
    }
  }
}
