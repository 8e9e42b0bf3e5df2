package import BoardModel
import Geometry

/// A gesture as the text of a gesture file; what is nil is left out.
package struct GestureFileText {
  private let gesture: GestureFile

  package init(_ gesture: GestureFile) {
    self.gesture = gesture
  }

  package var json: JSONText {
    var members = JSONMembers()
    members.add("version", .integer(1))
    members.add("fps", .number(gesture.fps))
    members.add("preset", gesture.preset.map { .string($0.rawValue) })
    members.add("viewport", viewport)
    members.add("ghost", ghost)
    members.add("timing", timing)
    members.add("rules", rules)
    members.add("edit", edit)
    members.add("steps", .array(gesture.steps.map(\.json)))
    members.add("expect", expectation)
    return members.json
  }

  private var viewport: JSONText? {
    guard let viewport = gesture.viewport else { return nil }
    var scroll = JSONMembers()
    scroll.add("edge", viewport.edge.map(JSONText.number))
    scroll.add("speed", viewport.speed.map(JSONText.number))
    scroll.add("model", viewport.scrolling.map { .string($0.rawValue) })
    var members = JSONMembers()
    members.add("height", .number(viewport.height))
    members.add("offset", viewport.offset == 0 ? nil : .number(viewport.offset))
    members.add("autoscroll", scroll.jsonIfAny)
    return members.json
  }

  private var ghost: JSONText? {
    let ghost = gesture.ghost
    var members = JSONMembers()
    members.add("scale", ghost.scale.map(JSONText.number))
    members.add("scaleBy", ghost.scaling.map { .string($0.rawValue) })
    members.add("borderWidth", ghost.borderWidth.map(JSONText.number))
    members.add("borderColor", ghost.borderColor.map { .string($0.hexText) })
    members.add("cornerRadius", ghost.cornerRadius.map(JSONText.number))
    members.add("shadow", ghost.hasShadow.map(JSONText.bool))
    members.add("opacity", ghost.opacity.map(JSONText.number))
    members.add("anchor", ghost.anchor.map { .string($0.rawValue) })
    members.add("source", ghost.source.map { .string($0.rawValue) })
    return members.jsonIfAny
  }

  private var timing: JSONText? {
    let timing = gesture.timing
    var members = JSONMembers()
    members.add("longPress", timing.longPress.map(JSONText.number))
    members.add("lift", timing.lift.map(JSONText.number))
    members.add("reflow", timing.reflow.map(JSONText.number))
    members.add("drop", timing.drop.map(JSONText.number))
    members.add("ease", timing.ease.map { .string($0.rawValue) })
    return members.jsonIfAny
  }

  private var rules: JSONText? {
    let rules = gesture.rules
    var members = JSONMembers()
    members.add("crossSection", rules.crossSection.map(JSONText.bool))
    members.add("target", rules.target.map { .string($0.rawValue) })
    members.add("mode", rules.mode.map { .string($0.rawValue) })
    members.add("latch", rules.isUnguarded ? .string("off") : rules.latch.map(JSONText.number))
    return members.jsonIfAny
  }

  private var edit: JSONText? {
    let edit = gesture.edit
    var members = JSONMembers()
    members.add("jiggle", edit.jiggle.map { .string($0.rawValue) })
    members.add("notice", edit.notice.map(JSONText.string))
    members.add("noticeSeconds", edit.noticeSeconds.map(JSONText.number))
    members.add("done", edit.done.map(JSONText.string))
    members.add("emptyMessage", edit.emptyMessage.map(JSONText.string))
    return members.jsonIfAny
  }

  private var expectation: JSONText? {
    guard let expectation = gesture.expectation else { return nil }
    var members = JSONMembers()
    members.add("result", expectation.result.map { .string($0.rawValue) })
    members.add("moves", expectation.moves.map(JSONText.integer))
    switch expectation.order {
    case .flat(let ids): members.add("order", .strings(ids))
    case .sections(let sections): members.add("order", .array(sections.map(JSONText.strings)))
    case nil: break
    }
    return members.json
  }
}
