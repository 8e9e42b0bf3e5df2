import CImageCodecs

/// The libraries that decode and encode.
public enum ImageLibraries {
  /// By name: the version that is loaded or, where a library does not tell, was built with.
  public static var versions: [(name: String, version: String)] {
    [
      ("libpng", unsafe String(cString: codec_png_version())),
      ("libjpeg", unsafe String(cString: codec_jpeg_version())),
    ]
  }
}
