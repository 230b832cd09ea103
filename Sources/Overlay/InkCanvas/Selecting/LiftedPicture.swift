import InkDrawing
import InkEditing
import InkGeometry
import InkRendering

/// What is selected as a picture of its own, with the line around it, while it follows the pen: a frame costs its area,
/// whatever it shows.
struct LiftedPicture: Sendable {
  /// Premultiplied, alpha in the uppermost byte.
  private let pixels: [UInt32]
  private let layout: PixelLayout
  /// How far it is from where it was, in whole pixels.
  private var way = (x: 0, y: 0)

  /// So far beyond the output it is kept.
  private static let reach = 256

  /// Draws it where it was lifted.
  init(
    _ lifted: LiftedInk, outline: [Stroke], within bounds: PixelRect, _ renderer: inout InkRenderer
  ) {
    let box = (lifted.strokes + outline).reduce(PixelRect.empty) {
      $0.union(PixelRect(of: $1, in: renderer))
    }
    let area = box.intersection(bounds.grown(by: Self.reach))
    layout = PixelLayout(bounds: area, order: .blueLowest)
    var pixels = [UInt32](repeating: 0, count: layout.count)
    var words = pixels.mutableSpan
    renderer.draw(lifted.strokes, on: &words, layout: layout, clip: area)
    renderer.draw(outline, on: &words, layout: layout, clip: area)
    self.pixels = pixels
  }

  /// Where it is, in pixels of the output.
  var box: PixelRect {
    let home = layout.bounds
    return PixelRect(
      x: home.minX + way.x, y: home.minY + way.y, width: home.width, height: home.height)
  }

  /// It is brought so far from where it was, in pixels.
  mutating func move(by point: Point) {
    // Farther than that nothing of it is seen.
    func whole(_ length: Double) -> Int { Int(min(max(length, -1e6), 1e6).rounded()) }
    way = (whole(point.x), whole(point.y))
  }

  /// Lays it over what a rectangle shows.
  func paint(_ rect: PixelRect, on target: inout MutableSpan<UInt32>, _ other: PixelLayout) {
    let part = rect.intersection(box)
    guard !part.isEmpty else { return }
    let words = pixels.span
    let home = PixelRect(
      x: part.minX - way.x, y: part.minY - way.y, width: part.width, height: part.height)
    for row in 0..<part.height {
      let from = layout.row(home.minY + row, home)
      let to = other.row(part.minY + row, part)
      for (source, index) in zip(from, to) {
        target[index] = PixelBlend.over(words[source], target[index])
      }
    }
  }
}
