import InkDrawing
import InkEditing
import InkGeometry
import InkRendering

/// The selection as a separate picture while it follows the pen: the cost of a frame depends on its
/// area, not on its content. If it is scaled or turned, the same picture is used, and it is drawn
/// again when it is dropped.
struct LiftedPicture: Sendable {
  private var picture: TurnedPicture
  /// The transform since it was lifted, in pixels.
  private(set) var way = InkTransform.identity

  /// The distance beyond the output to which the picture extends, in pixels.
  private static let reach = 256

  /// Draws the selection where it was lifted, with space for its outline.
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

  /// Draws the outline as well, as it was where the selection was lifted.
  mutating func drawOutline(_ outline: [Stroke], _ renderer: inout InkRenderer) {
    picture.withPixels { words, layout in
      renderer.draw(outline, on: &words, layout: layout, clip: layout.bounds)
    }
  }

  /// Its current position, in pixels of the output.
  var box: PixelRect { picture.box(by: way) }

  /// Its position when it was lifted.
  var home: PixelRect { picture.box(by: .identity) }

  /// Moves the picture relative to its original position: by whole pixels, if it is only
  /// translated.
  mutating func bring(by transform: InkTransform) {
    way = transform
    guard transform.isTranslation else { return }
    // Farther away, no part of it is visible.
    func whole(_ length: Double) -> Double { min(max(length, -1e6), 1e6).rounded() }
    way = .translation(Point(x: whole(transform.tx), y: whole(transform.ty)))
  }

  /// Draws the picture over the contents of a rectangle.
  func paint(_ rect: PixelRect, on target: inout MutableSpan<UInt32>, _ other: PixelLayout) {
    picture.paint(rect, by: way, on: &target, other)
  }
}

extension InkTransform {
  /// Whether the transform neither turns nor scales, apart from rounding errors: from pixels to
  /// millimeters and back, 1 is not always 1.
  fileprivate var isTranslation: Bool { max(abs(a - 1), abs(b), abs(c), abs(d - 1)) < 1e-9 }
}
