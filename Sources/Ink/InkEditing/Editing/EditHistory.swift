import InkDrawing

/// The steps of a drawing that can be undone and redone.
struct EditHistory: Sendable {
  /// The largest number of steps; the oldest are discarded.
  static let capacity = 16_384
  /// The largest number of strokes kept by all steps except the newest; if there are more, the
  /// oldest steps are discarded.
  static let mostStrokes = 1 << 20

  /// The steps, newest last. Discarded ones stay at the front until they are half of the array.
  private(set) var past: [EditStep] = []
  private(set) var future: [EditStep] = []
  private var forgotten = 0
  private var weight = 0
  /// The number of steps recorded.
  private(set) var recorded = 0

  /// The number of steps that can be undone.
  var undoCount: Int { past.count - forgotten }

  mutating func record(_ step: EditStep) {
    forgetUndone()
    past.append(step)
    weight += step.weight
    recorded += 1
    while undoCount > 1, undoCount > Self.capacity || weight > Self.mostStrokes { forgetOldest() }
  }

  private mutating func forgetOldest() {
    weight -= past[forgotten].weight
    past[forgotten] = EditStep(
      changes: [], areas: ChangedAreas(), selectedBefore: .none, selectedAfter: .none, number: 0)
    forgotten += 1
    guard forgotten * 2 > past.count else { return }
    past.removeFirst(forgotten)
    forgotten = 0
  }

  /// Discards the undone steps.
  mutating func forgetUndone() {
    weight -= future.reduce(0) { $0 + $1.weight }
    future.removeAll()
  }

  /// Returns the step to undo; nil if there is none.
  mutating func undo() -> EditStep? {
    guard undoCount > 0, let step = past.popLast() else { return nil }
    future.append(step)
    return step.inverse
  }

  /// Returns the step to redo; nil if there is none.
  mutating func redo() -> EditStep? {
    guard let step = future.popLast() else { return nil }
    past.append(step)
    return step
  }
}

extension EditHistory {
  /// Changes a stroke in all drawings that contain it.
  mutating func amend(_ id: InkID, with stroke: Stroke, in areas: ChangedAreas) {
    func amend(_ step: inout EditStep) {
      var found = false
      for index in step.changes.indices {
        found = step.changes[index].amend(id, with: stroke) || found
      }
      if found { step.areas.add(areas) }
    }
    for index in past.indices { amend(&past[index]) }
    for index in future.indices { amend(&future[index]) }
  }

  /// Removes a stroke from all drawings. A step that did nothing else stays and now does nothing.
  ///
  /// - Parameter place: the position in the current drawing; nil if the stroke is not in it.
  mutating func forgetStroke(_ id: InkID, at place: Int?) {
    var position = place
    for index in past.indices.reversed() {
      // This goes backwards, because the stroke's current position is known.
      past[index] = past[index].inverse.forgetting(id, at: &position).inverse
    }
    position = place
    for index in future.indices.reversed() {
      future[index] = future[index].forgetting(id, at: &position)
    }
    weight = (past + future).reduce(0) { $0 + $1.weight }
  }
}

extension EditStep {
  fileprivate func forgetting(_ id: InkID, at place: inout Int?) -> EditStep {
    var step = self
    for index in step.changes.indices { step.changes[index].removeStroke(id, at: &place) }
    for selected in [\EditStep.selectedBefore, \.selectedAfter] {
      step[keyPath: selected].ids.removeAll { $0 == id }
      step[keyPath: selected].parts.remove(id)
    }
    return step
  }
}
