import BoardModel
import BoardRendering
import Foundation
import Pixels
import TestSupport
import Testing

@Suite struct DateOrderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func items() throws -> [BoardItem] {
    var overrides = BoardOverrides()
    overrides.sort = .date
    return try BoardReader().read([.path(folder.path("in"))], overrides: overrides).board.items
  }

  /// - Parameter time: In seconds since 1970.
  private func setTime(of name: String, to time: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: time)],
      ofItemAtPath: folder.url.appending(path: name).path)
  }

  @Test(arguments: [
    ("IMG_20240131_123456", "2024-01-31 12:34:56"),
    ("PXL_20240131_123456789", "2024-01-31 12:34:56"),
    ("2024-01-31 12.34.56", "2024-01-31 12:34:56"), ("20240131123456", "2024-01-31 12:34:56"),
    ("Screenshot 2024-01-31 at 12.34.56", "2024-01-31 12:34:56"),
    ("Screen Shot 2024-01-31 at 3.04.05 PM", "2024-01-31 15:04:05"),
    ("Screen Shot 2024-01-31 at 12.04.05 AM", "2024-01-31 00:04:05"),
    ("photo_2024-01-31_12-34-56 (2)", "2024-01-31 12:34:56"), ("2024-01-31", "2024-01-31"),
    ("2024-01-31T12:34:56", "2024-01-31 12:34:56"), ("IMG-20240131-WA0001", "2024-01-31"),
    ("trip 1999_12_31 evening", "1999-12-31"), ("a20240131", "2024-01-31"),
    ("20240231_120000 20240301", "2024-03-01"), ("IMG_20240131_256199", "2024-01-31"),
  ])
  func aDateInTheNameIsTheItems(name: String, date: String) throws {
    try folder.writePNG("in/\(name).png", 8, 8, .black)

    #expect(try items().map(\.date) == [date])
  }

  @Test(arguments: [
    "IMG_1234", "120240131", "202401310", "20241331", "2024-0131", "1920x1080", "IMG_1920_1080",
    "1706700000000", "2024", "20240131999999", "2024-01", "18990101",
  ])
  func otherNumbersAreNoDate(name: String) throws {
    try folder.writePNG("in/\(name).png", 8, 8, .black)

    #expect(try items().map(\.date) == [nil])
  }

  @Test func theOldestComesFirstByNameThenByTheFilesTime() throws {
    try folder.writePNG("in/late 2024-01-03.png", 8, 8, .black)
    try folder.writePNG("in/b.png", 8, 8, .black)
    try folder.writePNG("in/early 2024-01-01.png", 8, 8, .black)
    // 2024-01-02 00:00:00 UTC.
    try setTime(of: "in/b.png", to: 1_704_153_600)

    #expect(try items().map(\.id) == ["early 2024-01-01", "b", "late 2024-01-03"])
  }

  @Test func equalDatesAreInNaturalOrderOfNames() throws {
    for name in ["x10 20240101", "x9 20240101", "x1 20240101"] {
      try folder.writePNG("in/\(name).png", 8, 8, .black)
    }

    #expect(try items().map(\.id) == ["x1 20240101", "x9 20240101", "x10 20240101"])
  }

  @Test func timesOfFilesCountAcrossYears() throws {
    let times: [(String, Double)] = [
      ("a", 4_102_444_799), ("b", 951_782_400), ("c", 951_868_799), ("d", 951_868_800), ("e", 1),
    ]
    for (name, time) in times {
      try folder.writePNG("in/\(name).png", 8, 8, .black)
      try setTime(of: "in/\(name).png", to: time)
    }

    #expect(try items().map(\.id) == ["e", "b", "c", "d", "a"])
  }

  @Test func placeholdersComeLast() throws {
    let text =
      #"{ "version": 1, "sort": "date", "items": [ { "id": "x", "size": [1, 1] }, "in" ] }"#
    try folder.writePNG("in/a.png", 8, 8, .black)
    try folder.write(Array(text.utf8), to: "b.json")

    let board = try BoardReader().read([.path(folder.path("b.json"))]).board

    #expect(board.items.map(\.id) == ["in/a", "x"] || board.items.map(\.id) == ["a", "x"])
  }
}
