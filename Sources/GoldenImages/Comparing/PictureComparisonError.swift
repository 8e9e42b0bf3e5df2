public import BoardModel
public import BoardRendering
public import ImageComparison

/// Why two files could not be compared; never taken for a pass.
public enum PictureComparisonError: Error, Hashable, Sendable {
  case picture(SkippedPicture)
  case folder(FilePath, SystemError)
  /// A folder of frames was to be compared with a single picture.
  case folderAgainstFile(folder: FilePath, file: FilePath)
  /// A folder without any picture.
  case noFrames(FilePath)
  /// A file of several pictures, of which one alone would be compared.
  case clip(FilePath)
  case comparison(ComparisonError)
}
