import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import InkRendering
import StylusModel
import ToolPicker

/// The ruler of a canvas: where it lies, which pens take it along, and what is painted of it.
struct CanvasRuler {
  /// Where it lies, or lay when it was shown last; nil: it was never shown.
  private(set) var place: Ruler?
  private var face: Face?
  /// Tells its pictures from each other.
  private var turnedNumber: UInt64 = 0
  /// The picture of the sheet on which it lies.
  private var laidPicture: UInt64 = 0
  /// Open strokes that take it along, and where they were last.
  private var pens: [StrokeID: Point?] = [:]

  /// How it looks, and for what that was painted.
  private struct Face {
    let picture: TurnedPicture
    /// Pixels of the picture in a point.
    let scale: Double
    /// Pixels of the canvas in a point.
    let shownScale: Double
    let appearance: Appearance
  }

  mutating func setPlace(_ place: Ruler) { self.place = place }

  /// Puts it into the middle if nothing of it is to be seen.
  mutating func bringIntoView(_ viewport: Viewport) {
    let seen = viewport.visible
    guard place.map({ !$0.bounds.intersects(seen) }) ?? true else { return }
    place = Ruler(at: viewport.center)
  }

  // MARK: Pens

  func isHeld(by id: StrokeID) -> Bool { pens[id] != nil }

  /// From now on a stroke takes it along.
  mutating func attachPen(_ id: StrokeID) { pens[id] = .some(nil) }

  /// By how much a stroke that takes it along moves it; nil if it only begins there.
  mutating func followPen(_ id: StrokeID, to location: Point) -> Point? {
    let last = pens[id] ?? nil
    pens[id] = location
    return last.map { location - $0 }
  }

  /// A stroke is over; false if it did not take it along.
  mutating func detachPen(_ id: StrokeID) -> Bool { pens.removeValue(forKey: id) != nil }

  // MARK: Pictures

  /// Whether the picture of the sheet is the one on which it was laid.
  func isLaid(on sheet: Sheet) -> Bool { laidPicture == sheet.pictureNumber }

  /// Has the canvas show it where it lies, or nothing of it.
  mutating func lay(on sheet: inout Sheet, isShown: Bool) {
    laidPicture = sheet.pictureNumber
    guard isShown, let place else {
      _ = sheet.canvas.lay(nil)
      return
    }
    let unit = ScreenUnit.pointsPerMillimeter
    let face = paintedFace(sheet.canvas.pixelsPerMillimeter / unit, sheet.appearance)
    var laid = LaidRuler(place, face: face.picture, faceScale: face.scale * unit)
    let label = RulerPicture.label(
      of: place, pixelsPerPoint: Double(sheet.density), appearance: sheet.canvas.appearance)
    laid.label = turned(label)
    _ = sheet.canvas.lay(laid)
  }

  /// A ruler that is turned is as sharp as one that lies level: its picture is finer than the
  /// canvas, within some millions of pixels.
  private mutating func paintedFace(_ scale: Double, _ appearance: Appearance) -> Face {
    if let face, face.shownScale == scale, face.appearance == appearance { return face }
    let fine = min(4, 2 * scale)
    let picture = RulerPicture.face(
      pixelsPerPoint: fine, ticksFor: scale, appearance: appearance)
    let painted = Face(
      picture: turned(picture), scale: fine, shownScale: scale, appearance: appearance)
    face = painted
    return painted
  }

  private mutating func turned(_ picture: PaintedPicture) -> TurnedPicture {
    turnedNumber += 1
    return TurnedPicture(pixels: picture.pixels, layout: picture.layout, number: turnedNumber)
  }
}
