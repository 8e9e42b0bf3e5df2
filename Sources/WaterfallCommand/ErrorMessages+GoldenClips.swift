import BoardRendering
import GoldenImages
import ImageCodecs
import Pixels

extension ErrorMessages {
  /// What is wrong with a recorded clip, to follow its name.
  static func words(for problem: GoldenClipProblem) -> String {
    switch problem {
    case .cannotOpen(let problem): "cannot be read: \(reason(problem))"
    case .damaged(let error): words(for: error)
    case .size(let found, let recorded):
      "has \(found.width) x \(found.height) pixels and its record says "
        + "\(recorded.width) x \(recorded.height), as after an interrupted recording"
    case .frameCount(let found, let recorded):
      "has \(found) frames and its record says \(recorded), as after an interrupted recording"
    case .tooBrief(let frame):
      "shows its picture \(frame) for less than a frame, which was not recorded so"
    case .recordOfStill:
      "is a clip and its record that of a still, as after an interrupted recording"
    }
  }

  private static func words(for error: APNGError) -> String {
    switch error {
    case .notAPNG: "is no APNG"
    case .noClip: "is a PNG of one picture and no clip"
    case .cutOff: "is cut off"
    case .unreadable(let number): "cannot be read: \(SystemError(number: number).words)"
    case .bytesAfterEnd(let count): "is damaged: \(count) bytes follow its end"
    case .badChecksum(let chunk): "is damaged: the checksum of a chunk \(oneLine(chunk)) is wrong"
    case .badLength(let chunk): "is damaged: a chunk \(oneLine(chunk)) has a wrong length"
    case .misplaced(let chunk): "is damaged: a chunk \(oneLine(chunk)) stands in a wrong place"
    case .unknownChunk(let chunk):
      "cannot be read: it has a chunk \(oneLine(chunk)), which is unknown"
    case .badHeader: "is damaged: its header makes no sense"
    case .badNumber(let found, let expected):
      "is damaged: its chunk number \(expected) is numbered \(found)"
    case .badFrameCount(let found, let expected):
      "is damaged: it holds \(found) pictures and says \(expected)"
    case .badBox(let frame), .badOperation(let frame), .noPixels(let frame):
      "is damaged: what it says of its picture \(frame) makes no sense"
    case .tooLarge(let limit): "has more than \(limit) pixels, which is too many to be compared"
    case .picture(let frame, let error):
      "is damaged: its picture \(frame) cannot be decoded: \(reason(.image(error)))"
    }
  }
}
