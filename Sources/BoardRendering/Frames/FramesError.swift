public import BoardDrawing
public import BoardModel
public import Pixels

/// Why no frames, or not all of them, were written.
public enum FramesError: Error, Hashable, Sendable {
  case gesture(GestureError)

  /// Steps of the gesture do nothing, and that was not allowed.
  case idleSteps([ReplayWarning])

  /// No frame lies between the bounds that were asked for.
  case noFrames(duration: Double, frameCount: Int)
  case rendering(RenderingError)

  /// In the folder lies a file that has a frame's name, or the manifest's, and is not ours.
  case foreign(FilePath)

  /// The folder is one that pictures of the board lie in.
  case folderOfInputs(FilePath)

  /// Another run writes to the folder.
  case folderInUse(FilePath)

  /// A clip and its poster would be one file.
  case posterIsClip(FilePath)

  /// A frame of a clip would have more pixels than allowed.
  case clipTooLarge(PixelSize, limit: Int)

  /// A side is longer than the format can say.
  case clipSideTooLong(PixelSize, ClipFormat)

  /// The file would be longer than allowed, also as the last version of it; `path` is nil for standard
  /// output.
  case clipTooLong(FilePath?, limit: Int, ClipFormat, ClipVersion)

  /// This build was made without what writes the format.
  case clipNeedsLibrary(ClipFormat)

  /// A program that writes the format is not there.
  case clipNeedsProgram(String, ClipFormat)

  /// A program that writes the format has failed, and what it said.
  case programFailed(String, String)

  /// A picture could be read at first and then could not.
  case picture(SkippedPicture)
}
