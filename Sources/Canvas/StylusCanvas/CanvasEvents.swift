import CInterface
import CStylus
import InkEditing
import StylusModel

/// The events of a canvas until its application fetches them, and the state that it was last
/// notified of.
struct CanvasEvents {
  private var queued: [stylus_canvas_event] = []
  /// Whether the application must draw, and has been notified.
  private var isDrawingWanted = false
  /// Whether the appearance changed without a notification about a finished picture.
  private var hasChanged = false
  private var reportedHistory = (undo: false, redo: false)
  private var reportedSteps = 0
  private var reportedSelection = InkSelection.none

  /// The largest number kept if the application does not fetch them; then the oldest are dropped.
  private static let mostQueued = 1_024

  var isEmpty: Bool { queued.isEmpty }
  var count: Int { queued.count }

  /// Whether an event of that type waits to be fetched.
  func isQueued(_ type: stylus_canvas_event_type) -> Bool {
    queued.contains { $0.type == Int32(type.rawValue) }
  }

  mutating func queue(_ type: stylus_canvas_event_type, _ stroke: StrokeID? = nil) {
    if queued.count >= Self.mostQueued { queued.removeFirst() }
    // One event suffices until it is received, except for strokes.
    if stroke == nil, isQueued(type) { return }
    queued.append(
      stylus_canvas_event(
        size: stylus_canvas_event.ownSize, type: Int32(type.rawValue),
        stroke: stroke?.rawValue ?? 0))
  }

  /// The oldest event, which is removed; nil if there is none.
  mutating func dequeue() -> stylus_canvas_event? { queued.isEmpty ? nil : queued.removeFirst() }

  // MARK: Drawing

  mutating func drawingChanged() {
    hasChanged = true
    queue(STYLUS_CANVAS_DRAWING_CHANGED)
  }

  mutating func viewChanged() {
    hasChanged = true
    isDrawingWanted = true
    queue(STYLUS_CANVAS_NEEDS_DRAWING)
    queue(STYLUS_CANVAS_VIEW_CHANGED)
  }

  /// The pixels are out of date.
  mutating func wantDrawing() {
    guard !isDrawingWanted else { return }
    isDrawingWanted = true
    queue(STYLUS_CANVAS_NEEDS_DRAWING)
  }

  /// The pixels were brought up to date.
  ///
  /// - Parameter isFinished: whether no pen and no other thread will change them.
  mutating func pixelsDrawn(isFinished: Bool) {
    isDrawingWanted = false
    guard hasChanged, isFinished else { return }
    hasChanged = false
    queue(STYLUS_CANVAS_FINISHED_RENDERING)
  }

  // MARK: Editing

  /// Reports the changes of the pages since the last report.
  mutating func reportChanges(of notebook: Notebook, steps: Int) {
    let history = (undo: notebook.canUndo, redo: notebook.canRedo)
    if history != reportedHistory {
      reportedHistory = history
      queue(STYLUS_CANVAS_HISTORY_CHANGED)
    }
    if steps != reportedSteps {
      reportedSteps = steps
      queue(STYLUS_CANVAS_STEPS_MADE)
    }
    let selection = notebook.selection
    if selection != reportedSelection {
      reportedSelection = selection
      queue(STYLUS_CANVAS_SELECTION_CHANGED)
    }
  }
}
