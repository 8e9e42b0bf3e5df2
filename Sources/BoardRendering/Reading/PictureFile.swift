public import BoardModel
public import ImageCodecs
public import Pixels

/// A picture file that is read whole, its colors as they are stored.
///
/// A class, since the open file must be closed exactly once. Safe to read from several threads.
public final class PictureFile: Sendable {
  public let path: FilePath

  /// What its headers say.
  public let info: ImageInfo

  private let file: InputFile

  /// Opens a file and reads its headers.
  public init(_ path: FilePath, limit: PixelLimit = PixelLimit()) throws(PictureProblem) {
    let file = try InputFile(path)
    do throws(ImageError) {
      info = try ImageFormats.readInfo(from: .descriptor(file.descriptor), limit: limit)
    } catch {
      throw .image(error)
    }
    self.path = path
    self.file = file
  }

  /// Decodes the picture, upright and in sRGB.
  public func decode(limit: PixelLimit = PixelLimit()) throws(PictureProblem) -> StraightBitmap {
    do throws(ImageError) {
      return try StraightBitmap(decoding: .descriptor(file.descriptor), limit: limit)
    } catch {
      throw .image(error)
    }
  }

  /// Opens the rows of the picture, as they are stored and in sRGB.
  public func openRows(limit: PixelLimit = PixelLimit()) throws(PictureProblem) -> ImageRows {
    do throws(ImageError) {
      return try ImageRows.straight(of: .descriptor(file.descriptor), limit: limit)
    } catch {
      throw .image(error)
    }
  }

  /// Whether it holds more pictures than the one that is decoded.
  public func isClip() throws(PictureProblem) -> Bool {
    do throws(ImageError) {
      return try ImageFormats.holdsClip(.descriptor(file.descriptor), format: info.format)
    } catch {
      throw .image(error)
    }
  }

  /// Whether another file holds the same bytes, or is the same file.
  public func hasSameBytes(as other: PictureFile) throws(PictureProblem) -> Bool {
    if file.status.identity == other.file.status.identity { return true }
    var offset = 0
    do throws(SystemError) {
      while true {
        let mine = try SystemCalls.read(file.descriptor, count: PictureFile.step, at: offset)
        let theirs = try SystemCalls.read(
          other.file.descriptor, count: PictureFile.step, at: offset)
        guard mine == theirs else { return false }
        if mine.isEmpty { return true }
        offset += mine.count
      }
    } catch {
      throw .cannotOpen(error)
    }
  }

  /// Whether the file is one whose end says that nothing is cut off: the last chunk of a PNG.
  ///
  /// Source: PNG specification (Third Edition), 5.3 and 11.2.5.
  public func endsAsPNG() throws(PictureProblem) -> Bool {
    guard info.format == .png else { return false }
    var offset = 8
    do throws(SystemError) {
      while true {
        let chunk = try SystemCalls.read(file.descriptor, count: 8, at: offset)
        guard chunk.count == 8 else { return false }
        let length = chunk.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        let end = offset + 12 + length
        if chunk.suffix(4).elementsEqual("IEND".utf8) {
          return try SystemCalls.read(file.descriptor, count: 1, at: end - 1).count == 1
        }
        offset = end
      }
    } catch {
      throw .cannotOpen(error)
    }
  }

  /// Whether two paths lead to one file, so that writing to one would lose the other.
  public static func isSameFile(_ first: FilePath, _ second: FilePath) -> Bool {
    guard let first = try? SystemCalls.status(of: first),
      let second = try? SystemCalls.status(of: second)
    else { return false }
    return first.identity == second.identity
  }

  /// How many bytes are read at once, so that files which differ early are not read whole.
  private static let step = 1 << 20
}
