import BoardModel
import BoardRendering
import ImageCodecs
import Pixels

/// Replaces some frames of a golden, or some items of its pictures, and leaves the rest.
///
/// Of an item all pixels are taken over that it covers at least partly, where it was and where it is,
/// whatever else is seen there, and its place in the record. Its shadow outside of these is not its own.
/// So a picture may come about that nobody has drawn yet: it is what is drawn when all else is put right.
struct PartialApproval {
  let approval: Approval
  let rendered: RenderedCase
  let store: GoldenStore

  /// - Returns: The frames that were replaced.
  func take() throws(GoldenError) -> [Int] {
    guard var record = try store.record() else { throw .approval(.notRecorded) }
    try check(record)
    let wanted = record.frames.indices.filter { approval.frames?.contains($0) ?? true }
    let items = try items(record, wanted)
    var taken: [Int] = []
    for index in wanted {
      let frame = items.isEmpty ? try whole(index, record) : try partly(index, record, items)
      guard let frame else { continue }
      record.frames[index] = frame
      taken.append(index)
    }
    if !taken.isEmpty { try store.write(record) }
    return taken
  }

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
    if !approval.items.isEmpty, record.isHashOnly { throw .approval(.hashesOnly) }
  }

  /// The ids that are meant; one may hold commas itself.
  private func items(_ record: GoldenRecord, _ wanted: [Int]) throws(GoldenError) -> Set<String> {
    var known: Set<String> = []
    for index in wanted {
      known.formUnion(record.frames[index].items.map(\.id))
      known.formUnion(rendered.frames[index].items.map(\.id))
    }
    do throws(ItemNames.Unknown) {
      return try ItemNames(texts: approval.items).ids(among: known)
    } catch {
      throw .approval(.noItem(error.id))
    }
  }

  /// Nil where the frame is as recorded.
  private func whole(_ index: Int, _ record: GoldenRecord) throws(GoldenError) -> RecordedFrame? {
    let (old, new) = (record.frames[index], rendered.frames[index])
    let isThere = old.fileHash == nil || store.hasPicture(index)
    if isThere, old.hash == new.hash, try store.isAsRecorded(index, record) { return nil }
    var frame = RecordedFrame(hash: new.hash, items: new.items)
    if old.fileHash != nil {
      frame.fileHash = try store.write(try new.fileBytes(), as: index)
    }
    return frame
  }

  /// Nil where the frame stays as it is.
  private func partly(
    _ index: Int, _ record: GoldenRecord, _ ids: Set<String>
  ) throws(GoldenError) -> RecordedFrame? {
    let (old, new) = (record.frames[index], rendered.frames[index])
    let golden = try store.picture(index)
    let actual = try new.picture()
    guard golden.size == actual.size else { throw .approval(.otherSizeOrRate) }
    var picture = golden
    for item in old.items + new.items where ids.contains(item.id) {
      picture.copy(item.frame.pixelsTouched(scale: rendered.scale, in: golden.size), from: actual)
    }
    if picture == actual { return try whole(index, record) }
    guard picture != golden else { return nil }
    let bytes: [UInt8]
    do throws(ImageWritingError) {
      bytes = try picture.encodedPNG()
    } catch {
      throw .rendering(.internalFault(String(describing: error)))
    }
    return RecordedFrame(
      hash: picture.pixelKey.hash, fileHash: try store.write(bytes, as: index),
      items: PartialApproval.items(old.items, new.items, ids))
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
