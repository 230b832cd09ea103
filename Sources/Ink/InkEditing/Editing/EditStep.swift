import InkDrawing
import InkGeometry

/// From one drawing to another, and back: what changed, so that a step costs what it did, and not
/// the drawing.
struct EditStep: Sendable {
  /// One after the other, each of the drawing that those before it made.
  var changes: [Change]
  /// Where the two drawings look different.
  var areas: ChangedAreas
  /// What was selected before.
  var selectedBefore: InkSelection
  /// What was selected after.
  var selectedAfter: InkSelection
  /// Steps of several canvases that have one number are one.
  var number: UInt64

  /// What becomes of some strokes.
  enum Change: Sendable {
    /// Neighbors, from a position in the order on, make place for others.
    case replaced(at: Int, [Stroke], with: [Stroke])
    /// Strokes are others with the same ids, at the same places in the order.
    case updated([Stroke], to: [Stroke])
    /// All of a drawing makes place for another.
    case everything(Drawing, with: Drawing)
  }

  /// The way back.
  var inverse: EditStep {
    EditStep(
      changes: changes.reversed().map(\.inverse), areas: areas, selectedBefore: selectedAfter,
      selectedAfter: selectedBefore, number: number)
  }

  /// How many strokes it keeps.
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

  /// Does it.
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

// A stroke that is another, and always was, or never was there.
extension EditStep.Change {
  /// Gives a stroke another's look and way on both sides, if it is there; whether it was.
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

  /// Takes a stroke out of both sides; positions follow.
  ///
  /// - Parameter place: where it lies in the order of the drawing before the change; then, of the
  ///   one after it. Nil if that does not have it.
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
  /// Another stroke that takes the place of this one, as what it was cut from.
  func amended(with other: Stroke) -> Stroke {
    var stroke = other
    (stroke.id, stroke.originID) = (id, originID)
    return stroke
  }
}

extension Drawing {
  /// Gives the stroke with an id another's look and way; false if there is none.
  mutating func amend(_ id: InkID, with other: Stroke) -> Bool {
    update(id) { $0 = $0.amended(with: other) }
  }
}
