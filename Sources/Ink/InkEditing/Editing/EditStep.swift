import InkDrawing
import InkGeometry

/// The difference between two drawings, in both directions. It contains only what changed, so the
/// cost of a step depends on the change and not on the drawing.
struct EditStep: Sendable {
  /// The changes in order, each relative to the result of the previous ones.
  var changes: [Change]
  /// The areas in which the two drawings look different.
  var areas: ChangedAreas
  /// The selection before the step.
  var selectedBefore: InkSelection
  /// The selection after the step.
  var selectedAfter: InkSelection
  /// The number of the step. Steps of several canvases with the same number are one step.
  var number: UInt64

  /// A change of some strokes.
  enum Change: Sendable {
    /// Consecutive strokes from a position on are replaced by others.
    case replaced(at: Int, [Stroke], with: [Stroke])
    /// Strokes are replaced by others with the same ids at the same positions.
    case updated([Stroke], to: [Stroke])
    /// The whole drawing is replaced by another.
    case everything(Drawing, with: Drawing)
  }

  /// The step in the opposite direction.
  var inverse: EditStep {
    EditStep(
      changes: changes.reversed().map(\.inverse), areas: areas, selectedBefore: selectedAfter,
      selectedAfter: selectedBefore, number: number)
  }

  /// The number of strokes that the step keeps.
  var weight: Int { changes.reduce(1) { $0 + $1.weight } }
}

extension EditStep.Change {
  var inverse: Self {
    switch self {
    case .replaced(let position, let old, let new): .replaced(at: position, new, with: old)
    case .updated(let old, let new): .updated(new, to: old)
    case .everything(let old, let new): .everything(new, with: old)
    }
  }

  var weight: Int {
    switch self {
    case .replaced(_, let old, let new), .updated(let old, let new): old.count + new.count
    case .everything(let old, let new): old.count + new.count
    }
  }

  /// Performs the step.
  func apply(to drawing: inout Drawing) {
    switch self {
    case .replaced(let position, let old, let new):
      drawing.remove(old.map(\.id))
      drawing.insert(contentsOf: new, at: position)
    case .updated(_, let new): drawing.update(new)
    case .everything(_, let new): drawing = new
    }
  }
}

// Changes or removes a stroke as if it had always been so.
extension EditStep.Change {
  /// Gives a stroke the appearance and path of another on both sides, if it is there; returns
  /// whether it was.
  mutating func amend(_ id: InkID, with stroke: Stroke) -> Bool {
    func amended(_ strokes: [Stroke]) -> [Stroke] {
      strokes.map { $0.id == id ? $0.amended(with: stroke) : $0 }
    }
    switch self {
    case .replaced(let position, let old, let new):
      guard (old + new).contains(where: { $0.id == id }) else { return false }
      self = .replaced(at: position, amended(old), with: amended(new))
    case .updated(let old, let new):
      guard old.contains(where: { $0.id == id }) else { return false }
      self = .updated(amended(old), to: amended(new))
    case .everything(var old, var new):
      let found = [old.amend(id, with: stroke), new.amend(id, with: stroke)]
      guard found.contains(true) else { return false }
      self = .everything(old, with: new)
    }
    return true
  }

  /// Removes a stroke from both sides and adjusts positions.
  ///
  /// - Parameter place: the position in the drawing before the change; afterwards, the position in
  ///   the drawing after it. It is nil if the drawing does not contain the stroke.
  mutating func removeStroke(_ id: InkID, at place: inout Int?) {
    switch self {
    case .replaced(let position, let old, let new):
      let isBelow = place.map { $0 < position } ?? false
      let isBeside = place.map { $0 >= position + old.count } ?? false
      if !isBelow {
        if isBeside {
          place = place.map { $0 + new.count - old.count }
        } else {
          place = new.firstIndex { $0.id == id }.map { position + $0 }
        }
      }
      self = .replaced(
        at: isBelow ? position - 1 : position, old.filter { $0.id != id },
        with: new.filter { $0.id != id })
    case .updated(let old, let new):
      self = .updated(old.filter { $0.id != id }, to: new.filter { $0.id != id })
    case .everything(var old, var new):
      place = new.position(of: id)
      old.remove(id)
      new.remove(id)
      self = .everything(old, with: new)
    }
  }
}

extension Stroke {
  /// Returns another stroke that replaces the one from which this one was cut.
  func amended(with other: Stroke) -> Stroke {
    var stroke = other
    (stroke.id, stroke.originID) = (id, originID)
    return stroke
  }
}

extension Drawing {
  /// Gives the stroke with an id the appearance and path of another; false if there is none.
  mutating func amend(_ id: InkID, with other: Stroke) -> Bool {
    update(id) { $0 = $0.amended(with: other) }
  }
}
