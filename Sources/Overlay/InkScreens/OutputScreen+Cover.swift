import FramePacing
import InkCanvas
import InkEditing
import InkRendering
package import StylusModel
package import ToolPicker

// The picker above a board. Which of two surfaces of a layer lies above is the compositor's choice,
// and under a board the picker could not be seen: so it is drawn on the ink's surface then, and its
// own, which takes the press, is empty.
extension OutputScreen {
  /// Shows the picker above all ink.
  package func showPicker(with scene: PickerScene, at now: Timestamp) {
    guard sheet.hasPicture else { return }
    if !sheet.canvas.isCovered { coverScene = nil }
    let scale = viewport.pixelsPerMillimetre * 25.4 / 96
    if coverPainter.scale != scale {
      (coverPainter, coverScene) = (PickerPainter(scale: scale), nil)
    }
    let changed = scene.changes(from: coverScene, scale: scale)
    coverScene = scene
    guard !changed.isEmpty else { return }
    var painter = coverPainter
    for rect in changed {
      sheet.canvas.cover(rect) { pixels, layout, part in
        painter.draw(scene, on: &pixels, layout: layout, clip: part)
      }
    }
    coverPainter = painter
    pacer.inkChanged(sample: nil, at: now)
    // As many pixels as this the compositor draws for no stroke.
    pacer.surfaceChanged(at: now)
  }

  /// The picker has its own surface again, or is not shown.
  package func uncover(at now: Timestamp) {
    coverScene = nil
    guard sheet.canvas.isCovered, sheet.canvas.uncover() else { return }
    pacer.inkChanged(sample: nil, at: now)
  }
}
