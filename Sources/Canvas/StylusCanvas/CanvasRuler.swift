import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import InkRendering
import StylusModel
import ToolPicker

/// The ruler of a canvas: its position, the pens that move it, and its painted parts.
struct CanvasRuler {
  /// Its current or last position; nil if it was never shown.
  private(set) var place: Ruler?
  private var painter = RulerPainter()
  /// The picture of the sheet on which it was drawn.
  private var laidPicture: UInt64 = 0
  /// Open strokes that move it, and their last positions.
  private var pens: [StrokeID: Point?] = [:]

  /// The face has a higher resolution than the canvas, up to some millions of pixels: this many
  /// pixels per point.
  private static let finest = 4.0

  mutating func setPlace(_ place: Ruler) { self.place = place }

  /// Moves it to the center if no part of it is visible.
  mutating func bringIntoView(_ viewport: Viewport) {
    let seen = viewport.visible
    guard place.map({ !$0.bounds.intersects(seen) }) ?? true else { return }
    place = Ruler(at: viewport.center)
  }

  // MARK: Pens

  func isHeld(by id: StrokeID) -> Bool { pens[id] != nil }

  /// From now on a stroke moves it.
  mutating func attachPen(_ id: StrokeID) { pens[id] = .some(nil) }

  /// The movement of the ruler by a stroke that moves it; nil if the stroke only begins there.
  mutating func followPen(_ id: StrokeID, to location: Point) -> Point? {
    let last = pens[id] ?? nil
    pens[id] = location
    return last.map { location - $0 }
  }

  /// A stroke has ended; false if it did not move the ruler.
  mutating func detachPen(_ id: StrokeID) -> Bool { pens.removeValue(forKey: id) != nil }

  // MARK: Pictures

  /// Whether the picture of the sheet is the one on which it was drawn.
  func isLaid(on sheet: Sheet) -> Bool { laidPicture == sheet.pictureNumber }

  /// Shows the ruler on the canvas at its position, or hides it.
  mutating func lay(on sheet: inout Sheet, isShown: Bool) {
    laidPicture = sheet.pictureNumber
    guard isShown, let place else {
      _ = sheet.canvas.lay(nil)
      return
    }
    let unit = ScreenUnit.pointsPerMillimeter
    let face = painter.face(
      pixelsPerPoint: sheet.canvas.pixelsPerMillimeter / unit, atMost: Self.finest,
      appearance: sheet.appearance)
    var laid = LaidRuler(place, face: turned(face), faceScale: face.scale * unit)
    let label = painter.label(
      of: place, pixelsPerPoint: Double(sheet.density), appearance: sheet.canvas.appearance)
    laid.label = turned(label)
    _ = sheet.canvas.lay(laid)
  }

  private func turned(_ image: RulerPainter.RulerImage) -> TurnedPicture {
    TurnedPicture(
      pixels: image.picture.pixels, layout: image.picture.layout, number: image.number)
  }
}
