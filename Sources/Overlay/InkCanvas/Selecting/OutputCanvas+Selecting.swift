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
  /// Whether what it drags stays where it is until there is a picture of it.
  var waits = false

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
  /// A pen touches that selects: what it goes around, or the stroke that it taps; or, if it touches
  /// what is selected, it moves that. False if another does already.
  ///
  /// It is told of like any stroke: ``append(_:to:)``, ``end(_:at:)``, ``finish(_:)``,
  /// ``cancel(_:)``. Moving is one step.
  ///
  /// - Parameter drawn: whether the lasso's line is drawn here; else somebody else does, as
  ///   ``StrokeStyle/lasso(zoom:)`` says.
  @discardableResult
  public mutating func beginSelecting(_ id: StrokeID, parts: Bool, drawn: Bool = true) -> Bool {
    guard selecting == nil, wetIndex(of: id) == nil else { return false }
    selecting = SelectingPen(id: id, parts: parts)
    selecting?.isDrawn = drawn
    return true
  }

  /// Whether a pen that selects would move, stretch or turn what is selected if it touched there.
  public func dragsSelection(at place: Point) -> Bool { drag(at: place) != nil }

  /// The frame around what is selected, with its handles; nil if nothing is.
  public var selectionFrame: SelectionFrame? { SelectionFrame(editor, zoom: zoom) }

  /// What is selected is another, or elsewhere: the line around it and its handles are drawn anew.
  mutating func showSelection() {
    selectionNumber &+= 1
    forgetPrepared()
    let outline = shownOutline
    guard !outline.isEmpty || !outlineBox.isEmpty else { return }
    mark(outlineBox)
    self.outline = outline
    outlineBox = outline.reduce(PixelRect.empty) { $0.union(PixelRect(of: $1, in: renderer)) }
    mark(outlineBox)
  }

  /// The line and the handles; while it is moved they are in its picture, while it is gripped there
  /// is a plain frame.
  private var shownOutline: [Stroke] {
    guard lifted != nil else { return selectionLines }
    guard case .grips = selecting?.drags else { return [] }
    return selectionFrame?.strokes ?? []
  }

  /// The line around what is selected, and its handles.
  var selectionLines: [Stroke] {
    SelectionOutline.dashedOutline(of: editor, zoom: zoom) + (selectionFrame?.strokes ?? [])
  }

  mutating func select(_ sample: FitSample) {
    guard let (id, count) = selecting.map({ ($0.id, $0.places.count) }),
      sample.location.isFinite, count < SelectingPen.mostPlaces
    else { return }
    selecting?.places.append(sample.location)
    if count == 0 { beginSelecting(at: sample.location) }
    if selecting?.drags != nil {
      moveLifted()
    } else if let place = wetIndex(of: id) {
      wet[place].appendSample(sample)
    }
  }

  /// A pen touches what is selected, or begins a lasso.
  private mutating func beginSelecting(at place: Point) {
    let drags = drag(at: place)
    selecting?.drags = drags
    guard let pen = selecting else { return }
    if pen.drags != nil {
      liftSelection()
    } else if pen.isDrawn {
      // The lasso's line is wet ink that never dries.
      begin(pen.id, .lasso(zoom: zoom))
    }
  }

  /// What a pen does that touches there.
  private func drag(at place: Point) -> SelectingPen.Drag? {
    if let frame = selectionFrame, let grip = frame.grip(at: place) {
      return .grips(grip, frame)
    }
    return editor.isSelected(at: place) ? .moves : nil
  }

  mutating func finishSelecting() {
    guard let pen = selecting.take() else { return }
    if pen.drags != nil { return drop(pen) }
    if let place = wetIndex(of: pen.id) { removeWet(place) }
    guard let first = pen.places.first else { return }
    if pen.tapped(zoom: zoom) {
      editor.select(at: first)
    } else {
      editor.select(lasso: pen.places, parts: pen.parts)
    }
    showSelection()
  }
}
