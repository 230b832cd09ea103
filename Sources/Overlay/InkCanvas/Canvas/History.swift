import InkDrawing
import InkRendering

/// What was done to a drawing, and can be undone. A step keeps the other drawing, which shares what is the same.
struct History: Sendable {
  /// So many steps at most; the oldest is forgotten.
  static let capacity = 100

  /// From one drawing to another.
  struct Step: Sendable {
    /// The drawing on the other side.
    var drawing: Drawing
    /// Where the two look different.
    var changed: Damage
    /// Steps of several outputs that have one number are one.
    var number: UInt64

    /// The drawing beside this one may have the stroke where this one has not.
    fileprivate mutating func amend(_ id: InkID, with stroke: Stroke?, in changed: Damage) {
      drawing.amend(id, with: stroke)
      self.changed.add(changed)
    }
  }

  private var past: [Step] = []
  private var future: [Step] = []

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }
  /// The number of what would be undone.
  var last: UInt64? { past.last?.number }
  /// The number of what would be done again.
  var next: UInt64? { future.last?.number }

  /// A drawing was changed; what was undone before is gone.
  mutating func record(_ step: Step) {
    future.removeAll()
    if past.count == Self.capacity { past.removeFirst() }
    past.append(step)
  }

  /// Something was done elsewhere: what was undone before is gone.
  mutating func forgetUndone() { future.removeAll() }

  /// The picture has another size or scale: drawings look different wherever they are.
  mutating func spread(over bounds: PixelRect) {
    for index in past.indices { past[index].changed = Damage(bounds) }
    for index in future.indices { future[index].changed = Damage(bounds) }
  }

  /// A stroke is another in all drawings that have it, and looks different where it is told.
  mutating func amend(_ id: InkID, with stroke: Stroke?, in changed: Damage) {
    for index in past.indices { past[index].amend(id, with: stroke, in: changed) }
    for index in future.indices { future[index].amend(id, with: stroke, in: changed) }
  }

  /// The drawing before the last change.
  mutating func undo(_ drawing: Drawing) -> Step? { Self.turn(drawing, &past, &future) }

  /// The drawing before the last undoing.
  mutating func redo(_ drawing: Drawing) -> Step? { Self.turn(drawing, &future, &past) }

  private static func turn(_ drawing: Drawing, _ from: inout [Step], _ to: inout [Step]) -> Step? {
    guard let step = from.popLast() else { return nil }
    to.append(Step(drawing: drawing, changed: step.changed, number: step.number))
    return step
  }
}

extension Drawing {
  /// Gives the stroke with an id another's look and way, or takes it out; nothing happens if there is none.
  mutating func amend(_ id: InkID, with other: Stroke?) {
    guard let other else {
      remove(id)
      return
    }
    update(id) { known in
      let origin = known.originID
      known = other
      known.originID = origin
    }
  }
}
