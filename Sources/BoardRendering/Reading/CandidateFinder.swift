import BoardModel
import Geometry
import Pixels

/// Expands folders and patterns into candidates.
struct CandidateFinder {
  let options: ReadingOptions

  private(set) var candidates: [Candidate] = []
  private(set) var passedOver: [FilePath] = []
  private(set) var skipped: [SkippedPicture] = []

  init(options: ReadingOptions) {
    self.options = options
  }

  /// Takes a path from the command line: a folder, or anything else as a picture.
  mutating func add(_ path: FilePath) {
    add(path, writtenAs: path)
  }

  /// Takes the sections of a board file in a folder.
  mutating func add(_ sections: [BoardFile.Section], relativeTo folder: FilePath) {
    for (index, section) in sections.enumerated() {
      let first = candidates.count
      add(section.items, relativeTo: folder)
      for candidate in first..<candidates.count { candidates[candidate].section = index }
    }
  }

  private mutating func add(_ entries: [BoardFile.Entry], relativeTo folder: FilePath) {
    for entry in entries {
      switch entry {
      case .path(let text):
        addPattern(FilePath(text), relativeTo: folder)
      case .item(let item):
        add(item, relativeTo: folder)
      }
    }
  }

  private mutating func add(_ item: BoardFile.Item, relativeTo folder: FilePath) {
    let source: Candidate.Source
    if let text = item.source {
      source = .file(folder.appending(FilePath(text)))
    } else if let size = item.size {
      source = .placeholder(size: size, color: item.color ?? CandidateFinder.placeholderColor)
    } else {
      return
    }
    candidates.append(
      Candidate(
        source: source, id: item.id, name: FilePath(item.source ?? "placeholder"), isNamed: true,
        span: item.span, isPinned: item.isPinned, caption: item.caption,
        style: item.style.resolvingFont(in: folder), badge: item.badge, fit: item.fit,
        aspect: item.aspect, focus: item.focus))
  }

  /// Of placeholders that have none: a light grey.
  private static let placeholderColor = Color(red: 217, green: 217, blue: 217)

  private mutating func addPattern(_ text: FilePath, relativeTo folder: FilePath) {
    let path = folder.appending(text)
    let isThere = (try? SystemCalls.status(of: path)) != nil
    guard !isThere, text.bytes.contains(where: CandidateFinder.wildcards.contains) else {
      add(path, writtenAs: text)
      return
    }
    let base = FilePath(bytes: folder.bytes.flatMap { CandidateFinder.escaped($0) })
    let matches = SystemCalls.matches(of: base.appending(text))
      .sorted(by: FilePath.precedesNaturally)
    if matches.isEmpty {
      skipped.append(SkippedPicture(path: path, problem: .noMatch))
    }
    let prefix = folder.appending(FilePath("x")).bytes.count - 1
    for match in matches where (try? SystemCalls.status(of: match))?.kind != .folder {
      let name = text.isAbsolute ? match : FilePath(bytes: match.bytes.dropFirst(prefix))
      candidates.append(Candidate(source: .file(match), id: nil, name: name, isNamed: false))
    }
  }

  private static let wildcards = Set("*?[".utf8)

  private static func escaped(_ byte: UInt8) -> [UInt8] {
    wildcards.contains(byte) || byte == UInt8(ascii: "\\") ? [UInt8(ascii: "\\"), byte] : [byte]
  }

  /// The files of a folder are named relative to it.
  private mutating func add(_ path: FilePath, writtenAs text: FilePath) {
    guard let status = try? SystemCalls.status(of: path), status.kind == .folder else {
      candidates.append(Candidate(source: .file(path), id: nil, name: text, isNamed: true))
      return
    }
    do {
      let listing = try FolderListing(isRecursive: options.isRecursive).contents(of: path)
      let prefix = path.appending(FilePath("x")).bytes.count - 1
      passedOver += listing.hidden
      skipped += listing.unreadable.map {
        SkippedPicture(path: $0.path, problem: .cannotOpen($0.reason))
      }
      for file in listing.visible {
        let name = FilePath(bytes: file.bytes.dropFirst(prefix))
        candidates.append(Candidate(source: .file(file), id: nil, name: name, isNamed: false))
      }
    } catch {
      skipped.append(SkippedPicture(path: path, problem: .cannotOpen(error)))
    }
  }
}
