import InkDrawing
public import InkGeometry

extension Editor {
  /// How near a tap must come to ink, in millimetres.
  public static let tapReach = 2.0

  /// Selects what a lasso went around, in place of what was selected; no step.
  ///
  /// - Parameters:
  ///   - places: of the drawing, in millimetres; the last is joined with the first.
  ///   - parts: whether of a stroke that lies only partly in it that part is selected. Else strokes
  ///     are of which half lies in it.
  public mutating func select(lasso places: [Point], parts: Bool = false) {
    closeSteps()
    let region = Region(lasso: places)
    let (ids, cut) = parts ? drawing.inkedStrokes(in: region) : (drawing.select(region), [])
    selection = ids.isEmpty ? .none : InkSelection(ids, parts: cut, outline: region)
  }

  /// Selects the uppermost stroke within ``tapReach`` of a place, in place of what was selected, or
  /// nothing; no step.
  public mutating func select(at place: Point) {
    closeSteps()
    selection = InkSelection(drawing.uppermost(at: place).map { [$0] } ?? [])
  }

  /// Selects all strokes; no step.
  public mutating func selectAll() {
    closeSteps()
    selection = InkSelection(drawing.strokes.map(\.id))
  }

  /// Selects nothing; no step.
  public mutating func selectNone() {
    closeSteps()
    selection = .none
  }

  /// Whether a pen that touches there touches what is selected: within the outline, or near to its
  /// ink.
  public func isSelected(at place: Point) -> Bool {
    guard !selection.isEmpty else { return false }
    if let outline = selection.outline { return outline.contains(place) }
    let tip = Region(sweeping: [NibPose(center: place, radius: Self.tapReach)])
    let selected = Set(selection.ids)
    return drawing.strokes(touching: tip.bounds).contains {
      selected.contains($0.id) && $0.touches(tip)
    }
  }

  /// A rectangle around what is selected, in millimetres; empty if nothing is.
  public var selectedBounds: Rect {
    if let lifted { return lifted.bounds }
    // Of everything the drawing knows it without asking each stroke.
    if selection.parts.isEmpty, selection.ids.count == drawing.count { return drawing.bounds }
    let (parts, outline) = (selection.parts, selection.outline?.bounds)
    return drawing.bounds(of: selection.ids) { id, box in
      guard let outline, parts.contains(id) else { return box }
      return box.intersection(outline)
    }
  }

  /// What is selected, with its parts cut out of their strokes: what must change for that, and the
  /// strokes then.
  func cutOut() -> (changes: [EditStep.Change], strokes: [Stroke]) {
    guard let outline = selection.outline, !selection.parts.isEmpty else {
      return ([], drawing.strokes(selection.ids))
    }
    var changes: [EditStep.Change] = []
    var selected: [Stroke] = []
    var shift = 0
    for id in selection.ids {
      guard let stroke = drawing[id], let position = drawing.position(of: id) else { continue }
      let (outside, inside) =
        selection.parts.contains(id) ? stroke.cut(by: outline) : ([], [stroke])
      selected += inside
      guard selection.parts.contains(id), outside != [stroke] else { continue }
      changes.append(.replaced(at: position + shift, [stroke], with: outside + inside))
      shift += outside.count + inside.count - 1
    }
    return (changes, selected)
  }
}

extension Drawing {
  /// The uppermost stroke within reach of a tap.
  fileprivate func uppermost(at place: Point) -> InkID? {
    guard place.isFinite else { return nil }
    let tip = Region(sweeping: [NibPose(center: place, radius: Editor.tapReach)])
    return strokes(touching: tip.bounds).last { $0.touches(tip) }?.id
  }

  /// The strokes with ink in a region, and those of which only a part is.
  fileprivate func inkedStrokes(in region: Region) -> (ids: [InkID], cut: Set<InkID>) {
    var (ids, cut): ([InkID], Set<InkID>) = ([], [])
    let enclosed = Set(select(region, rule: .enclosed))
    for stroke in strokes(touching: region.bounds) {
      if enclosed.contains(stroke.id) {
        ids.append(stroke.id)
      } else if stroke.touches(region) {
        ids.append(stroke.id)
        cut.insert(stroke.id)
      }
    }
    return (ids, cut)
  }
}

extension Stroke {
  /// What lies outside of a region of the drawing, and what lies in it: strokes that look together
  /// as this one does.
  ///
  /// What is outside keeps the id if it is one stroke; what is inside has new ones. All know their
  /// origin. What is too little to be seen belongs to neither.
  func cut(by region: Region) -> (outside: [Stroke], inside: [Stroke]) {
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
