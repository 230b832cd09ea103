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

  /// Returns whether the ruler looks the same as another.
  func isSame(as other: LaidRuler) -> Bool {
    guard ruler == other.ruler, face.isSame(as: other.face) else { return false }
    guard let label, let known = other.label else { return label == nil && other.label == nil }
    return label.isSame(as: known)
  }

  /// Returns the transform from the face's pixels to those of an output.
  private func way(to view: InkTransform) -> InkTransform {
    InkTransform.scale(x: 1 / faceScale, y: 1 / faceScale).then(ruler.transform).then(view)
  }

  /// Returns the transform for the label, which is moved by whole pixels so that it is sharp.
  private func labelWay(to view: InkTransform) -> InkTransform {
    let middle = view.applied(to: ruler.center)
    return .translation(Point(x: middle.x.rounded(), y: middle.y.rounded()))
  }

  /// Returns its pixels on an output.
  func boxes(in view: InkTransform, within bounds: PixelRect) -> Damage {
    var boxes = Damage()
    face.forEachBand(by: way(to: view)) { boxes.add($0.intersection(bounds)) }
    if let label { boxes.add(label.box(by: labelWay(to: view)).intersection(bounds)) }
    return boxes
  }

  /// Draws the ruler over the contents of a rectangle.
  func paintRuler(
    _ rect: PixelRect, in view: InkTransform, on pixels: inout MutableSpan<UInt32>,
    _ layout: PixelLayout
  ) {
    face.paint(rect, by: way(to: view), on: &pixels, layout)
    label?.paint(rect, by: labelWay(to: view), on: &pixels, layout)
  }
}
