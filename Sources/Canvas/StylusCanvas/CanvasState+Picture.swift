import CStylus
import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import InkRendering
import StylusModel
import WetInk

// The picture of much ink, which is shown as it is, scaled, until another one is made.
extension CanvasState {
  /// Whether all of the picture is made at once.
  var paintsAtOnce: Bool { PictureWork.paintsAtOnce(canvas) }

  /// How the picture that there is must be laid to show what the viewport does: from its logical units to the canvas's.
  var pictureTransform: AffineTransform {
    guard canvas.view != pixelView, let inverse = canvas.view.inverse else { return .identity }
    let (scale, unit) = (Double(size.scale), 1 / Double(size.scale))
    return AffineTransform.scale(x: scale, y: scale).then(inverse).then(pixelView)
      .then(.scale(x: unit, y: unit))
  }

  /// The picture has another size: what it showed is shown at once, and made sharp afterwards.
  mutating func renew() {
    if paintsAtOnce {
      canvas = OutputCanvas(
        width: size.width * size.scale, height: size.height * size.scale, view: pixelView,
        zoom: viewport.zoom, appearance: appearance, resuming: canvas)
      work.reset()
      resumeStrokes()
    } else {
      let source = work.source(of: &canvas)
      adopt(MovedPicture(source, in: pixelView, bounds: wholePicture))
    }
  }

  private var wholePicture: PixelRect {
    PixelRect(x: 0, y: 0, width: size.width * size.scale, height: size.height * size.scale)
  }

  /// Open strokes go on in the picture.
  private mutating func resumeStrokes() {
    for stroke in strokes.values.sorted(by: { $0.id < $1.id }) { stroke.draw(on: &canvas) }
    // An eraser that is down has done its work so far.
    for (id, other) in others where other == .erases {
      canvas.beginErasing(id, mode: tools.eraserMode, width: tools.eraserWidth)
    }
    showRuler()
    note()
  }

  private mutating func adopt(_ picture: MovedPicture) {
    canvas = OutputCanvas(showing: picture, zoom: viewport.zoom, resuming: canvas)
    work.reset(picture, in: canvas.bounds)
    resumeStrokes()
  }

  /// Something large was changed.
  mutating func deferPainting() { work.deferChange(of: &canvas) }

  /// What the other thread shall do now; nil: nothing, or it is busy. A pen that erases or selects is not disturbed.
  mutating func nextPaintJob() -> PaintJob? {
    work.next(for: &canvas, showing: pixelView, mayMove: others.isEmpty)
  }

  /// The other thread is done.
  mutating func take(_ painted: PaintedPart) {
    // Of another moment it is good enough too: the next is on its way.
    if let picture = work.take(painted, for: &canvas), others.isEmpty { adopt(picture) }
    note()
  }
}
