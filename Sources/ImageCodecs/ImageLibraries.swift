import CImageCodecs
import CMoreImageCodecs

/// The libraries that decode and encode.
public enum ImageLibraries {
  /// By name: the version that is loaded or, where a library does not tell, was built with.
  public static var versions: [(name: String, version: String)] {
    var versions = [
      ("libpng", unsafe String(cString: codec_png_version())),
      ("libjpeg", unsafe String(cString: codec_jpeg_version())),
      ("lcms2", colorVersion),
    ]
    #if WebP
      let webp = Int(webp_version())
      versions.append(("libwebp", "\(webp >> 16).\(webp >> 8 & 255).\(webp & 255)"))
    #endif
    #if GIF
      versions.append(("giflib", unsafe String(cString: gif_version())))
    #endif
    #if HEIF
      if let version = unsafe heif_version() {
        versions.append(("libheif", unsafe String(cString: version)))
      }
    #endif
    return versions
  }

  private static var colorVersion: String {
    let number = Int(codec_color_version())
    let patch = number % 10 == 0 ? "" : ".\(number % 10)"
    return "\(number / 1000).\(number % 1000 / 10)" + patch
  }
}
