public import BoardModel
import BoardRendering

/// A folder of boards, each with the picture that it should be, or the frames.
public struct GoldenSuite: Hashable, Sendable {
  public let folder: FilePath

  /// In natural order of their names.
  public let cases: [GoldenCase]

  /// Goldens that belong to no board any more, and what else lies among them.
  public let orphans: [FilePath]

  /// Gestures without a board.
  public let strayGestures: [FilePath]

  public init(_ folder: FilePath) throws(GoldenError) {
    let names = try GoldenSuite.names(in: folder)
    self.folder = folder
    let gestures = Set(names.compactMap { GoldenSuite.stem($0, GoldenCase.gestureSuffix) })
    cases = names.compactMap { name in
      GoldenSuite.stem(name, GoldenCase.boardSuffix).map { stem in
        GoldenCase(name: stem, folder: folder, hasGesture: gestures.contains(stem))
      }
    }
    guard !cases.isEmpty else { throw .noCases(folder) }
    let known = Set(cases.map(\.name))
    strayGestures = names.filter { name in
      GoldenSuite.stem(name, GoldenCase.gestureSuffix).map { !known.contains($0) } ?? false
    }
    orphans = try GoldenSuite.orphans(folder, cases)
  }

  static func names(in folder: FilePath) throws(GoldenError) -> [FilePath] {
    do throws(SystemError) {
      return try StoredFile(folder).names()
    } catch {
      throw .folder(folder, error)
    }
  }

  private static func stem(_ name: FilePath, _ suffix: String) -> String? {
    guard let text = name.text, text.hasSuffix(suffix), text.count > suffix.count else {
      return nil
    }
    return String(text.dropLast(suffix.count))
  }

  /// The cases whose names a pattern matches; `*` stands for any text, `?` for any letter.
  public func cases(matching pattern: String?) -> [GoldenCase] {
    guard let pattern else { return cases }
    return cases.filter { GoldenSuite.matches(Array($0.name)[...], Array(pattern)[...]) }
  }

  private static func matches(_ name: ArraySlice<Character>, _ pattern: ArraySlice<Character>)
    -> Bool
  {
    var (name, pattern) = (name, pattern)
    // Where the last star stood, and what it has to cover next.
    var star: (pattern: ArraySlice<Character>, name: ArraySlice<Character>)?
    while true {
      if let wanted = pattern.first, wanted == "*" {
        pattern = pattern.dropFirst()
        star = (pattern, name)
      } else if let letter = name.first, let wanted = pattern.first,
        wanted == "?" || wanted == letter
      {
        name = name.dropFirst()
        pattern = pattern.dropFirst()
      } else if name.isEmpty, pattern.isEmpty {
        return true
      } else if let last = star, !last.name.isEmpty {
        star = (last.pattern, last.name.dropFirst())
        pattern = last.pattern
        name = last.name.dropFirst()
      } else {
        return false
      }
    }
  }
}
