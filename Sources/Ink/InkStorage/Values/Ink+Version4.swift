import InkDrawing
import InkGeometry

// The values that files of content version 4 and earlier specify by a base width:
// docs/develop/ink-format-strokes.md, Content version 4 or less. These formulas never change.
extension Ink {
  /// Returns the tip that this ink made for a pen held in this way.
  func version4Tip(width: Double, pen: PenState) -> Tip {
    let w = width.clamped(to: type.version4Widths)
    let f = Double(pen.force).clamped(to: 0...1)
    let t = 1 - Double(pen.altitude).clamped(to: 0...(.pi / 3)) / (.pi / 3)
    switch type {
    case .pen: return Tip(round: w * (0.6 + f) * (1 + 0.8 * t))
    case .monoline: return Tip(round: w)
    case .fountainPen:
      let v = Double(pen.speed).clamped(to: 0...1e6)
      let length = w * (0.8 + 0.5 * f) * (1 - 0.35 * v / (v + 150))
      return Tip(length, 0.3 * length)
    case .marker: return Tip(w, 0.45 * w, opacity: 0.5)
    case .pencil:
      let lead = w * (0.7 + 0.5 * f)
      return Tip(lead * (1 + 7 * t), lead, opacity: (0.25 + 0.75 * f) * (1 - 0.55 * t))
    case .crayon:
      let wax = w * (0.8 + 0.4 * f)
      return Tip(wax * (1 + 2 * t), wax, opacity: 0.45 + 0.55 * f)
    case .watercolor:
      return Tip(round: w * (0.55 + 1.1 * f) * (1 + t), opacity: 0.3 + 0.3 * f)
    case .reed: return Tip(w, 0.12 * w * (1 + f))
    case .eraser: return Tip(round: w * (0.6 + f))
    }
  }
}

extension InkType {
  fileprivate var version4Widths: ClosedRange<Double> {
    switch self {
    case .pen, .monoline: 0.1...5
    case .fountainPen, .reed: 0.3...8
    case .pencil: 0.2...4
    case .marker, .crayon: 1...20
    case .watercolor: 1...30
    case .eraser: 0.5...60
    }
  }
}

extension [StrokePoint] {
  /// The state of the pen at each point.
  var version4Pens: [PenState] {
    indices.map {
      PenState(
        force: self[$0].force, altitude: self[$0].altitude, azimuth: self[$0].azimuth,
        roll: self[$0].roll, speed: version4Speed(at: $0))
    }
  }

  /// Returns the distance between a point's neighbors divided by the time between them.
  private func version4Speed(at i: Int) -> Float {
    let (before, after) = (self[Swift.max(0, i - 1)], self[Swift.min(count - 1, i + 1)])
    let passed = after.timeOffset - before.timeOffset
    guard passed > 0 else { return 0 }
    let way = Point(
      x: after.location.x - before.location.x, y: after.location.y - before.location.y)
    return Float(way.length / passed)
  }
}
