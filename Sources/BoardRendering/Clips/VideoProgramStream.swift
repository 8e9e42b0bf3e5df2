package import ImageCodecs
import Pixels

/// Writes an MP4 that plays everywhere: H.264 with a color for each four pixels, made by ffmpeg.
///
/// What is not opaque is seen on white, and an odd side is made even by repeating the last pixels.
/// The same frames make the same bytes with one version of ffmpeg. All bytes come at the end, since
/// those of the beginning are known last.
package struct VideoProgramStream: ClipStream {
  private let settings: ClipSettings
  private let program: VideoProgram
  private let name: String

  /// - Parameters:
  ///   - quality: From 1 to 100; nil for 90, at which a loss is hard to see.
  ///   - name: Of ffmpeg, which is looked for in `PATH`.
  package init(
    _ settings: ClipSettings, quality: Int? = nil, program name: String = "ffmpeg"
  ) throws(ImageWritingError) {
    precondition(settings.size.width > 0 && settings.size.height > 0, "a clip has pixels")
    self.settings = settings
    self.name = name
    do throws(VideoProgram.Failure) {
      program = try VideoProgram(name, Self.arguments(settings, quality: quality ?? 90))
    } catch {
      throw ImageWritingError(error, name)
    }
  }

  package mutating func append(_ frame: ClipFrame) throws(ImageWritingError) -> [UInt8] {
    precondition(frame.image.size == settings.size, "frames of a clip have one size")
    let pixels = evenPixels(frame.image)
    do throws(VideoProgram.Failure) {
      for _ in 0..<frame.ticks { try program.send(pixels) }
    } catch {
      throw ImageWritingError(error, name)
    }
    return []
  }

  package mutating func finish() throws(ImageWritingError) -> ClipEnding {
    do throws(VideoProgram.Failure) {
      return ClipEnding(bytes: try program.finish())
    } catch {
      throw ImageWritingError(error, name)
    }
  }

  static func evenSize(_ size: PixelSize) -> PixelSize {
    PixelSize(width: (size.width + 1) & ~1, height: (size.height + 1) & ~1)
  }

  private static func arguments(_ settings: ClipSettings, quality: Int) -> [String] {
    let size = evenSize(settings.size)
    let rate = FrameRatio(fps: settings.fps)
    // libx264's rate factor: 18 at 90, 23 at 75, 28 at 60.
    let factor = 48 - quality / 3
    return ["-nostdin", "-hide_banner", "-loglevel", "error", "-y"]
      + ["-f", "rawvideo", "-pix_fmt", "rgba", "-s", "\(size.width)x\(size.height)"]
      + ["-framerate", "\(rate.frames)/\(rate.seconds)", "-i", "pipe:0", "-an"]
      + [
        "-vf",
        "scale=out_color_matrix=bt709:out_range=limited"
          + ":flags=accurate_rnd+full_chroma_int+bitexact,format=yuv420p",
      ]
      // The number of threads has a say in the bytes, the number of cores shall have none.
      + ["-c:v", "libx264", "-crf", "\(factor)", "-preset", "slow", "-threads", "4"]
      + ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1"]
      + ["-color_range", "tv", "-movflags", "+faststart", "-fflags", "+bitexact"]
      + ["-flags:v", "+bitexact", "-f", "mp4"]
  }

  private func evenPixels(_ image: StraightBitmap) -> [UInt8] {
    let size = Self.evenSize(image.size)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size.area * 4)
    for y in 0..<size.height {
      let row = min(y, image.height - 1) * image.width
      for x in 0..<size.width {
        let color = image.colors[row + min(x, image.width - 1)].overWhite
        bytes.append(color.red)
        bytes.append(color.green)
        bytes.append(color.blue)
        bytes.append(255)
      }
    }
    return bytes
  }
}

extension ImageWritingError {
  fileprivate init(_ failure: VideoProgram.Failure, _ name: String) {
    self =
      switch failure {
      case .absent: .needsProgram(name)
      case .system(let error): .programFailed(name, error.words)
      case .refused(let words): .programFailed(name, words)
      }
  }
}
