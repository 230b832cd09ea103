import InkCanvas
import InkDrawing
import InkEditing
import InkRendering
import StylusModel
import ToolPicker

/// The ruler's pictures, made when others are wanted: its face once for a scale, its angle while
/// that changes.
struct RulerPictures {
  private var painter = RulerPainter()
  /// What the pictures were made for.
  private(set) var appearance = Appearance.light
  private var scale = 0.0
  private var label: TurnedPicture?
  /// The angle that the label tells, in degrees.
  private var labeledDegrees = 0.0
  private var labeledAt = Timestamp(microseconds: 0)
  /// When the label is to tell another angle; nil: it tells the right one.
  private(set) var labelDue: Timestamp?

  /// The label is painted again no sooner: a screen shows no more, and a pen reports a thousand
  /// places a second.
  private static let pause = Microseconds.milliseconds(16)

  /// A ruler with its pictures.
  mutating func laid(
    _ ruler: Ruler, pixelsPerPoint scale: Double, zoom: Double, for appearance: Appearance,
    sayingAngle: Bool, at now: Timestamp
  ) -> LaidRuler {
    if self.scale != scale || self.appearance != appearance { label = nil }
    (self.scale, self.appearance) = (scale, appearance)
    let face = painter.face(pixelsPerPoint: scale, zoom: zoom, appearance: appearance)
    var laid = LaidRuler(
      ruler, face: turned(face), faceScale: face.scale * 96 / 25.4)
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
    label = turned(painter.label(of: ruler, pixelsPerPoint: scale, appearance: appearance))
  }

  private func turned(_ image: RulerPainter.RulerImage) -> TurnedPicture {
    TurnedPicture(
      pixels: image.picture.pixels, layout: image.picture.layout, number: image.number)
  }
}
