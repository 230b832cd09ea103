import InkDrawing
import InkEditing
import InkGeometry
import InkRendering

/// What is selected as a picture of its own while it follows the pen: a frame costs its area,
/// whatever it shows. Made larger or turned it is that picture still, and is drawn anew where it is
/// dropped.
struct LiftedPicture: Sendable {
  private var picture: TurnedPicture
  /// From where it was lifted, in pixels.
  private(set) var way = AffineTransform.identity

  /// So far beyond the output it is kept.
  private static let reach = 256

  /// Draws it where it was lifted, with room for the line around it.
  init(
    _ strokes: [Stroke], outline: [Stroke], within bounds: PixelRect,
    _ renderer: inout InkRenderer
  ) {
    var box = PixelRect.empty
    for stroke in strokes { box = box.union(PixelRect(of: stroke, in: renderer)) }
    for stroke in outline { box = box.union(PixelRect(of: stroke, in: renderer)) }
    let area = box.intersection(bounds.grown(by: Self.reach))
    let layout = PixelLayout(bounds: area, order: .blueLowest)
    var pixels = [UInt32](repeating: 0, count: layout.count)
    var words = pixels.mutableSpan
    renderer.draw(strokes, on: &words, layout: layout, clip: area)
    picture = TurnedPicture(pixels: pixels, layout: layout, number: 0)
  }

  /// Draws the line around it too, as it was where it was lifted.
  mutating func drawOutline(_ outline: [Stroke], _ renderer: inout InkRenderer) {
    picture.withPixels { words, layout in
      renderer.draw(outline, on: &words, layout: layout, clip: layout.bounds)
    }
  }

  /// Where it is, in pixels of the output.
  var box: PixelRect { picture.box(by: way) }

  /// Where it was lifted.
  var home: PixelRect { picture.box(by: .identity) }

  /// It is brought elsewhere from where it was: by whole pixels, if it only moves.
  mutating func bring(by transform: AffineTransform) {
    way = transform
    guard transform.isTranslation else { return }
    // Farther than that nothing of it is seen.
    func whole(_ length: Double) -> Double { min(max(length, -1e6), 1e6).rounded() }
    way = .translation(Point(x: whole(transform.tx), y: whole(transform.ty)))
  }

  /// Lays it over what a rectangle shows.
  func paint(_ rect: PixelRect, on target: inout MutableSpan<UInt32>, _ other: PixelLayout) {
    picture.paint(rect, by: way, on: &target, other)
  }
}

extension AffineTransform {
  /// Whether it neither turns nor stretches by more than what arithmetic rounds off: from pixels to
  /// millimeters and back 1 is not always 1.
  fileprivate var isTranslation: Bool { max(abs(a - 1), abs(b), abs(c), abs(d - 1)) < 1e-9 }
}
