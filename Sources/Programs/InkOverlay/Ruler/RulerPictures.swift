import InkCanvas
import InkDrawing
import InkEditing
import InkRendering
import StylusModel
import ToolPicker

/// The ruler's pictures, made when others are wanted: its face once for a scale, its angle while
/// that changes.
struct RulerPictures {
  /// What the face was made for.
  private(set) var appearance = Appearance.light
  private var scale = 0.0
  private var zoom = 1.0
  private var face: TurnedPicture?
  private var label: TurnedPicture?
  /// The angle that the label tells, in degrees.
  private var labeledDegrees = 0.0
  private var labeledAt = Timestamp(microseconds: 0)
  /// When the label is to tell another angle; nil: it tells the right one.
  private(set) var labelDue: Timestamp?
  private var numbers: UInt64 = 0

  /// The face has so many pixels for one of the output: a ruler that is turned is as sharp as one
  /// that lies level.
  private static let fineness = 2.0
  /// The label is painted anew no sooner: a screen shows no more, and a pen tells of a thousand
  /// places a second.
  private static let pause = Microseconds.milliseconds(16)

  /// A ruler with its pictures.
  mutating func laid(
    _ ruler: Ruler, pixelsPerPoint scale: Double, zoom: Double, for appearance: Appearance,
    sayingAngle: Bool, at now: Timestamp
  ) -> LaidRuler {
    if self.scale != scale || self.appearance != appearance { (face, label) = (nil, nil) }
    if self.zoom != zoom { face = nil }
    (self.scale, self.zoom, self.appearance) = (scale, zoom, appearance)
    let face = face ?? makeFace()
    self.face = face
    var laid = LaidRuler(ruler, face: face, faceScale: Self.fineness * scale * 96 / 25.4)
    if sayingAngle { updateAngleLabel(of: ruler, at: now) } else { (label, labelDue) = (nil, nil) }
    laid.label = label
    return laid
  }

  private mutating func updateAngleLabel(of ruler: Ruler, at now: Timestamp) {
    labelDue = nil
    guard label == nil || labeledDegrees != ruler.degrees else { return }
    if label != nil, now - labeledAt < Self.pause {
      labelDue = labeledAt + Self.pause
      return
    }
    (labeledDegrees, labeledAt) = (ruler.degrees, now)
    label = floating(
      RulerPicture.label(of: ruler, pixelsPerPoint: scale, appearance: appearance))
  }

  private mutating func makeFace() -> TurnedPicture {
    floating(
      RulerPicture.face(
        pixelsPerPoint: Self.fineness * scale, ticksFor: scale, zoom: zoom, appearance: appearance))
  }

  private mutating func floating(_ picture: PaintedPicture) -> TurnedPicture {
    numbers += 1
    return TurnedPicture(pixels: picture.pixels, layout: picture.layout, number: numbers)
  }
}
