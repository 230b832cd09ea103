import InkDrawing
import InkGeometry

/// The ink erased since erasers touched: a single step, however often they passed a stroke.
struct OpenErasing: Sendable {
  /// The drawing before erasing.
  let before: Drawing
  /// The areas that look different now.
  private(set) var areas = ChangedAreas()
  let number: UInt64
  /// For each stroke that was touched, the strokes that remain of it.
  private var pieces: [InkID: [InkID]] = [:]
  /// For each remaining stroke, the original stroke in ``before``.
  private var wholes: [InkID: InkID] = [:]

  init(_ drawing: Drawing, number: UInt64) { (before, self.number) = (drawing, number) }

  /// Erases the ink in a region of the current drawing.
  ///
  /// - Returns: the areas in which the drawing looks different.
  mutating func erase(
    _ region: Region, mode: EraserMode, from drawing: inout Drawing
  ) -> ChangedAreas {
    let before = drawing
    var sum = AreaSum(before: before, after: drawing)
    var areas = ChangedAreas()
    for erasure in drawing.erase(region, mode: mode) {
      trace(erasure)
      let box = erasure.before.renderBounds
      // A hole changes only its own area. A stroke that is divided may look different wherever its
      // parts are close together.
      if erasure.after.count == 1, erasure.before.renderGroupID == nil {
        areas.add(box.intersection(region.bounds))
      } else {
        sum = AreaSum(before: before, after: drawing)
        sum.addChange(.updated([erasure.before], to: []))
        areas.add(sum.areas)
      }
    }
    self.areas.add(areas)
    return areas
  }

  /// Records what remains of an original stroke.
  private mutating func trace(_ erasure: Erasure) {
    let piece = erasure.before.id
    let whole = wholes[piece] ?? piece
    var all = pieces[whole] ?? [whole]
    if let place = all.firstIndex(of: piece) {
      all.replaceSubrange(place...place, with: erasure.after)
    }
    pieces[whole] = all
    for id in erasure.after { wholes[id] = whole }
  }

  /// Returns the changes of the step.
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
