import InkDrawing
import InkEditing
import InkFitting
public import InkGeometry
import InkRendering
public import StylusModel

/// A pen that selects, or moves what is selected.
struct SelectingPen: Sendable {
  let id: StrokeID
  /// Whether it selects parts of strokes.
  let parts: Bool
  /// Where it went, in millimetres.
  var places: [Point] = []
  /// What it does with what is selected; nil: nothing, it draws a lasso or taps.
  var drags: Drag?

  /// What a pen does with what is selected.
  enum Drag: Sendable {
    case moves
    /// By a handle of the frame as it was.
    case grips(SelectionFrame.Grip, SelectionFrame)
  }

  /// More places than that a lasso does not have.
  static let mostPlaces = 1 << 16
  /// Whether the canvas draws the lasso's line.
  var isDrawn = true
  /// A pen that stays within so much taps, in millimetres of the screen.
  static let tap = 1.5

  /// Whether it only tapped, on a page that is shown so many times as large as in life.
  func tapped(zoom: Double) -> Bool {
    let box = Rect(around: places)
    return max(box.width, box.height) * zoom < Self.tap
  }
}

extension OutputCanvas {
  /// A pen touches that selects: what it goes around, or the stroke that it taps; or, if it touches what is selected, it
  /// moves that. False if another does already.
  ///
  /// It is told of like any stroke: ``append(_:to:)``, ``end(_:at:)``, ``finish(_:)``, ``cancel(_:)``. Moving is one step.
  ///
  /// - Parameter drawn: whether the lasso's line is drawn here; else somebody else does, as ``lassoStyle(zoom:)`` says.
  @discardableResult
  public mutating func beginSelecting(_ id: StrokeID, parts: Bool, drawn: Bool = true) -> Bool {
    guard selecting == nil, place(of: id) == nil else { return false }
    selecting = SelectingPen(id: id, parts: parts)
    selecting?.isDrawn = drawn
    return true
  }

  /// What the line of a lasso looks like, on a page that is shown so many times as large as in life.
  public static func lassoStyle(zoom: Double) -> StrokeStyle {
    StrokeStyle(
      ink: SelectionOutline.ink, width: SelectionOutline.width / zoom, fate: .fades)
  }

  /// Whether a pen that selects would move, stretch or turn what is selected if it touched there.
  public func dragsSelection(at place: Point) -> Bool { drag(at: place) != nil }

  /// The frame around what is selected, with its handles; nil if nothing is.
  public var selectionFrame: SelectionFrame? { SelectionFrame(editor, zoom: zoom) }

  /// What is selected is another, or elsewhere: the line around it and its handles are drawn anew.
  mutating func showSelection() {
    selectionNumber &+= 1
    let outline = shownOutline
    guard !outline.isEmpty || !outlineBox.isEmpty else { return }
    mark(outlineBox)
    self.outline = outline
    outlineBox = outline.reduce(PixelRect.empty) { $0.union(PixelRect(of: $1, in: renderer)) }
    mark(outlineBox)
  }

  /// The line and the handles; while it is moved they are in its picture, while it is gripped there is a plain frame.
  private var shownOutline: [Stroke] {
    guard lifted != nil else {
      let handles = selectionFrame?.strokes ?? []
      return SelectionOutline.strokes(of: editor, zoom: zoom) + handles
    }
    guard case .grips = selecting?.drags else { return [] }
    return selectionFrame?.strokes ?? []
  }

  mutating func select(_ sample: FitSample) {
    guard var pen = selecting, sample.location.isFinite, pen.places.count < SelectingPen.mostPlaces
    else { return }
    if pen.places.isEmpty {
      pen.drags = drag(at: sample.location)
      selecting = pen
      if pen.drags != nil {
        liftSelection()
      } else if pen.isDrawn, !beginLasso(pen.id) {
        return
      }
    }
    pen.places.append(sample.location)
    selecting = pen
    if let drag = pen.drags {
      follow(pen.places[0], to: sample.location, drag)
    } else if let place = place(of: pen.id) {
      wet[place].append(sample)
    }
  }

  /// What a pen does that touches there.
  private func drag(at place: Point) -> SelectingPen.Drag? {
    if let frame = selectionFrame, let grip = frame.grip(at: place) {
      return .grips(grip, frame)
    }
    return editor.isSelected(at: place) ? .moves : nil
  }

  /// The lasso's line is wet ink that never dries.
  private mutating func beginLasso(_ id: StrokeID) -> Bool {
    begin(id, Self.lassoStyle(zoom: zoom))
  }

  mutating func finishSelecting() {
    guard let pen = selecting.take() else { return }
    if pen.drags != nil { return dropSelection() }
    if let place = place(of: pen.id) { remove(place) }
    guard let first = pen.places.first else { return }
    if pen.tapped(zoom: zoom) {
      editor.select(at: first)
    } else {
      editor.select(lasso: pen.places, parts: pen.parts)
    }
    showSelection()
  }

  mutating func cancelSelecting() {
    guard let pen = selecting.take() else { return }
    if let place = place(of: pen.id) { remove(place) }
    guard pen.drags != nil else { return }
    editor.cancelDragging()
    putDown(ChangedAreas())
  }

  // MARK: Dragging

  private mutating func liftSelection() {
    guard editor.lift(), let ink = editor.lifted else { return }
    var outline: [Stroke] = []
    if case .moves = selecting?.drags {
      let handles = selectionFrame?.strokes ?? []
      outline = SelectionOutline.strokes(of: editor, zoom: zoom) + handles
    }
    let picture = LiftedPicture(ink, outline: outline, within: bounds, &renderer)
    dry.replace(with: ink.rest, differing: Damage(picture.box.intersection(bounds)), renderer)
    lifted = picture
    drawingChanged(Damage(picture.box.intersection(bounds)))
    showSelection()
  }

  private mutating func follow(_ start: Point, to place: Point, _ drag: SelectingPen.Drag) {
    guard var picture = lifted.take() else { return }
    mark(picture.box)
    switch drag {
    case .moves: editor.drag(to: .translation(place - start))
    case .grips(let grip, let frame):
      editor.drag(to: frame.transform(grip, from: start, to: place))
    }
    let moved = editor.lifted?.transform ?? .identity
    if let back = view.inverse { picture.bring(by: back.then(moved).then(view)) }
    mark(picture.box)
    lifted = picture
    if case .grips = drag { showSelection() }
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
    changed.add(picture.home.intersection(bounds))
    dry.replace(with: drawing, differing: changed, renderer)
    drawingChanged(changed)
    showSelection()
  }
}
