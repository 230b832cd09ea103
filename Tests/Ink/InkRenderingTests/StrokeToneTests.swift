import InkDrawing
import InkGeometry
import Testing

@testable import InkRendering

@Suite("The tone of a stroke")
struct StrokeToneTests {
  /// Strokes of every force and lean, and one that crosses itself again and again.
  private static func strokes(_ type: InkType) -> [Stroke] {
    let ink = Ink(type, color: .black)
    let waves = (0..<4).map { row in
      Sheets.wave(ink, at: Point(x: 6, y: 8 + 8 * Double(row)), height: 2)
    }
    let scribble = (0..<60).map { step -> StrokePoint in
      let tip = ink.tip(width: type.defaultWidth, pen: PenState(force: 0.35))
      return StrokePoint(
        location: Point(x: 34 + Double(step) * 0.3, y: step.isMultiple(of: 2) ? 6 : 30),
        size: tip.size, opacity: tip.opacity)
    }
    return waves + [Stroke(ink: ink, path: StrokePath(controlPoints: scribble))]
  }

  @Test(
    "of a pencil and a crayon is the same within 1 % at every zoom, in the mean of strokes",
    arguments: [
      InkType.pencil, .crayon,
    ])
  func zoom(type: InkType) {
    var all = [Double](repeating: 0, count: 5)
    for (number, stroke) in Self.strokes(type).enumerated() {
      let tones = [96.0, 144, 192, 300, 600].map { dotsPerInch -> Double in
        let scale = dotsPerInch / 25.4
        let image = Drawing(strokes: [stroke]).image(
          in: Rect(x: 0, y: 0, width: 60, height: 44), scale: scale)
        let sum = image.pixels.reduce(0) { $0 + Int($1 >> 24) }
        return Double(sum) / (255 * scale * scale)
      }
      let (least, most) = (tones.min() ?? 0, tones.max() ?? 0)
      // A single line of 1.5 pixels meets the hills that it happens to meet.
      #expect(least > 0 && (most - least) / most < 0.015, "\(number): \(tones)")
      all = zip(all, tones).map { $0 + $1 }
    }
    let (least, most) = (all.min() ?? 0, all.max() ?? 0)
    #expect((most - least) / most < 0.01, "\(all)")
  }
}
