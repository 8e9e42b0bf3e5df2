import BoardModel
import BoardRendering
import ImageCodecs
import Layouts
import Pixels

/// The words for people: one line that says what is wrong, where, and what to do.
enum ErrorMessages {
  static func words(for error: CommandError) -> String {
    switch error {
    case .usage(let error): words(for: error)
    case .cannotRead(let name, .system(let number)):
      "\(shown(name)) cannot be read: \(SystemError(number: number).words)"
    case .cannotRead(let name, .tooLong(let limit)):
      "\(shown(name)) is longer than \(limit >> 20) MiB; is it the right file?"
    case .reading(let error): words(for: error)
    case .rendering(let error): words(for: error)
    case .output(let error): words(for: error)
    case .comparison(let error): words(for: error)
    case .golden(let error): words(for: error)
    case .gestureFile(let file, let error): "\(shown(file)): \(gestureWords(for: error))"
    case .approvalFile(let file, let error): "\(shown(file)): \(words(for: error))"
    case .frames(let error): words(for: error)
    case .nameNotInJSON(let path):
      "\(path.displayText): a board file cannot hold this name, which is not UTF-8; rename the file"
    case .selfTest(let failures):
      "\(failures) of the self-tests failed; install libpng, libjpeg and lcms2 anew"
    }
  }

  static func skipped(_ picture: SkippedPicture) -> String {
    "waterfall: \(picture.path.displayText) was skipped: \(reason(picture.problem))"
  }

  static func warning(_ warning: PictureWarning) -> String {
    "waterfall: \(warning.path.displayText): warning: \(reasons(warning))"
  }

  /// Why a picture may not be as it should, without its name.
  static func reasons(_ warning: PictureWarning) -> String {
    warning.reasons.map(oneLine).joined(separator: "; ")
  }

  static func passedOver(_ path: FilePath) -> String {
    "waterfall: \(path.displayText) was passed over: it is no picture, is hidden, or waterfall made it"
  }

  private static func words(for error: ReadingError) -> String {
    switch error {
    case .noInput: "nothing to draw: the list names no file"
    case .boardFileAmongOthers(let path):
      "\(path.displayText) is a board file and must be the one input; add the others to its items"
    case .board(.noItem(let id, let nearest), _):
      words(for: BoardError.noItem(id: id, nearest: nearest))
    case .board(let error, let file):
      "\(file?.displayText ?? "standard input"): \(words(for: error))"
    case .cannotRead(let path, let error): "\(path.displayText) cannot be read: \(error.words)"
    case .boardFileTooLarge(let path):
      "\(path.displayText) is too long for a board file; is it the right file?"
    }
  }

  static func words(for error: BoardError) -> String {
    switch error {
    case .notJSON(let detail): "this is not JSON: \(oneLine(detail))"
    case .missingKey(let key): "\(oneLine(key)) is missing; add it"
    case .unknownKey(let key, let nearest?):
      "there is no key \(oneLine(key)); did you mean \"\(nearest)\"?"
    case .unknownKey(let key, nil):
      "there is no key \(oneLine(key)); `waterfall schema board` lists them, notes begin with _"
    case .notInThisVersion(let key): "\(oneLine(key)) is not in this version; take it out"
    case .wrongType(let key, let expected): "\(oneLine(key)) must be \(expected)"
    case .badValue(let key, let expected):
      "\(oneLine(key)) makes no sense; expected \(oneLine(expected))"
    case .duplicateID(let id, let first, let second):
      "items \(first) and \(second) are both called \"\(oneLine(id))\"; give one another \"id\""
    case .noItem(let id, let nearest?):
      "no item is called \"\(oneLine(id))\"; did you mean \"\(oneLine(nearest))\"?"
    case .noItem(let id, nil):
      "no item is called \"\(oneLine(id))\"; `waterfall layout` lists their ids"
    case .heightsContradict(let minimum, let maximum):
      "minimumItemHeight \(minimum) is above maximumItemHeight \(maximum); exchange them"
    }
  }

  private static func words(for error: RenderingError) -> String {
    switch error {
    case .nothingToDraw(let skipped):
      skipped.isEmpty
        ? "nothing to draw: no picture was found; JPEG, PNG, WebP, GIF, HEIC and AVIF are read, sub-folders with --recursive"
        : "nothing to draw: no picture is left; the lines above say what is wrong with each"
    case .skipped(let skipped):
      "nothing was written, since --strict allows no skipped picture and there "
        + (skipped.count == 1 ? "is 1" : "are \(skipped.count)")
    case .canvasTooLarge(let size, let limit):
      "the board would have \(size.width) x \(size.height) pixels and the limit is "
        + "\(limit.width) x \(limit.height); use more --columns, or less --width or --scale"
    case .tilesTooLarge(let bytes, let limit):
      "the pictures side by side take \(bytes >> 20) MiB at this size and the limit is "
        + "\(limit >> 20); use less --width or --scale"
    case .pictureTooLarge(let size, let limit):
      "the picture would have \(size.width) x \(size.height) pixels and a JPEG's sides have at most "
        + "\(limit); write a PNG, or use --page, more --columns, less --width or --scale"
    case .tooManyBytes(let path, let limit, let format, let quality):
      tooManyBytes(path, limit: limit, format, quality: quality)
    case .pagesHaveOneName(let path, let count): pagesHaveOneName(path, count: count)
    case .layout(let error): words(for: error)
    case .fonts(let error): words(for: error)
    case .missingCharacters(let missing): words(for: missing)
    case .output(let error): words(for: error)
    case .internalFault(let what): "a fault of waterfall's own, please report it: \(oneLine(what))"
    }
  }

  private static func words(for error: LayoutError) -> String {
    switch error {
    case .columnCount(let count, let allowed):
      "\(count) columns make no sense; expected \(allowed.lowerBound) to \(allowed.upperBound)"
    case .columnTracks(let count, let columns):
      "\(count) column widths for \(columns) columns make no sense; give as many as columns"
    case .columnTrack(_, let index):
      "the width of column \(index) makes no sense; use a positive one"
    case .balancedItemCount(let count, let allowed):
      "a balance of \(count) makes no sense; expected \(allowed.lowerBound) to \(allowed.upperBound)"
    case .length(let setting, let length, _):
      "the \(setting) of \(length) points makes no sense here; use a smaller or positive one"
    case .minimumAboveMaximum(let minimum, let maximum):
      "the least height of an item, \(minimum), is above the greatest, \(maximum); exchange them"
    case .noRoom(let count):
      "margins and gaps leave no room for \(count == 1 ? "a column" : "\(count) columns"); "
        + "use fewer --columns, or a smaller --gap or --margin"
    case .noRoomInside:
      "insets and captions leave no room for a picture; use smaller insets or captions, fewer "
        + "columns or larger pages"
    case .noHeight(let height):
      "margins and headers leave no room on a page of \(height) points; use a smaller margin"
    case .scale(let scale, _): "a scale of \(scale) makes no sense; expected a number up to 4"
    }
  }

  private static func words(for error: OutputError) -> String {
    switch error {
    case .cannotWrite(let path, let error):
      "\(path?.displayText ?? "standard output") cannot be written: \(error.words)"
        + (error.writingAdvice.map { "; " + $0 } ?? "")
    case .exists(let path):
      "\(path.displayText) is there already and --no-clobber keeps it; choose another --output"
    case .overwritesInput(let path):
      "\(path.displayText) is what the board is made from; choose another --output"
    }
  }

  static func shown(_ name: Argument) -> String {
    name.isDash ? "standard input" : name.shown
  }

  /// A line in which nothing steers a terminal, or begins another line, whatever items are called.
  static func printable(_ line: String) -> String {
    guard line.unicodeScalars.contains(where: isControl) else { return line }
    return line.unicodeScalars.reduce(into: "") { text, scalar in
      text += isControl(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
  }

  /// A text of unknown origin with its line breaks escaped.
  static func oneLine(_ text: String) -> String {
    FilePath(text).displayText
  }
}
