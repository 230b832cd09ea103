import InkDrawing

/// What was done to a drawing and can be undone, and what was undone and can be done again.
struct EditHistory: Sendable {
  /// So many steps at most; the oldest is forgotten.
  static let capacity = 16_384
  /// So many strokes at most are kept by all steps together, but for the newest step; else the
  /// oldest are forgotten.
  static let mostStrokes = 1 << 20

  /// The newest last; forgotten ones are at the front until they are half of it.
  private(set) var past: [EditStep] = []
  private(set) var future: [EditStep] = []
  private var forgotten = 0
  private var weight = 0
  /// How many steps were recorded so far.
  private(set) var recorded = 0

  /// How many steps can be undone.
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

  /// What was undone cannot be done again.
  mutating func forgetUndone() {
    weight -= future.reduce(0) { $0 + $1.weight }
    future.removeAll()
  }

  /// The step to take back; nil if there is none.
  mutating func undo() -> EditStep? {
    guard undoCount > 0, let step = past.popLast() else { return nil }
    future.append(step)
    return step.inverse
  }

  /// The step to do again; nil if there is none.
  mutating func redo() -> EditStep? {
    guard let step = future.popLast() else { return nil }
    past.append(step)
    return step
  }
}

extension EditHistory {
  /// A stroke is another in all drawings that have it.
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

  /// A stroke was in no drawing. A step that did nothing else does nothing now, and stays.
  ///
  /// - Parameter place: where it lies in the drawing as it is; nil if it is not there.
  mutating func forgetStroke(_ id: InkID, at place: Int?) {
    var position = place
    for index in past.indices.reversed() {
      // Backwards, for it is known where the stroke lies now.
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
