public import BoardModel
import Geometry
import ImageCodecs
import Pixels

/// Makes a board of folders, pictures or a board file, reading no more of a picture than its
/// headers.
public struct BoardReader {
  public let options: ReadingOptions

  public init(options: ReadingOptions = ReadingOptions()) {
    self.options = options
  }

  /// - Parameter overrides: What the command line says; it counts more than a board file.
  public func read(_ inputs: [BoardInput], overrides: BoardOverrides = BoardOverrides())
    throws(ReadingError) -> LoadedBoard
  {
    guard !inputs.isEmpty else { throw .noInput }
    var finder = CandidateFinder(options: options)
    var merged = overrides
    var boardFile: FilePath?
    var folder = FilePath(".")
    var sections: [BoardSection] = []
    for input in inputs {
      guard let (file, path) = try readBoardFile(input, isAlone: inputs.count == 1) else {
        if case .path(let path) = input { finder.add(path) }
        continue
      }
      guard inputs.count == 1 else { throw .boardFileAmongOthers(path ?? FilePath("-")) }
      boardFile = path
      folder = path?.folder ?? FilePath(".")
      merged = overrides.over(file.overrides.resolvingFonts(in: folder))
      let preset = merged.preset ?? .standard
      sections = file.sections.enumerated().map { index, section in
        preset.completed(
          section.settings, at: index, of: file.sections.count, hasInsets: section.hasInsets)
      }
      finder.add(file.sections, relativeTo: folder)
    }
    if merged.scale == nil, merged.page == nil { merged.scale = options.usualScale }
    do {
      return try load(finder, merged, sections, boardFile: boardFile, folder: folder)
    } catch {
      throw .board(error, file: boardFile)
    }
  }

  private func load(
    _ finder: CandidateFinder, _ overrides: BoardOverrides, _ sections: [BoardSection],
    boardFile: FilePath?, folder: FilePath
  ) throws(BoardError) -> LoadedBoard {
    var skipped = finder.skipped
    var passedOver = finder.passedOver
    var found: [SizedCandidate] = []
    let probe = PictureProbe(options: options)
    for candidate in finder.candidates {
      switch candidate.source {
      case .placeholder(let size, let color):
        found.append(SizedCandidate(candidate, content: .color(color), size: size))
      case .file(let path):
        switch probe.look(at: path, isNamed: candidate.isNamed) {
        case .picture(let info, let status):
          let size = Size(width: Double(info.size.width), height: Double(info.size.height))
          var picture = SizedCandidate(candidate, content: .picture(path), size: size)
          picture.date = info.captureDate ?? FileNameDate.text(in: path)
          picture.modificationTime = status.modificationTime
          found.append(picture)
        case .bad(let problem):
          skipped.append(SkippedPicture(path: path, problem: problem))
        case .passedOver:
          passedOver.append(path)
        }
      }
    }
    let seed = overrides.sort == .shuffle ? overrides.seed ?? .random(in: 0...0xFFFF_FFFF) : nil
    var sections = sections
    if sections.isEmpty {
      let preset = overrides.preset ?? .standard
      sections = [
        preset.completed(BoardSection(itemCount: 0), at: 0, of: 1, hasInsets: false)
      ]
    }
    var ordered: [SizedCandidate] = []
    for index in sections.indices {
      let part = found.filter { $0.candidate.section == index }
      sections[index].itemCount = part.count
      ordered += part.sorted(by: overrides.sort ?? .asListed, seed: seed)
    }
    var settings = BoardSettings(overrides)
    if let text = overrides.backgroundPicture {
      let path = folder.appending(FilePath(text))
      switch backdrop(at: path) {
      case .success(let backdrop): settings.backdrop = backdrop
      case .failure(let problem): skipped.append(SkippedPicture(path: path, problem: problem))
      }
    }
    let board = try Board(
      settings: settings, items: try items(ordered, overrides),
      sections: sections)
    return LoadedBoard(
      board: board, skipped: skipped, passedOver: passedOver, seed: seed,
      boardFile: boardFile, options: options)
  }

  private func backdrop(at path: FilePath) -> Result<Backdrop, PictureProblem> {
    switch PictureProbe(options: options).look(at: path, isNamed: true) {
    case .picture(let info, _):
      let size = Size(width: Double(info.size.width), height: Double(info.size.height))
      return .success(Backdrop(path: path, naturalSize: size))
    case .bad(let problem): return .failure(problem)
    case .passedOver: return .failure(.image(.notAPicture))
    }
  }

  /// The items with their ids and with the shapes and spans that were asked for.
  private func items(
    _ ordered: [SizedCandidate], _ overrides: BoardOverrides
  ) throws(BoardError) -> [BoardItem] {
    let spans = overrides.spans
    var items = ordered.map { $0.inheriting(overrides) }.withIDs()
    if spans.isEmpty { return items }
    let ids = Set(items.map(\.id))
    if let unknown = spans.keys.sorted().first(where: { !ids.contains($0) }) {
      throw .noItem(id: unknown, nearest: NearestName.of(unknown, among: items.map(\.id)))
    }
    for index in items.indices {
      if let span = spans[items[index].id] { items[index].span = span }
    }
    return items
  }

  /// The board file that an input is, or nil where it is a folder or a picture.
  ///
  /// A file called `.json` always is; a lone one of another name where it begins like JSON and is not
  /// called a picture.
  private func readBoardFile(
    _ input: BoardInput, isAlone: Bool
  ) throws(ReadingError) -> (BoardFile, FilePath?)? {
    switch input {
    case .boardText(let bytes):
      return (try parse(bytes, from: nil), nil)
    case .path(let path):
      let file: InputFile
      do throws(PictureProblem) {
        file = try InputFile(path)
      } catch {
        if case .cannotOpen(let reason) = error, path.fileExtension == "json" {
          throw .cannotRead(path, reason)
        }
        // It may be a picture, and is judged as one.
        return nil
      }
      let bytes: [UInt8]?
      do throws(SystemError) {
        if path.fileExtension != "json" {
          let mayBeBoard = isAlone && !PictureProbe.isNamedAsPicture(path)
          guard try mayBeBoard ? file.beginsWithBrace() : false else { return nil }
        }
        bytes = try file.contents(limit: BoardReader.boardFileLimit)
      } catch {
        throw .cannotRead(path, error)
      }
      guard let bytes else { throw .boardFileTooLarge(path) }
      return (try parse(bytes, from: path), path)
    }
  }

  /// In bytes.
  private static let boardFileLimit = 64 << 20

  private func parse(_ bytes: [UInt8], from path: FilePath?) throws(ReadingError) -> BoardFile {
    do {
      return try BoardFile(json: bytes)
    } catch {
      throw .board(error, file: path)
    }
  }
}
