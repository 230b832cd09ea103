import Foundation
import InkDrawing
import InkGeometry
import InkRendering

/// A drawing of many strokes, and how long pictures of it take.
struct Album {
  private let drawing: Drawing
  private let rounds: Int

  /// Pages of handwriting side by side, until there are so many strokes.
  init(strokes count: Int, rounds: Int) throws {
    self.rounds = rounds
    let page = try Page(tip: 0.5).strokes
    drawing = Drawing(
      strokes: (0..<count).map { number in
        let (sheet, place) = (number / page.count, number % page.count)
        var stroke = Self.stroke(page[place])
        stroke.transform = .translation(
          Point(
            x: Double(sheet % 16) * Page.size.width, y: Double(sheet / 16) * Page.size.height))
        return stroke
      })
  }

  /// Every fourth sample as a control point: about what a fit leaves.
  private static func stroke(_ poses: [NibPose]) -> Stroke {
    let kept = poses.indices.filter { $0 % 4 == 0 || $0 == poses.count - 1 }
    return Stroke(
      ink: Ink(.pen),
      path: StrokePath(
        controlPoints: kept.map {
          StrokePoint(
            location: poses[$0].center, size: Size(square: poses[$0].radius * 2))
        }))
  }

  func run() {
    let points = drawing.strokes.reduce(0) { $0 + $1.path.count }
    print("\n\(drawing.count) strokes with \(points) control points, median of \(rounds):\n")
    print("| picture | ms |")
    print("|---|---|")
    time("thumbnail, 320 x 200") { drawing.thumbnail(width: 320, height: 200) }
    time("thumbnail, 1920 x 1080") { drawing.thumbnail(width: 1920, height: 1080) }
    time("first screen, 1920 x 1080 at 96 dpi") {
      drawing.image(in: Rect(x: 0, y: 0, width: 508, height: 285.75), scale: 96 / 25.4)
    }
    time("damage, 64 x 64 at 96 dpi") {
      drawing.image(in: Rect(x: 60, y: 40, width: 16.9, height: 16.9), scale: 96 / 25.4)
    }
  }

  private func time(_ name: String, _ picture: () -> Raster) {
    var times = (0...rounds).map { _ in
      let start = DispatchTime.now().uptimeNanoseconds
      let image = picture()
      let end = DispatchTime.now().uptimeNanoseconds
      precondition(image.pixels.contains { $0 != 0 }, "a picture of ink shows ink")
      return Double(end - start) / 1e6
    }
    times.removeFirst()
    times.sort()
    print("| \(name) | \(String(format: "%.2f", times[times.count / 2])) |")
  }
}
