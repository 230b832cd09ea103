import InkCanvas
import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import InkRendering
import StylusModel

/// What a program does that shows ink in a window of its own, without ours: a pen writes, a lasso
/// moves what it wrote, and the picture goes to the standard output, as a PPM file.
@main struct Page {
  private var canvas = OutputCanvas(width: 640, height: 360, pixelsPerMillimeter: 4)
  private var pixels = [UInt32](repeating: 0, count: 640 * 360)

  static func main() throws {
    var page = Page()
    try page.write()
    try page.select(Rect(x: 5, y: 20, width: 150, height: 50))
    _ = try page.canvas.perform(.move(Point(x: 0, y: 20)))
    _ = try page.canvas.perform(.recolor(Color(rgba: 0x1E5A_C8FF)))
    page.show()
    page.printPicture()
  }

  /// A stroke: samples as a pen brings them, a picture now and then, and at the end what goes into
  /// the drawing.
  private mutating func write() throws {
    let id = StrokeID(rawValue: 1)
    canvas.begin(id, StrokeStyle(ink: Ink(.fountainPen), width: 1.2, seed: 3))
    for step in 0..<300 {
      let turn = Turn.direction(of: Double(step) * 0.12)
      let place = Point(x: 12 + Double(step) * 0.44 - 5 * turn.x, y: 45 + 16 * turn.y)
      canvas.append(
        FitSample(time: Double(step) * 0.005, location: place, force: 0.5 + 0.3 * turn.y), to: id)
      if step % 3 == 0 { show() }
    }
    canvas.end(id, at: Timestamp(microseconds: 1_500_000))
    try canvas.finish(id)
  }

  /// A pen with the lasso goes around a rectangle.
  private mutating func select(_ rect: Rect) throws {
    let id = StrokeID(rawValue: 2)
    canvas.beginSelecting(id, parts: false)
    for (step, corner) in (rect.corners + rect.corners.prefix(1)).enumerated() {
      canvas.append(FitSample(time: Double(step), location: corner), to: id)
    }
    try canvas.finish(id)
  }

  /// A window would tell its compositor where the picture differs: that is what comes back.
  private mutating func show() { Self.show(&canvas, on: &pixels) }

  private static func show(_ canvas: inout OutputCanvas, on pixels: inout [UInt32]) {
    let layout = PixelLayout(bounds: canvas.bounds, order: .blueLowest)
    var words = pixels.mutableSpan
    _ = canvas.repair(buffer: 0, &words, layout: layout)
  }

  private func printPicture() {
    print("P3 640 360 255")
    for pixel in pixels {
      // Ink is premultiplied, on nothing; here it lies on white.
      let paper = 255 - (pixel >> 24)
      print((pixel >> 16 & 255) + paper, (pixel >> 8 & 255) + paper, (pixel & 255) + paper)
    }
  }
}
