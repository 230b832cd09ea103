public import InkDrawing
public import InkGeometry

/// The selected ink while it follows the pen. It is shown on top of everything else until it is
/// dropped.
public struct LiftedInk: Sendable {
  /// The strokes in their original position.
  public let strokes: [Stroke]
  /// The drawing without the lifted strokes.
  public let rest: Drawing
  /// The transform from the original to the current position.
  public internal(set) var transform = InkTransform.identity
  /// A rectangle that contains the strokes in their original position, in millimeters.
  public let home: Rect
  /// The changes that cut the selected parts out of their strokes.
  let cuts: [EditStep.Change]

  /// A rectangle that contains the strokes in their current position, in millimeters.
  public var bounds: Rect { transform.bounds(of: home) }

  /// Lifts strokes, after the necessary cuts, out of a drawing.
  init(_ strokes: [Stroke], cuts: [EditStep.Change], of drawing: Drawing) {
    self.strokes = strokes
    self.cuts = cuts
    home = strokes.reduce(Rect.empty) { $0.union($1.renderBounds) }
    var rest = drawing
    for change in cuts { change.apply(to: &rest) }
    rest.remove(strokes.map(\.id))
    self.rest = rest
  }
}

extension Editor {
  /// Lifts the selection so that it can be dragged. From then on, ``lifted`` contains the ink to
  /// draw separately and the drawing below it. This is not a step. Returns false if nothing is
  /// selected.
  @discardableResult
  public mutating func lift() -> Bool {
    closeErasing()
    guard lifted == nil else { return true }
    let cut = SelectionCut(selection, of: drawing)
    guard !cut.strokes.isEmpty else { return false }
    lifted = LiftedInk(cut.strokes, cuts: cut.changes, of: drawing)
    return true
  }

  /// Lifts ink that a copy of this editor has already prepared, because preparing a large amount of
  /// ink takes time.
  public mutating func lift(_ ink: LiftedInk) {
    closeErasing()
    lifted = ink
  }

  /// Moves the lifted ink, always relative to its original position. A transform that cannot be
  /// inverted or that leads out of range is ignored.
  public mutating func drag(to transform: InkTransform) {
    guard let lifted, transform.isInReach, lifted.home.isInReach(after: transform) else { return }
    self.lifted?.transform = transform
  }

  /// Puts the lifted ink down in its current position, without changing the order of strokes. This
  /// is one step, if the ink was moved.
  @discardableResult
  public mutating func drop() -> ChangedAreas {
    guard let lifted else { return ChangedAreas() }
    self.lifted = nil
    guard lifted.transform != .identity else { return ChangedAreas() }
    return moveStrokes(lifted.strokes, by: lifted.transform, cuts: lifted.cuts)
  }

  /// Returns the lifted ink to its original position. This is not a step.
  public mutating func cancelDragging() { lifted = nil }

  /// Moves selected strokes and their outline.
  mutating func moveStrokes(
    _ strokes: [Stroke], by transform: InkTransform, cuts: [EditStep.Change]
  ) -> ChangedAreas {
    let moved = strokes.map { old in
      var stroke = old
      stroke.transform = stroke.transform.then(transform)
      return stroke
    }
    return commit(
      cuts + [.updated(strokes, to: moved)],
      selecting: InkSelection(
        moved.map(\.id), outline: selection.outline?.transformed(by: transform)))
  }
}

extension InkTransform {
  /// Whether the transform can be inverted and changes no size by a factor of more than a million.
  var isInReach: Bool {
    isFinite && greatestScale < 1e6 && abs(determinant) > 1e-12 && inverse?.isFinite == true
  }
}

extension Rect {
  /// Returns whether the selection, after a transform, stays where regions can represent it and
  /// does not shrink to nothing.
  func isInReach(after transform: InkTransform) -> Bool {
    let box = transform.bounds(of: self)
    let most = CanvasCommand.lengths.upperBound
    return box.min.x > -most && box.min.y > -most && box.max.x < most && box.max.y < most
      && Swift.max(box.width, box.height) > 1e-3
  }
}
