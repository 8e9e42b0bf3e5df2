/// What is known of a moment of a clip beside its picture; lengths in points of the board.
package struct ClipFacts: Hashable, Sendable {
  /// An item and where it is seen, in board coordinates.
  package struct Item: Hashable, Sendable {
    package var id: String
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(id: String, x: Double, y: Double, width: Double, height: Double) {
      self.id = id
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// Something that happened after the frame before and up to this one.
  package struct Event: Hashable, Sendable {
    /// In seconds.
    package var time: Double

    /// Of its kind, as in event logs.
    package var name: String
    package var item: String?

    /// The rest of it, for people.
    package var detail: String

    package init(time: Double, name: String, item: String? = nil, detail: String = "") {
      self.time = time
      self.name = name
      self.item = item
      self.detail = detail
    }
  }

  /// Of all frames of the gesture, from 0.
  package var index: Int

  /// In seconds, of the gesture.
  package var time: Double

  /// The ids of the items, as the model has them.
  package var order: [String] = []

  /// Those that are seen.
  package var items: [Item] = []

  /// Those that are carried, the one under the finger first.
  package var ghosts: [Item] = []

  /// Of the viewport's upper edge; nil where the whole board is seen.
  package var scroll: Double?

  package var events: [Event] = []

  package init(index: Int, time: Double) {
    self.index = index
    self.time = time
  }
}
