import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import InkRendering
public import StylusModel

/// A pen that selects, or moves what is selected.
struct SelectingPen: Sendable {
  let id: StrokeID
  /// Whether it selects parts of strokes.
  let parts: Bool
  /// Where it went, in millimetres.
  var places: [Point] = []
  /// Whether what is selected follows it.
  var drags = false

  /// More places than that a lasso does not have.
  static let mostPlaces = 1 << 16
  /// A pen that stays within so much taps, in millimetres.
  static let tap = 1.5

  /// Whether it only tapped.
  var tapped: Bool {
    let box = Rect(around: places)
    return max(box.width, box.height) < Self.tap
  }
}

extension OutputCanvas {
  /// A pen touches that selects: what it goes around, or the stroke that it taps; or, if it touches what is selected, it
  /// moves that. False if another does already.
  ///
  /// It is told of like any stroke: ``append(_:to:)``, ``end(_:at:)``, ``finish(_:)``, ``cancel(_:)``. Moving is one step.
  @discardableResult
  public mutating func beginSelecting(_ id: StrokeID, parts: Bool) -> Bool {
    guard selecting == nil, place(of: id) == nil else { return false }
    selecting = SelectingPen(id: id, parts: parts)
    return true
  }

  /// What is selected is another, or elsewhere: the line around it is drawn anew.
  mutating func showSelection() {
    let outline = lifted == nil ? SelectionOutline.strokes(of: editor) : []
    guard !outline.isEmpty || !outlineBox.isEmpty else { return }
    mark(outlineBox)
    self.outline = outline
    outlineBox = outline.reduce(PixelRect.empty) { $0.union(PixelRect(of: $1, in: renderer)) }
    mark(outlineBox)
  }

  mutating func select(_ sample: FitSample) {
    guard var pen = selecting, sample.location.isFinite, pen.places.count < SelectingPen.mostPlaces
    else { return }
    if pen.places.isEmpty { pen.drags = liftSelection(at: sample.location) || !beginLasso(pen.id) }
    pen.places.append(sample.location)
    selecting = pen
    if pen.drags {
      drag(by: sample.location - pen.places[0])
    } else if let place = place(of: pen.id) {
      wet[place].append(sample)
    }
  }

  /// The lasso's line is wet ink that never dries.
  private mutating func beginLasso(_ id: StrokeID) -> Bool {
    begin(
      id,
      StrokeStyle(ink: SelectionOutline.ink, width: SelectionOutline.width, fate: .fades))
  }

  mutating func finishSelecting() {
    guard let pen = selecting.take() else { return }
    if pen.drags { return dropSelection() }
    if let place = place(of: pen.id) { remove(place) }
    guard let first = pen.places.first else { return }
    if pen.tapped {
      editor.select(at: first)
    } else {
      editor.select(lasso: pen.places, parts: pen.parts)
    }
    showSelection()
  }

  mutating func cancelSelecting() {
    guard let pen = selecting.take() else { return }
    if let place = place(of: pen.id) { remove(place) }
    guard pen.drags else { return }
    editor.cancelDragging()
    putDown(ChangedAreas())
  }

  // MARK: Dragging

  private mutating func liftSelection(at place: Point) -> Bool {
    guard editor.isSelected(at: place), editor.lift(), let ink = editor.lifted else { return false }
    let outline = SelectionOutline.strokes(of: editor)
    let picture = LiftedPicture(ink, outline: outline, within: bounds, &renderer)
    dry.replace(with: ink.rest, differing: Damage(picture.box.intersection(bounds)), renderer)
    lifted = picture
    drawingChanged(Damage(picture.box.intersection(bounds)))
    showSelection()
    return true
  }

  private mutating func drag(by way: Point) {
    guard var picture = lifted.take() else { return }
    mark(picture.box)
    editor.drag(to: .translation(way))
    let moved = editor.lifted?.transform ?? .identity
    picture.move(by: Point(x: moved.tx, y: moved.ty) * pixelsPerMillimetre)
    mark(picture.box)
    lifted = picture
  }

  /// What follows a pen stays where it is, before anything else is done to the drawing.
  mutating func dropSelection() {
    guard lifted != nil else { return }
    putDown(editor.drop())
  }

  /// The picture is that of the drawing again.
  private mutating func putDown(_ areas: ChangedAreas) {
    guard let picture = lifted.take() else { return }
    var changed = damage(of: areas)
    changed.add(picture.box.intersection(bounds))
    changed.add(home(of: picture).intersection(bounds))
    dry.replace(with: drawing, differing: changed, renderer)
    drawingChanged(changed)
    showSelection()
  }

  private func home(of picture: LiftedPicture) -> PixelRect {
    var home = picture
    home.move(by: .zero)
    return home.box
  }
}
