public import InkEditing
import InkGeometry
import InkRendering

/// A ruler on an output, and its picture.
public struct LaidRuler: Sendable {
  /// The ruler in millimeters of the page; its scale determines its visible size.
  public var ruler: Ruler
  /// The picture of the horizontal ruler, with its center at the origin.
  public var face: TurnedPicture
  /// The number of the picture's own pixels per millimeter.
  public var faceScale: Double
  /// An upright label in the center, in pixels of the output; nil for none.
  public var label: TurnedPicture?

  /// Creates a ruler without a label.
  public init(_ ruler: Ruler, face: TurnedPicture, faceScale: Double) {
    (self.ruler, self.face, self.faceScale) = (ruler, face, faceScale)
  }

  /// Whether it looks as another does.
  func isSame(as other: LaidRuler) -> Bool {
    guard ruler == other.ruler, face.isSame(as: other.face) else { return false }
    guard let label, let known = other.label else { return label == nil && other.label == nil }
    return label.isSame(as: known)
  }

  /// From the face's pixels to those of an output.
  private func way(to view: AffineTransform) -> AffineTransform {
    AffineTransform.scale(x: 1 / faceScale, y: 1 / faceScale).then(ruler.transform).then(view)
  }

  /// From the label's pixels there: whole pixels, so that it is sharp.
  private func labelWay(to view: AffineTransform) -> AffineTransform {
    let middle = view.applied(to: ruler.center)
    return .translation(Point(x: middle.x.rounded(), y: middle.y.rounded()))
  }

  /// Its pixels of an output.
  func boxes(in view: AffineTransform, within bounds: PixelRect) -> Damage {
    var boxes = Damage()
    face.forEachBand(by: way(to: view)) { boxes.add($0.intersection(bounds)) }
    if let label { boxes.add(label.box(by: labelWay(to: view)).intersection(bounds)) }
    return boxes
  }

  /// Lays it over what a rectangle shows.
  func paintRuler(
    _ rect: PixelRect, in view: AffineTransform, on pixels: inout MutableSpan<UInt32>,
    _ layout: PixelLayout
  ) {
    face.paint(rect, by: way(to: view), on: &pixels, layout)
    label?.paint(rect, by: labelWay(to: view), on: &pixels, layout)
  }
}
