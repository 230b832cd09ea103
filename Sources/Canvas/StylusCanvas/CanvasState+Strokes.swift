import CStylus
import InkCanvas
import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import LinuxIO
import StylusModel
import WetInk

/// What an open stroke does that does not draw.
enum OtherStroke: Hashable {
  case erases
  case selects
  /// It takes the ruler along, and was there last.
  case movesRuler(from: Point?)
}

extension CanvasState {
  /// What a stroke does that begins now; its style still lacks what tells strokes apart.
  private func part(of end: stylus_canvas_pen_end) -> WetPart {
    let erases = WetPart.erases(tools.eraserMode, width: tools.eraserWidth)
    guard end == STYLUS_CANVAS_TIP else { return erases }
    switch tools.tool {
    case .eraser: return erases
    case .lasso: return .selects(parts: tools.selectsParts)
    case .ink:
      var style = StrokeStyle(ink: tools.ink, width: tools.width)
      style.straightens = straightens
      return .draws(style)
    }
  }

  /// What pens of the compositor do.
  var wetTools: WetTools {
    guard !isReadOnly else { return WetTools(tip: nil, eraser: nil) }
    return WetTools(
      tip: part(of: STYLUS_CANVAS_TIP), eraser: part(of: STYLUS_CANVAS_ERASER), ruler: shownRuler)
  }

  /// Whether what a stroke does follows from where it begins.
  func dependsOnPlace(_ end: stylus_canvas_pen_end) -> Bool {
    end == STYLUS_CANVAS_TIP && (shownRuler != nil || tools.tool == .lasso)
  }

  /// The next stroke of the application's; without a place, one that does not depend on that.
  mutating func nextPart(
    of end: stylus_canvas_pen_end, at place: Point?, _ now: Timestamp
  ) -> WetPart {
    let begun = part(of: end).begun(at: place ?? .zero, on: place == nil ? nil : shownRuler)
    guard case .draws(var style) = begun else { return begun }
    seeds &+= 1
    style.seed = seeds &+ 0x8000_0000
    style.creationDate = WallTime(microsecondsSince1970: WallClock.microseconds)
    style.group = grouping.begin(style.ink, at: Double(now.microseconds) / 1e6)
    return .draws(style)
  }

  /// Somebody touches; what is drawn on this canvas begins here.
  ///
  /// - Parameter isWet: whether its ink, or the lasso's line, is on a surface of its own.
  mutating func begin(_ id: StrokeID, _ part: WetPart, isWet: Bool) {
    underway += 1
    tell(STYLUS_CANVAS_BEGAN_USING_TOOL, id)
    switch part {
    case .erases(let mode, let width):
      others[id] = .erases
      canvas.beginErasing(id, mode: mode, width: width)
    case .selects(let parts):
      others[id] = .selects
      canvas.beginSelecting(id, parts: parts, drawn: !isWet)
    case .movesRuler: others[id] = .movesRuler(from: nil)
    case .draws(let style):
      tools.noteUse()
      guard !isWet else { return }
      strokes[id] = WetStrokeRecord(id, style)
      canvas.begin(id, style, wasSeen: true)
    }
  }

  mutating func append(_ sample: FitSample, to id: StrokeID) {
    if case .movesRuler(let last)? = others[id] {
      others[id] = .movesRuler(from: sample.location)
      if let last { moveRuler { $0.move(by: sample.location - last) } }
    } else if strokes[id]?.append(sample, at: .now) == true || others[id] != nil {
      canvas.append(sample, to: id)
      note()
    }
  }

  mutating func correct(_ id: StrokeID, _ index: Int, _ sample: FitSample) {
    guard strokes[id]?.correct(index, to: sample) == true else { return }
    canvas.correct(index, to: sample, in: id)
    note()
  }

  mutating func expect(_ tail: [FitSample], behind id: StrokeID) {
    guard let stroke = strokes[id], stroke.lifted == nil, stroke.expect(tail) else { return }
    canvas.expect(tail, behind: id)
    note()
  }

  /// It is lifted; what is to be fitted.
  mutating func end(_ id: StrokeID, at time: Timestamp) -> FinishedStroke? {
    if others[id] != nil {
      endOther(id)
      return nil
    }
    guard let stroke = strokes[id], stroke.lifted == nil else { return nil }
    stroke.lift(at: time)
    canvas.expect([], behind: id)
    canvas.end(id, at: time)
    grouping.end(stroke.style.group, at: Double(time.microseconds) / 1e6)
    tell(STYLUS_CANVAS_ENDED_USING_TOOL, id)
    note()
    return stroke.finished
  }

  /// A stroke whose ink is on a surface of its own was lifted, and must be fitted.
  mutating func endWet(_ id: StrokeID, _ style: StrokeStyle, at time: Timestamp) {
    grouping.end(style.group, at: Double(time.microseconds) / 1e6)
    tell(STYLUS_CANVAS_ENDED_USING_TOOL, id)
  }

  private mutating func endOther(_ id: StrokeID) {
    guard let other = others.removeValue(forKey: id) else { return }
    let steps = canvas.editor.stepsMade
    // Only ink that draws must be fitted, and can fail.
    if other == .erases || other == .selects { try? canvas.finish(id) }
    underway = max(0, underway - 1)
    tell(STYLUS_CANVAS_ENDED_USING_TOOL, id)
    if canvas.editor.stepsMade > steps { drawingChanged() }
    deferPainting()
    note()
  }

  mutating func cancel(_ id: StrokeID) {
    guard strokes.removeValue(forKey: id) != nil || others.removeValue(forKey: id) != nil else {
      return
    }
    canvas.cancel(id)
    deferPainting()
    underway = max(0, underway - 1)
    tell(STYLUS_CANVAS_ENDED_USING_TOOL, id)
    note()
  }

  /// A stroke whose ink was on a surface of its own never counted.
  mutating func cancelWet(_ id: StrokeID) {
    underway = max(0, underway - 1)
    tell(STYLUS_CANVAS_ENDED_USING_TOOL, id)
  }

  /// A fit is done: the stroke is in the drawing, and in the picture from its next drawing on.
  mutating func finish(_ fitted: FittedStroke) {
    let id = fitted.stroke.id
    underway = max(0, underway - 1)
    if strokes.removeValue(forKey: id) == nil {
      handing.append(id)
      canvas.begin(id, fitted.stroke.style, wasSeen: true)
      canvas.end(id, at: fitted.stroke.lifted)
    }
    canvas.finish(id, as: fitted.ink)
    // What was drawn is a step of its own, which one undo brings back.
    if let ink = fitted.ink, let shape = fitted.shape {
      canvas.edit { $0.replace(ink.id, with: [shape]) }
    }
    if fitted.ink != nil { drawingChanged() }
    note()
  }
}

// Shapes of strokes that the application draws.
extension CanvasState {
  /// When the next of their pens will have been held still; nil: none will.
  var straightensAt: Timestamp? { strokes.values.compactMap(\.straightens).min() }

  /// Strokes whose pens are held still become shapes.
  mutating func straighten(at now: Timestamp) {
    for stroke in strokes.values {
      guard let due = stroke.straightens, due <= now else { continue }
      stroke.wasHeld(becoming: canvas.straighten(stroke.id))
      note()
    }
  }
}
