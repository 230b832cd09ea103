import CStylus
import InkCanvas
import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import LinuxIO
import StylusModel
import WetInk

extension CanvasState {
  /// What a stroke does that begins now; its style still lacks what tells strokes apart.
  private func strokePart(of end: stylus_canvas_pen_end) -> StrokePart {
    let erases = StrokePart.erases(tools.eraserMode, width: tools.eraserWidth)
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
      tip: strokePart(of: STYLUS_CANVAS_TIP), eraser: strokePart(of: STYLUS_CANVAS_ERASER),
      ruler: shownRuler)
  }

  /// Whether what a stroke does follows from where it begins.
  func dependsOnPlace(_ end: stylus_canvas_pen_end) -> Bool {
    end == STYLUS_CANVAS_TIP && (shownRuler != nil || tools.tool == .lasso)
  }

  /// The next stroke of the application's; without a place, one that does not depend on that.
  mutating func nextPart(
    of end: stylus_canvas_pen_end, at place: Point?, _ now: Timestamp
  ) -> StrokePart {
    let begun = strokePart(of: end).begun(at: place ?? .zero, on: place == nil ? nil : shownRuler)
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
  mutating func begin(_ id: StrokeID, _ part: StrokePart, isWet: Bool) {
    underway += 1
    queueEvent(STYLUS_CANVAS_BEGAN_USING_TOOL, id)
    switch part {
    case .erases: sheet.begin(id, part)
    case .selects: sheet.begin(id, part, drawsLine: !isWet)
    case .movesRuler: rulerPens[id] = .some(nil)
    case .draws:
      tools.noteUse()
      if !isWet { sheet.begin(id, part) }
    }
  }

  /// Whether an open stroke does not draw.
  func isOther(_ id: StrokeID) -> Bool { rulerPens[id] != nil || sheet.isOther(id) }

  mutating func applySample(_ sample: FitSample, to id: StrokeID) {
    if let last = rulerPens[id] {
      rulerPens[id] = sample.location
      if let last { moveRuler { $0.move(by: sample.location - last) } }
    } else {
      apply(.append(sample), to: id)
    }
  }

  /// Something happens to a stroke that is in the application's picture.
  mutating func apply(_ step: StrokeStep, to id: StrokeID) {
    if sheet.apply(step, to: id, at: .now) { queueChangeEvents() }
  }

  /// It is lifted; what is to be fitted.
  mutating func end(_ id: StrokeID, at time: Timestamp) -> FinishedStroke? {
    if isOther(id) {
      endOther(id)
      return nil
    }
    guard let stroke = sheet.record(of: id), sheet.apply(.end(time), to: id, at: .now) else {
      return nil
    }
    grouping.end(stroke.style.group, at: Double(time.microseconds) / 1e6)
    queueEvent(STYLUS_CANVAS_ENDED_USING_TOOL, id)
    queueChangeEvents()
    return FinishedStroke(stroke)
  }

  /// A stroke whose ink is on a surface of its own was lifted, and must be fitted.
  mutating func endWet(_ id: StrokeID, _ style: StrokeStyle, at time: Timestamp) {
    grouping.end(style.group, at: Double(time.microseconds) / 1e6)
    queueEvent(STYLUS_CANVAS_ENDED_USING_TOOL, id)
  }

  private mutating func endOther(_ id: StrokeID) {
    let steps = sheet.canvas.editor.stepsMade
    if rulerPens.removeValue(forKey: id) == nil { sheet.finish(id) }
    underway = max(0, underway - 1)
    queueEvent(STYLUS_CANVAS_ENDED_USING_TOOL, id)
    if sheet.canvas.editor.stepsMade > steps { drawingChanged() }
    queueChangeEvents()
  }

  mutating func cancel(_ id: StrokeID) {
    guard rulerPens.removeValue(forKey: id) != nil || sheet.cancel(id) else { return }
    underway = max(0, underway - 1)
    queueEvent(STYLUS_CANVAS_ENDED_USING_TOOL, id)
    queueChangeEvents()
  }

  /// A stroke whose ink was on a surface of its own never counted.
  mutating func cancelWet(_ id: StrokeID) {
    underway = max(0, underway - 1)
    queueEvent(STYLUS_CANVAS_ENDED_USING_TOOL, id)
  }

  /// A fit is done: the stroke is in the drawing, and in the picture from its next drawing on.
  mutating func addFitted(_ fitted: FittedStroke) {
    let id = fitted.stroke.id
    underway = max(0, underway - 1)
    if sheet.record(of: id) == nil {
      handing.append(id)
      sheet.begin(id, .draws(fitted.stroke.style))
      sheet.apply(.end(fitted.stroke.lifted), to: id, at: .now)
    }
    sheet.finish(id, as: fitted.ink)
    // What was drawn is a step of its own, which one undo brings back.
    if let ink = fitted.ink, let shape = fitted.shape {
      sheet.canvas.edit { $0.replace(ink.id, with: [shape]) }
    }
    if fitted.ink != nil { drawingChanged() }
    queueChangeEvents()
  }
}
