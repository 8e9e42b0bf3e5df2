import BoardModel

/// A run of a program that turns pixels into a video.
///
/// A class, since it must be ended and its files removed exactly once.
final class VideoProgram {
  private enum State {
    case running(Int32, channel: Int32)
    case ended
  }

  private let folder: ScratchFolder
  private var state = State.ended

  enum Failure: Error, Hashable {
    /// There is none in the folders of `PATH`.
    case absent
    case system(SystemError)
    /// What it said.
    case refused(String)
  }

  /// - Parameters:
  ///   - name: A path, or a name that is looked for in the folders of `PATH`.
  ///   - arguments: All but the name of the file that it makes, which comes last.
  init(_ name: String, _ arguments: [String]) throws(Failure) {
    do throws(SystemError) {
      let folder = try ScratchFolder()
      self.folder = folder
      let channel = try SystemCalls.makeChannel()
      defer { SystemCalls.close(channel.reading) }
      do throws(SystemError) {
        let video = folder.path.appending(VideoProgram.videoName)
        let words = [name] + arguments + [String(decoding: video.bytes, as: UTF8.self)]
        let number = try RunningPrograms.start { () throws(SystemError) in
          try SystemCalls.start(
            words, input: channel.reading, errors: folder.path.appending(VideoProgram.errorsName))
        }
        state = .running(number, channel: channel.sending)
      } catch {
        SystemCalls.close(channel.sending)
        throw error
      }
    } catch {
      throw error == .noSuchFile ? .absent : .system(error)
    }
  }

  deinit {
    if case .running(let number, _) = state { RunningPrograms.end(number) }
    _ = wait()
  }

  func send(_ bytes: [UInt8]) throws(Failure) {
    guard case .running(_, let channel) = state else { return }
    do throws(SystemError) {
      try SystemCalls.send(bytes, to: channel)
    } catch {
      // Whoever no longer reads has said why.
      _ = wait()
      throw .refused(words)
    }
  }

  /// The video, when all was sent.
  func finish() throws(Failure) -> [UInt8] {
    guard wait() == 0 else { throw .refused(words) }
    do throws(SystemError) {
      return try contents(of: VideoProgram.videoName)
    } catch {
      throw .system(error)
    }
  }

  private static let videoName = FilePath("video.mp4")
  private static let errorsName = FilePath("errors")

  private func wait() -> Int32? {
    guard case .running(let number, let channel) = state else { return nil }
    state = .ended
    SystemCalls.close(channel)
    return RunningPrograms.wait(for: number)
  }

  /// The last lines of what it said; the first ones are the most exact.
  private var words: String {
    let bytes = (try? contents(of: VideoProgram.errorsName)) ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.prefix(3).joined(separator: "; ")
  }

  private func contents(of name: FilePath) throws(SystemError) -> [UInt8] {
    let descriptor = try SystemCalls.open(folder.path.appending(name), SystemCalls.readOnly)
    defer { SystemCalls.close(descriptor) }
    var contents: [UInt8] = []
    while true {
      let bytes = try SystemCalls.read(descriptor, count: 1 << 20, at: contents.count)
      if bytes.isEmpty { return contents }
      contents += bytes
    }
  }
}
