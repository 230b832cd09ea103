import InkDrawing
import InkGeometry

/// The selection in a drawing, with the selected parts cut out of their strokes.
struct SelectionCut {
  /// The changes that the cuts make in the drawing.
  private(set) var changes: [EditStep.Change] = []
  /// The selected strokes after the cuts.
  private(set) var strokes: [Stroke] = []

  init(_ selection: InkSelection, of drawing: Drawing) {
    guard let outline = selection.outline, !selection.parts.isEmpty else {
      strokes = drawing.strokes(selection.ids)
      return
    }
    var shift = 0
    for id in selection.ids {
      guard let stroke = drawing[id], let position = drawing.position(of: id) else { continue }
      let (outside, inside) =
        selection.parts.contains(id) ? stroke.cut(by: outline) : ([], [stroke])
      strokes += inside
      guard selection.parts.contains(id), outside != [stroke] else { continue }
      changes.append(.replaced(at: position + shift, [stroke], with: outside + inside))
      shift += outside.count + inside.count - 1
    }
  }

  /// Returns the changes that remove the selected strokes, as one step with the cuts.
  func removals(from drawing: Drawing) -> [EditStep.Change] {
    if strokes.count == drawing.count, changes.isEmpty {
      return [.everything(drawing, with: Drawing())]
    }
    var rest = drawing
    for change in changes { change.apply(to: &rest) }
    return changes + Self.removals(of: strokes, from: rest)
  }

  /// Returns the changes that remove strokes, with consecutive strokes together.
  private static func removals(of strokes: [Stroke], from drawing: Drawing) -> [EditStep.Change] {
    let places = strokes.compactMap { stroke in
      drawing.position(of: stroke.id).map { ($0, stroke) }
    }
    var changes: [EditStep.Change] = []
    var run: [Stroke] = []
    var start = 0
    var gone = 0
    for (position, stroke) in places.sorted(by: { $0.0 < $1.0 }) {
      if position != start + run.count || run.isEmpty {
        if !run.isEmpty { changes.append(.replaced(at: start - gone, run, with: [])) }
        gone += run.count
        (start, run) = (position, [])
      }
      run.append(stroke)
    }
    if !run.isEmpty { changes.append(.replaced(at: start - gone, run, with: [])) }
    return changes
  }
}

extension Stroke {
  /// Returns the parts outside and inside a region of the drawing, as strokes that together look
  /// like this one.
  ///
  /// If there is a single stroke outside, it keeps the id; strokes inside get new ids. All keep
  /// their origin. Parts too small to be visible are left out.
  fileprivate func cut(by region: Region) -> (outside: [Stroke], inside: [Stroke]) {
    let box = renderBounds
    let margin = (box.width + box.height + 100) * max(1, transform.greatestScale)
    let rest = Region(box.expanded(by: margin)).subtracting(region)
    var (outside, inside) = (erasing(region), erasing(rest))
    guard !outside.isEmpty, !inside.isEmpty else {
      return inside.isEmpty ? ([self], []) : ([], [self])
    }
    for index in inside.indices { inside[index].id = InkID() }
    // Paint that flows between the parts of a wash continues to do so.
    if ink.type == .watercolor {
      for index in outside.indices { outside[index].renderGroupID = renderGroupID ?? id }
      for index in inside.indices { inside[index].renderGroupID = renderGroupID ?? id }
    }
    return (outside, inside)
  }
}
