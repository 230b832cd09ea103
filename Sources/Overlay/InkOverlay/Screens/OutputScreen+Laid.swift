import FramePacing
import InkCanvas
import InkEditing
import InkGeometry
import InkRendering
import StylusModel
import ToolPicker
import WaylandClient

// What lies on the ink: the ruler, and the bar beside what is selected.
extension OutputScreen {
  /// What takes input though no pen draws is elsewhere.
  func noteInput() {
    inputBoxes = rulerBoxes + (bar.map { [DamageBox(PixelRect(around: $0.frame))] } ?? [])
  }

  /// Has the canvas show the bar as it is now; painted when it is another.
  func showBar(at now: Timestamp) {
    guard canvas != nil, bar.map({ !$0.isSame(as: shownBar) }) ?? (shownBar != nil) else { return }
    shownBar = bar
    barNumber += 1
    let scale = viewport.pixelsPerMillimetre * 25.4 / 96
    let picture = bar.map { shown in
      let painted = shown.bar.picture(pixelsPerPoint: scale)
      return TurnedPicture(pixels: painted.pixels, layout: painted.layout, number: barNumber)
    }
    if canvas?.float(picture, at: (bar?.corner ?? .zero) * scale) == true {
      pacer.inkChanged(sample: nil, at: now)
    }
  }

  /// Has the canvas show the ruler as it is now.
  func layRuler(at now: Timestamp) {
    var laid = ruler
    if let known = ruler, toPage != nil { laid?.ruler = onPage(known.ruler) }
    guard canvas?.lay(laid) == true else { return }
    pacer.inkChanged(sample: nil, at: now)
    // As many pixels as this the compositor draws for no stroke.
    pacer.surfaceChanged(at: now)
  }

  /// Whether somebody writes, so that a picture of that comes soon; not if there was one in this turn of the loop.
  func isAboutToShowInk(at now: Timestamp) -> Bool {
    guard !strokes.isEmpty, let lastPicture else { return false }
    return lastPicture < now && (now - lastPicture).value < 3 * pacer.period / 1_000
  }

  /// So long the picker's picture waits for the ink's at most.
  var mostHeld: Microseconds { Microseconds(pacer.period * 3 / 2 / 1_000) }

  /// The picker above was committed: the compositor draws it beside the ink.
  func noteNeighbour(committedAt time: Timestamp?) {
    guard let time, time != neighbourCommit else { return }
    neighbourCommit = time
    pacer.surfaceChanged(at: time)
  }
}
