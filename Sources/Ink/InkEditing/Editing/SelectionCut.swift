import InkDrawing
import InkGeometry

/// What is selected of a drawing, with its parts cut out of their strokes.
struct SelectionCut {
  /// What must change in the drawing for that.
  private(set) var changes: [EditStep.Change] = []
  /// What is selected then.
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

  /// What takes the selected strokes away, in one step with the changes.
  func removals(from drawing: Drawing) -> [EditStep.Change] {
    if strokes.count == drawing.count, changes.isEmpty {
      return [.everything(drawing, with: Drawing())]
    }
    var rest = drawing
    for change in changes { change.apply(to: &rest) }
    return changes + Self.removals(of: strokes, from: rest)
  }

  /// What takes strokes away: neighbors at once.
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
  /// What lies outside of a region of the drawing, and what lies in it: strokes that look together
  /// as this one does.
  ///
  /// What is outside keeps the id if it is one stroke; what is inside has new ones. All know their
  /// origin. What is too little to be seen belongs to neither.
  fileprivate func cut(by region: Region) -> (outside: [Stroke], inside: [Stroke]) {
    let box = renderBounds
    let margin = (box.width + box.height + 100) * max(1, transform.greatestScale)
    let rest = Region(box.expanded(by: margin)).subtracting(region)
    var (outside, inside) = (erasing(region), erasing(rest))
    guard !outside.isEmpty, !inside.isEmpty else {
      return inside.isEmpty ? ([self], []) : ([], [self])
    }
    for index in inside.indices { inside[index].id = InkID() }
    // What runs from one part of a wash to the other goes on doing so.
    if ink.type == .watercolor {
      for index in outside.indices { outside[index].renderGroupID = renderGroupID ?? id }
      for index in inside.indices { inside[index].renderGroupID = renderGroupID ?? id }
    }
    return (outside, inside)
  }
}
