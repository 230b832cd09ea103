import CInterface
import CStylus
import InkCanvas
import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import StylusModel
import WetInk

// The actions of strokes.
extension CanvasState {
  /// The part of a stroke that begins now; its style is not distinguished from others yet.
  func strokePart(of end: stylus_canvas_pen_end) -> StrokePart {
    let erases = StrokePart.erases(tools.eraserMode, width: tools.eraserWidth)
    guard end == STYLUS_CANVAS_TIP else { return erases }
    switch tools.tool {
    case .eraser: return erases
    case .lasso: return .selects(parts: tools.selectsParts)
    case .ink:
      var style = StrokeStyle(ink: tools.ink, width: tools.width)
      style.straightens = straightens && tools.straightens
      return .draws(style)
    }
  }

  /// The tools of pens that the compositor reports.
  var wetTools: WetTools {
    guard !isReadOnly else { return WetTools(tip: nil, eraser: nil) }
    return WetTools(
      tip: strokePart(of: STYLUS_CANVAS_TIP), eraser: strokePart(of: STYLUS_CANVAS_ERASER),
      ruler: shownRuler)
  }

  /// Whether the part of a stroke depends on where it begins.
  func dependsOnPlace(_ end: stylus_canvas_pen_end) -> Bool {
    end == STYLUS_CANVAS_TIP && (shownRuler != nil || tools.tool == .lasso)
  }

  /// Whether an open stroke does not draw.
  func isOther(_ id: StrokeID) -> Bool { ruler.isHeld(by: id) || sheet.isOther(id) }

  /// Refuses a stroke that the canvas cannot accept now.
  func checkCanBegin() throws(CError) {
    guard !isReadOnly else { throw .refused("the canvas is read-only") }
    guard strokes.underway < OutputCanvas.mostOpen else {
      throw .refused("\(OutputCanvas.mostOpen) strokes are already open")
    }
  }

  /// Pages are not turned under a pen.
  func checkPens() throws(CError) {
    guard strokes.underway == 0 else {
      throw .refused("a stroke is being drawn on this page. Fix: wait until it has ended")
    }
  }
}
