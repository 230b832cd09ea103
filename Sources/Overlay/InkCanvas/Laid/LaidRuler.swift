public import InkEditing
import InkGeometry
import InkRendering

/// A ruler on an output, and how it looks.
public struct LaidRuler: Sendable {
  /// Where it lies, in millimetres of the page; with its scale as large as it is to be seen.
  public var ruler: Ruler
  /// How it looks where it lies level, its middle at the origin.
  public var face: TurnedPicture
  /// The face's own pixels in a millimetre.
  public var faceScale: Double
  /// What stands upright in its middle, in pixels of the output; nil: nothing.
  public var label: TurnedPicture?

  /// A ruler without a label.
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
  func way(to view: AffineTransform) -> AffineTransform {
    AffineTransform.scale(x: 1 / faceScale, y: 1 / faceScale).then(ruler.transform).then(view)
  }

  /// From the label's pixels there: whole pixels, so that it is sharp.
  func labelWay(to view: AffineTransform) -> AffineTransform {
    let middle = view.applied(to: ruler.center)
    return .translation(Point(x: middle.x.rounded(), y: middle.y.rounded()))
  }
}

extension OutputCanvas {
  /// A ruler lies above the ink, elsewhere, or none does any more; a stroke knows its own,
  /// ``StrokeStyle/ruler``. No step.
  ///
  /// - Returns: whether it looks another way.
  public mutating func lay(_ ruler: LaidRuler?) -> Bool {
    guard let known = self.ruler, let ruler else {
      guard self.ruler != nil || ruler != nil else { return false }
      return replaceRuler(ruler)
    }
    return known.isSame(as: ruler) ? false : replaceRuler(ruler)
  }

  private mutating func replaceRuler(_ ruler: LaidRuler?) -> Bool {
    markRuler()
    self.ruler = ruler
    markRuler()
    return true
  }

  private mutating func markRuler() {
    guard let ruler else { return }
    var boxes = Damage()
    ruler.face.forEachBand(by: ruler.way(to: view)) {
      boxes.add($0.intersection(bounds))
    }
    let way = ruler.labelWay(to: view)
    if let label = ruler.label { boxes.add(label.box(by: way).intersection(bounds)) }
    for box in boxes { mark(box) }
  }

  /// Lays the ruler over what a rectangle shows.
  func paintRuler(
    _ rect: PixelRect, on pixels: inout MutableSpan<UInt32>, _ layout: PixelLayout
  ) {
    guard let ruler else { return }
    ruler.face.paint(
      rect, by: ruler.way(to: view), on: &pixels, layout)
    ruler.label?.paint(
      rect, by: ruler.labelWay(to: view), on: &pixels, layout)
  }
}
