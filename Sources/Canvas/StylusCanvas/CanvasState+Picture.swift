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
  /// How the picture that there is must be laid to show what the viewport does: from its logical
  /// units to the canvas's.
  var pictureTransform: AffineTransform {
    guard sheet.canvas.view != sheet.view, let inverse = sheet.canvas.view.inverse else {
      return .identity
    }
    let (scale, unit) = (Double(size.scale), 1 / Double(size.scale))
    return AffineTransform.scale(x: scale, y: scale).then(inverse).then(sheet.view)
      .then(.scale(x: unit, y: unit))
  }

  /// The other thread is done.
  mutating func installPainted(_ painted: PaintedPart) {
    sheet.installPainted(painted)
    queueChangeEvents()
  }
}
