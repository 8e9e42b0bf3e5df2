import Animation
import BoardModel
import Drawing
import Geometry
import Layouts

extension DragReplay {
  /// The board at a time in seconds, as a painter needs it; before the beginning as at the beginning,
  /// after the end as at the end.
  public func moment(at time: Double) -> BoardMoment {
    let time = clamped(time)
    let scene = tape.scene(at: time)
    var moment = scene.moment
    moment.size = frameSize
    if let offset = tape.offset(at: time) {
      moment.window = Rect(x: 0, y: offset, width: frameSize.width, height: frameSize.height)
    }
    for index in moment.areas.indices {
      if let pose = tape.timeline.pose(of: .area(index), at: time) {
        moment.areas[index].frame = pose.frame
      }
    }
    for index in moment.labels.indices {
      if let pose = tape.timeline.pose(of: .label(index), at: time) {
        moment.labels[index].frame = pose.frame
      }
    }
    moment.keepInSight(scene.stickyHeaders)
    let numbers = visible(at: time, in: scene)
    let cards =
      numbers.compactMap { source(of: $0, at: time) }
      + numbers.compactMap { card(of: $0, at: time, in: scene) }
    moment.cards = cards.map { $0.snapped(moment.settings) }
    moment.panels += panels(at: time)
    return moment
  }

  /// An item as it is drawn.
  private func card(of item: Int, at time: Double, in scene: ReplayScene) -> Card? {
    guard let pose = tape.pose(of: item, at: time),
      var card = scene.cards[item] ?? tape.card(of: item, before: time)
    else { return nil }
    let resting = card
    card.pose = pose
    let since = tape.editingSince(time)
    if let since, let edit {
      card.look.border = edit.border ?? card.look.border
      card.badge = edit.hasBadges ? editing.badge(of: item, in: scene.order) : nil
      if !tape.isGhost(item, at: time) {
        card.pose.rotation = rotation(of: card.item, at: time, since: since, edit)
      }
    }
    if let carry = tape.carry(of: item, at: time), tape.isGhost(item, at: time) {
      let style = time < carry.end ? carry.style(at: time) : min(max(pose.elevation, 0), 1)
      if carry.look.scaling == .frame, resting.frame.width > 0 {
        card.look.contentScale *= pose.frame.width / resting.frame.width
      }
      card.look = card.look.blended(with: carry.look, style)
      card.badge =
        carry.count > 1 && carry.depth == 0 && time < carry.end
        ? .count(carry.count) : card.badge
    }
    return card
  }

  private func rotation(
    of item: BoardItem, at time: Double, since start: Double, _ edit: EditLook
  ) -> Angle {
    let phase: Double
    switch edit.jiggle {
    case .off: return .zero
    case .together: phase = 0
    case .apart: phase = Oscillation.phase(ofID: item.id)
    }
    return Angle(radians: Oscillation.jiggle(phase: phase).value(at: time - start) ?? 0)
  }

  /// What is seen at the place of an item that is carried, or flies back.
  private func source(of item: Int, at time: Double) -> Card? {
    guard tape.isGhost(item, at: time), let carry = tape.carry(of: item, at: time),
      let pose = tape.timeline.pose(of: .source(item), at: time),
      var card = tape.scene(at: time).cards[item]
    else { return nil }
    card.pose = pose
    switch carry.look.source {
    case .hidden: return nil
    case .visible: return card
    case .dimmed:
      card.pose.opacity = 0.4
      return card
    case .placeholder:
      return Card(
        item: card.item.shown(as: .color(BoardMoment.placeholderColor)), pose: pose,
        look: CardLook(cornerRadius: card.look.cornerRadius, corners: card.look.corners))
    }
  }
}

extension ReplayTape {
  /// An item as it stood in the last order that it was in.
  fileprivate func card(of item: Int, before time: Double) -> Card? {
    scenes.last { $0.start <= time && $0.cards[item] != nil }?.cards[item]
  }
}
