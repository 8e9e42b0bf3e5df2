import BoardDrawing
import BoardModel
import ImageCodecs

/// Hashes and writes frames, one after the other, and what the manifest says of them.
struct FrameFinisher: FrameSink {
  private let sequence: FrameSequence
  private let folder: FrameFolder
  private let file: PNGFile
  private let manifest: OutputFile
  private var hasher = FrameHasher()

  /// Text of the manifest that is not yet written.
  private var waiting: String

  /// Frames of which every band was that of the frame before.
  private(set) var unchangedCount = 0

  init(
    _ sequence: FrameSequence, _ folder: FrameFolder, _ settings: PNGSettings
  ) throws(OutputError) {
    self.sequence = sequence
    self.folder = folder
    file = PNGFile(settings)
    manifest = try OutputFile(
      .file(folder.path.appending(FrameFolder.manifestName), replaces: true))
    try manifest.begin()
    waiting = FrameManifest.opening(sequence)
  }

  mutating func finish(_ work: FrameWork) throws(FramesError) {
    do throws(OutputError) { try write(work) } catch { throw .rendering(.output(error)) }
  }

  private mutating func write(_ work: FrameWork) throws(OutputError) {
    let bands = work.bands.compactMap(\.content)
    let hash = hasher.hash(bands, changedFrom: work.changed.first)
    if work.changed.isEmpty { unchangedCount += 1 }
    let frame = sequence.frames[work.number]
    try folder.write(
      file.pieces(joining: bands.compactMap(\.png)), as: FrameFolder.frameName(frame.number))
    waiting += FrameManifest.frame(
      frame, sha256: hash, sequence.replay.state(at: frame.time),
      events: sequence.events(until: frame))
    if waiting.utf8.count > 1 << 16 { try writeManifest() }
  }

  /// Puts the manifest in its place.
  ///
  /// Frames are not brought to the disk one by one, which would take longer than to draw them: after a
  /// power cut the hashes tell which of them are whole.
  mutating func complete() throws(FramesError) {
    waiting += FrameManifest.ending(sequence.replay.result)
    do throws(OutputError) {
      try writeManifest()
      try manifest.finish()
    } catch {
      throw .rendering(.output(error))
    }
  }

  private mutating func writeManifest() throws(OutputError) {
    try manifest.write(Array(waiting.utf8))
    waiting = ""
  }
}
