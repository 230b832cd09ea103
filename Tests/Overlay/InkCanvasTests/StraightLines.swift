import InkDrawing
import InkFitting
import InkGeometry
import StylusModel

@testable import InkCanvas

/// An output of 40 x 30 mm.
func smallCanvas() -> OutputCanvas {
  OutputCanvas(width: 160, height: 120, pixelsPerMillimeter: 4)
}

/// Draws a straight stroke, which is finished and dry.
func drawLine(
  _ id: StrokeID, from start: Point, to end: Point, _ wish: StrokeStyle = .usual(.pen),
  in canvas: inout OutputCanvas
) throws {
  canvas.begin(id, wish)
  for step in 0...10 {
    let place = start.mixed(with: end, Double(step) / 10)
    canvas.append(FitSample(time: Double(step) * 0.01, location: place, force: 0.5), to: id)
  }
  canvas.end(id, at: Timestamp(microseconds: 100_000))
  try canvas.finish(id)
}
