import CImageCodecs

/// The libraries that decode and encode.
public enum ImageLibraries {
  /// By name: the version that is loaded or, where a library does not tell, was built with.
  public static var versions: [(name: String, version: String)] {
    [
      ("libpng", unsafe String(cString: codec_png_version())),
      ("libjpeg", unsafe String(cString: codec_jpeg_version())),
      ("lcms2", colorVersion),
    ]
  }

  private static var colorVersion: String {
    let number = Int(codec_color_version())
    let patch = number % 10 == 0 ? "" : ".\(number % 10)"
    return "\(number / 1000).\(number % 1000 / 10)" + patch
  }
}
