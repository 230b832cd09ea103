import FramePacing
import InkCanvas
import InkEditing
import InkGeometry
import InkRendering
package import StylusModel
import ToolPicker
import WaylandClient

// What lies on the ink: the ruler, and the bar beside what is selected.
extension OutputScreen {
  /// What takes input though no pen draws is elsewhere.
  func noteInput() {
    inputBoxes = rulerBoxes + (bar.map { [DamageBox(PixelRect(around: $0.frame))] } ?? [])
  }

  /// Has the canvas show what floats above the ink as it is now; painted when it is another.
  func showFloat(at now: Timestamp) {
    let float = bar.map { ScreenFloat.bar($0) } ?? list.map { .list($0) }
    guard sheet.hasPicture, float != shownFloat else { return }
    shownFloat = float
    floatNumber += 1
    let scale = viewport.pixelsPerMillimetre * 25.4 / 96
    let picture = float.map { shown in
      let painted = shown.picture(pixelsPerPoint: scale)
      return TurnedPicture(pixels: painted.pixels, layout: painted.layout, number: floatNumber)
    }
    if sheet.canvas.float(picture, at: (float?.corner ?? .zero) * scale) {
      pacer.inkChanged(sample: nil, at: now)
    }
  }

  /// Has the canvas show the ruler as it is now.
  func layRuler(at now: Timestamp) {
    var laid = ruler
    if let known = ruler, toPage != nil { laid?.ruler = onPage(known.ruler) }
    guard sheet.hasPicture, sheet.canvas.lay(laid) else { return }
    pacer.inkChanged(sample: nil, at: now)
    // As many pixels as this the compositor draws for no stroke.
    pacer.surfaceChanged(at: now)
  }

  /// Whether somebody writes, so that a picture of that comes soon; not if there was one in this
  /// turn of the loop.
  package func isAboutToShowInk(at now: Timestamp) -> Bool {
    guard !strokes.isEmpty, let lastPicture else { return false }
    return lastPicture < now && (now - lastPicture).value < 3 * pacer.period / 1_000
  }

  /// So long the picker's picture waits for the ink's at most.
  package var mostHeld: Microseconds { Microseconds(pacer.period * 3 / 2 / 1_000) }

  /// The picker above was committed: the compositor draws it beside the ink.
  package func noteNeighbour(committedAt time: Timestamp?) {
    guard let time, time != neighbourCommit else { return }
    neighbourCommit = time
    pacer.surfaceChanged(at: time)
  }
}
