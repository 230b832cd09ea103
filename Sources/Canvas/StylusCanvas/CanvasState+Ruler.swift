import CStylus
import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import InkRendering
import ToolPicker

/// How the ruler looks, and for what that was painted.
struct RulerFace {
  let picture: TurnedPicture
  /// Pixels of the picture in a point.
  let scale: Double
  /// Pixels of the canvas in a point.
  let shownScale: Double
  let appearance: Appearance
}

extension CanvasState {
  /// What lies on the page; nil: nothing.
  var shownRuler: Ruler? { tools.showsRuler ? ruler : nil }

  /// The ruler is shown, gone, or elsewhere.
  mutating func rulerChanged() {
    let seen = viewport.visible
    if tools.showsRuler, ruler.map({ !$0.bounds.intersects(seen) }) ?? true {
      ruler = Ruler(at: viewport.center)
    }
    showRuler()
    queueEvent(STYLUS_CANVAS_RULER_CHANGED)
  }

  /// Something is done to the ruler.
  mutating func moveRuler(_ body: (inout Ruler) -> Void) {
    guard var moved = shownRuler else { return }
    body(&moved)
    guard moved != ruler else { return }
    ruler = moved
    rulerChanged()
    queueChangeEvents()
  }

  /// The canvas shows the ruler where it lies.
  mutating func showRuler() {
    ruledPicture = sheet.pictureNumber
    guard let ruler = shownRuler else {
      _ = sheet.canvas.lay(nil)
      return
    }
    let unit = ScreenUnit.pointsPerMillimetre
    let face = makeFace(sheet.canvas.pixelsPerMillimetre / unit)
    var laid = LaidRuler(ruler, face: face.picture, faceScale: face.scale * unit)
    let label = RulerPicture.label(
      of: ruler, pixelsPerPoint: Double(size.scale), appearance: sheet.canvas.appearance)
    laid.label = turned(label)
    _ = sheet.canvas.lay(laid)
  }

  /// A ruler that is turned is as sharp as one that lies level: its picture is finer than the
  /// canvas, within some millions of pixels.
  private mutating func makeFace(_ scale: Double) -> RulerFace {
    if let known = rulerFace, known.shownScale == scale, known.appearance == sheet.appearance {
      return known
    }
    let fine = min(4, 2 * scale)
    let picture = RulerPicture.face(
      pixelsPerPoint: fine, ticksFor: scale, appearance: sheet.appearance)
    let face = RulerFace(
      picture: turned(picture), scale: fine, shownScale: scale, appearance: sheet.appearance)
    rulerFace = face
    return face
  }

  private mutating func turned(_ picture: PaintedPicture) -> TurnedPicture {
    faceNumber += 1
    return TurnedPicture(pixels: picture.pixels, layout: picture.layout, number: faceNumber)
  }
}
