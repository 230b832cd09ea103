import InkDrawing
import InkGeometry

/// A short stroke of an ink as a canvas would draw it now.
struct InkSample: Hashable, Sendable {
  var ink: Ink
  /// The base width, in millimeters.
  var width: Double
  /// The length, in points.
  var length: Double
  /// The height of the wave, in points from the center.
  var height: Double

  /// The picture around the origin, along +x.
  var steps: [PictureStep] { [.ink(stroke)] }

  /// A stroke along a wave, with force that increases and then decreases.
  var stroke: Stroke {
    let scale = 1 / ScreenUnit.pointsPerMillimeter
    let count = 13
    let points = (0...count).map { step -> StrokePoint in
      let share = Double(step) / Double(count)
      let turn = Turn.direction(of: (share * 2 - 1) * .pi * 0.92)
      let press = Turn.direction(of: share * .pi).y
      return StrokePoint(
        location: Point(x: (share - 0.5) * length * scale, y: -turn.y * height * scale),
        timeOffset: share * 0.32, force: Float(0.2 + 0.55 * press), azimuth: -0.6,
        altitude: ink.type == .pencil ? 0.95 : 1.05)
    }
    let path = StrokePath(controlPoints: points).inked(with: ink, width: width)
    return Stroke(ink: ink, path: path, randomSeed: 11)
  }
}
