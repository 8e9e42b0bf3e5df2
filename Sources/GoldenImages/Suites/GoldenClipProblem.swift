public import BoardRendering
public import ImageCodecs
public import Pixels

/// Why a recorded clip does not show what its record speaks of, so that nothing can be compared with it.
///
/// Where a recording was interrupted, the clip may be newer than its record.
public enum GoldenClipProblem: Error, Hashable, Sendable {
  case cannotOpen(PictureProblem)

  /// It is cut off, changed, or no clip at all.
  case damaged(APNGError)

  case size(found: PixelSize, recorded: PixelSize)

  /// By how long its frames are seen.
  case frameCount(found: Int, recorded: Int)

  /// A frame of the file that is seen too briefly to be one that was recorded.
  case tooBrief(frame: Int)

  /// The record is that of a still.
  case recordOfStill
}
