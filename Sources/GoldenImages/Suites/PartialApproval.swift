import BoardModel
import ImageComparison
import Pixels

/// Replaces some frames of a golden, or some items of its pictures, and leaves the rest.
///
/// Of an item all pixels are taken over that it covers at least partly, where it was and where it is, with
/// its shadow, whatever else is seen there, and its place in the record. So a picture may come about that nobody has drawn yet: it is what is drawn when all else is put right.
struct PartialApproval {
  let approval: Approval
  let rendered: RenderedCase
  let store: GoldenStore

  /// A frame that is replaced.
  struct Part {
    let frame: RecordedFrame

    /// Nil where it is what is drawn.
    let picture: StraightBitmap?
  }

  /// - Returns: The frames that were replaced.
  func take() throws(GoldenError) -> [Int] {
    guard var record = try store.record() else { throw .approval(.notRecorded) }
    try check(record)
    let ids = try ids(record)
    let taken: [Int]
    if record.isHashOnly {
      taken = takeHashes(&record)
    } else if store.one.hasGesture {
      taken = try takeFrames(&record, ids)
    } else {
      taken = try takeStill(&record, ids)
    }
    if !taken.isEmpty { try store.write(record) }
    return taken
  }

  func isWanted(_ index: Int) -> Bool { approval.frames?.contains(index) ?? true }

  private func check(_ record: GoldenRecord) throws(GoldenError) {
    let (drawn, recorded) = (rendered.frames.count, record.frames.count)
    guard drawn == recorded else {
      throw .approval(.frameCounts(drawn: drawn, recorded: recorded))
    }
    guard record.size == rendered.size, record.fps == rendered.fps else {
      throw .approval(.otherSizeOrRate)
    }
    if let last = approval.frames?.last, last >= recorded {
      throw .approval(.noFrame(last, count: recorded))
    }
    if approval.hasItems, record.isHashOnly { throw .approval(.hashesOnly) }
  }

  /// The ids that are meant; one may hold commas itself.
  private func ids(_ record: GoldenRecord) throws(GoldenError) -> Set<String> {
    var known: Set<String> = []
    for index in record.frames.indices where isWanted(index) {
      known.formUnion(record.frames[index].items.map(\.id))
      known.formUnion(rendered.frames[index].items.map(\.id))
    }
    let ids = approval.ids(known: known)
    if let unknown = ids.subtracting(known).min() { throw .approval(.noItem(unknown)) }
    return ids
  }

  private func takeHashes(_ record: inout GoldenRecord) -> [Int] {
    var taken: [Int] = []
    for (index, new) in rendered.frames.enumerated()
    where isWanted(index) && new.hash != record.frames[index].hash {
      record.frames[index] = RecordedFrame(hash: new.hash, items: new.items)
      taken.append(index)
    }
    return taken
  }

  /// What becomes of a frame; nil where it stays as it is.
  ///
  /// - Parameter key: The hash of what lies there, which need not be what is recorded.
  func part(
    _ index: Int, _ old: RecordedFrame, _ golden: StraightBitmap, key: String, _ ids: Set<String>
  ) throws(GoldenError) -> Part? {
    let new = rendered.frames[index]
    var part: Part?
    if isWanted(index), key != new.hash || key != old.hash {
      part = Part(frame: RecordedFrame(hash: new.hash, items: new.items), picture: nil)
      if !ids.isEmpty { part = try mixed(index, old, golden, ids) ?? part }
    }
    // What somebody else has put there must not become right by the way.
    guard key == old.hash || part != nil && part?.picture == nil else {
      throw .approval(.otherThanRecorded(store.one.goldenFile))
    }
    return part?.frame.hash == old.hash && key == old.hash ? nil : part
  }

  /// Nil where it is just what is drawn.
  private func mixed(
    _ index: Int, _ old: RecordedFrame, _ golden: StraightBitmap, _ ids: Set<String>
  ) throws(GoldenError) -> Part? {
    let new = rendered.frames[index]
    let actual = try new.picture()
    guard golden.size == actual.size else { throw .approval(.otherSizeOrRate) }
    var picture = try taking(ids, golden, actual, old, index)
    for item in old.items + new.items where ids.contains(item.id) {
      picture.copy(item.frame.pixelsTouched(scale: rendered.scale, in: golden.size), from: actual)
    }
    guard picture != actual else { return nil }
    return Part(
      frame: RecordedFrame(
        hash: picture.pixelKey.hash, items: PartialApproval.items(old.items, new.items, ids)),
      picture: picture)
  }

  /// The recorded picture with what the items cover as it is drawn now.
  private func taking(
    _ ids: Set<String>, _ golden: StraightBitmap, _ actual: StraightBitmap, _ old: RecordedFrame,
    _ index: Int
  ) throws(GoldenError) -> StraightBitmap {
    var comparator = ImageComparator()
    comparator.wantsMap = true
    let map: DifferenceMap?
    do throws(ComparisonError) {
      map = try comparator.compare(golden, actual).map
    } catch {
      throw .comparison(.comparison(error))
    }
    guard let map else { return golden }
    return ItemCount(
      old.items, rendered.frames[index].items, golden, actual, map,
      try rendered.moments?.frame(index).itemMap(), scale: rendered.scale
    ).golden(taking: ids)
  }

  /// What is recorded of items, with some of them as they are now.
  private static func items(
    _ old: [RecordedItem], _ new: [RecordedItem], _ ids: Set<String>
  ) -> [RecordedItem] {
    let now = Dictionary(new.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(old.map(\.id))
    return old.compactMap { ids.contains($0.id) ? now[$0.id] : $0 }
      + new.filter { ids.contains($0.id) && !known.contains($0.id) }
  }
}
