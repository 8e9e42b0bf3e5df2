public import BoardDrawing
public import BoardModel

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

  /// A picture could be read at first and then could not.
  case picture(SkippedPicture)
}
