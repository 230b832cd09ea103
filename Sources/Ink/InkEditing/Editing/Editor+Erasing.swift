public import InkDrawing
public import InkGeometry

/// What was erased since erasers touched: one step, however often it went over a stroke.
struct OpenErasing: Sendable {
  /// The drawing before.
  let before: Drawing
  /// Where it looks different now.
  var areas = ChangedAreas()
  let number: UInt64
  /// Of each stroke that was touched, what is there in its place.
  private var pieces: [InkID: [InkID]] = [:]
  /// Of each such piece, the stroke of ``before``.
  private var wholes: [InkID: InkID] = [:]

  init(_ drawing: Drawing, number: UInt64) { (before, self.number) = (drawing, number) }

  mutating func recordErasure(_ erasure: Erasure) {
    let piece = erasure.before.id
    let whole = wholes[piece] ?? piece
    var all = pieces[whole] ?? [whole]
    if let place = all.firstIndex(of: piece) {
      all.replaceSubrange(place...place, with: erasure.after)
    }
    pieces[whole] = all
    for id in erasure.after { wholes[id] = whole }
  }

  /// What came of it.
  func changes(in drawing: Drawing) -> [EditStep.Change] {
    var shift = 0
    let touched = pieces.keys.compactMap { id in before.position(of: id).map { ($0, id) } }
    return touched.sorted { $0.0 < $1.0 }.compactMap { position, id -> EditStep.Change? in
      let old = before.strokes[position]
      let new = (pieces[id] ?? []).compactMap { drawing[$0] }
      defer { shift += new.count - 1 }
      guard new != [old] else { return nil }
      if new.count == 1, new[0].id == id { return .updated([old], to: new) }
      return .replaced(at: position + shift, [old], with: new)
    }
  }
}

extension Editor {
  /// Takes ink away in a region; nothing where the areas are empty. All that is erased until
  /// ``closeErasing()``, or until something else is done, is one step.
  @discardableResult
  public mutating func erase(_ region: Region, mode: EraserMode) -> ChangedAreas {
    drop()
    var open = erasing ?? OpenErasing(drawing, number: stepNumber)
    // Kept apart, so that the drawing is not held twice.
    erasing = nil
    let before = drawing
    var sum = AreaSum(before: before, after: drawing)
    var areas = ChangedAreas()
    for erasure in drawing.erase(region, mode: mode) {
      open.recordErasure(erasure)
      let box = erasure.before.renderBounds
      // A hole changes what lies in it. A stroke that falls apart may look another way wherever its
      // parts are near.
      if erasure.after.count == 1, erasure.before.renderGroupID == nil {
        areas.add(box.intersection(region.bounds))
      } else {
        sum = AreaSum(before: before, after: drawing)
        sum.addChange(.updated([erasure.before], to: []))
        areas.add(sum.areas)
      }
    }
    open.areas.add(areas)
    erasing = open
    if !areas.isEmpty { selection = selection.remaining(in: drawing) }
    return areas
  }

  /// The eraser was lifted: what it erased is a step, and what follows will be another.
  public mutating func closeErasing() {
    guard let open = erasing else { return }
    erasing = nil
    let changes = open.changes(in: drawing)
    guard !changes.isEmpty else { return }
    recordStep(changes, open.areas, selecting: selection, number: open.number)
  }

  /// What was erased since the last step never was.
  @discardableResult
  public mutating func cancelErasing() -> ChangedAreas {
    guard let open = erasing else { return ChangedAreas() }
    erasing = nil
    drawing = open.before
    return open.areas
  }
}
