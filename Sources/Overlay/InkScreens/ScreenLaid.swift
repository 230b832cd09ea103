package import InkCanvas
import InkEditing
package import InkGeometry
import InkRendering
import StylusModel
import ToolPicker
package import WaylandClient

/// The elements on the ink of an output: the ruler, the bar next to the selection or a list, and
/// the picker.
package struct ScreenLaid {
  /// The ruler that lies on it.
  package var ruler: LaidRuler?
  /// Where the ruler takes input though no pen draws, in logical pixels.
  package var rulerBoxes: [DamageBox] = [] {
    didSet { if rulerBoxes != oldValue { collectInput() } }
  }
  /// The bar next to what is selected on it.
  package var bar: ScreenBar? { didSet { if bar?.corner != oldValue?.corner { collectInput() } } }
  /// The canvas's number of what is selected, for which the bar's place was found.
  package var barMark: UInt64?
  /// The list of readings next to a word on it.
  package var list: ScreenList?
  /// Where something of ours is pressed, though no pen draws.
  package var inputBoxes: [DamageBox] = []
  /// Whether something on it is held: then all of it takes input.
  package var isHeld = false
  /// Where another program has a surface, so that nothing is shown, in points of the surface.
  package var free: Rect?
  /// The elements above the ink, as passed to the canvas, and the number of their picture.
  private var shownFloat: ScreenFloat?
  private var floatNumber: UInt64 = 0
  /// The picker that is drawn above all ink.
  private var coverScene: PickerScene?
  /// Whether the picker looks different since ``takePickerChange()``.
  private var hasPickerChanged = false
  private var coverPainter = PickerPainter(scale: 1)

  /// The areas that take input without a drawing pen are handled elsewhere.
  private mutating func collectInput() {
    inputBoxes = rulerBoxes + (bar.map { [DamageBox(PixelRect(around: $0.frame))] } ?? [])
  }

  /// Whether the ruler or a list needs a picture below.
  var needsPicture: Bool { ruler != nil || list != nil }

  /// The canvas has another picture, which shows nothing of it yet.
  mutating func pictureReplaced() {
    shownFloat = nil
    barMark = nil
  }

  /// Has the canvas show the ruler as it is now.
  ///
  /// - Returns: whether it looks another way.
  func layRuler(on sheet: inout Sheet) -> Bool {
    var laid = ruler
    if let known = ruler { laid?.ruler = sheet.onPage(known.ruler) }
    return sheet.hasPicture && sheet.canvas.lay(laid)
  }

  /// Has the canvas show what floats above the ink as it is now; painted when it is another.
  ///
  /// - Returns: whether it looks another way.
  mutating func showFloat(on sheet: inout Sheet) -> Bool {
    let float = bar.map { ScreenFloat.bar($0) } ?? list.map { .list($0) }
    guard sheet.hasPicture, float != shownFloat else { return false }
    shownFloat = float
    floatNumber += 1
    let scale = sheet.viewport.pixelsPerPoint
    let picture = float.map { shown in
      let painted = shown.picture(pixelsPerPoint: scale)
      return TurnedPicture(pixels: painted.pixels, layout: painted.layout, number: floatNumber)
    }
    return sheet.canvas.float(picture, at: (float?.corner ?? .zero) * scale)
  }

  /// Has the canvas show nothing where another program has a surface.
  ///
  /// - Returns: whether it looks another way.
  func showFree(on sheet: inout Sheet) -> Bool {
    let scale = sheet.viewport.pixelsPerPoint
    let pixels = free.map { PixelRect(around: Rect(min: $0.min * scale, max: $0.max * scale)) }
    return sheet.hasPicture && sheet.canvas.leaveFree(pixels)
  }

  // MARK: The picker

  /// Shows the picker above all ink.
  ///
  /// - Returns: whether it looks another way.
  mutating func showPicker(_ scene: PickerScene, on sheet: inout Sheet) -> Bool {
    let known = coverScene
    coverScene = scene
    guard sheet.hasPicture else { return false }
    let scale = sheet.viewport.pixelsPerPoint
    if coverPainter.scale != scale {
      coverPainter = PickerPainter(scale: scale)
      // Its pixels are of the former scale, and lie elsewhere.
      _ = sheet.canvas.uncover()
    }
    let changed = scene.changes(from: sheet.canvas.isCovered ? known : nil, scale: scale)
    guard !changed.isEmpty else { return false }
    hasPickerChanged = true
    var painter = coverPainter
    for rect in changed {
      sheet.canvas.cover(rect) { pixels, layout, part in
        painter.draw(scene, on: &pixels, layout: layout, clip: part)
      }
    }
    coverPainter = painter
    return true
  }

  /// Shows the picker on a canvas that has another picture without it.
  ///
  /// - Returns: whether it looks another way.
  mutating func restorePicker(on sheet: inout Sheet) -> Bool {
    guard let scene = coverScene, sheet.hasPicture, !sheet.canvas.isCovered else { return false }
    return showPicker(scene, on: &sheet)
  }

  /// The picker has its own surface again, or is not shown.
  ///
  /// - Returns: whether it was shown here.
  mutating func hidePicker(on sheet: inout Sheet) -> Bool {
    coverScene = nil
    guard sheet.hasPicture, sheet.canvas.uncover() else { return false }
    hasPickerChanged = true
    return true
  }

  /// Returns whether the picker looks different since the last call, so that a picture is due.
  mutating func takePickerChange() -> Bool {
    defer { hasPickerChanged = false }
    return hasPickerChanged
  }
}

extension Viewport {
  /// Pixels of an output's point.
  fileprivate var pixelsPerPoint: Double { pixelsPerMillimeter * 25.4 / 96 }
}
