import BoardModel
import Dragging

/// Which items of a catalogue are in the first section already.
extension ReplayStage {
  /// The badge of an item in edit mode.
  func badge(of item: Int, in order: DragOrder) -> Badge? {
    guard let place = order.place(of: item) else { return nil }
    if place.section == 0 { return .remove }
    return order.sections[0].contains { isSame($0, item) } ? .checked : .add
  }

  /// An item like another, with an id of its own: the last part of the other's, where that is free.
  func copy(of item: Int, in order: DragOrder) -> BoardItem {
    let original = items[item]
    let taken = Set(items.map(\.id))
    let name = original.id.lastPart
    var id = name
    var number = 2
    while taken.contains(id) {
      id = "\(name) \(number)"
      number += 1
    }
    return original.called(id)
  }

  /// Whether two items stand for the same thing: one is a copy of the other, they show the same
  /// picture, or their ids are the same but for the folders before the last part.
  private func isSame(_ first: Int, _ second: Int) -> Bool {
    if originals[first] == second || originals[second] == first { return true }
    if case .picture(let path) = items[first].content,
      case .picture(let other) = items[second].content, path == other
    {
      return true
    }
    return items[first].id.lastPart == items[second].id.lastPart
  }
}

extension String {
  /// What stands behind the last slash.
  fileprivate var lastPart: String { split(separator: "/").last.map(String.init) ?? self }
}
