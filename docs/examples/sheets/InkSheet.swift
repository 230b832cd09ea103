import InkDrawing
import InkGeometry

/// A row for each ink, a column for each thing that it answers to: force, lean, speed and turning.
struct InkSheet {
  private static let cell = Size(width: 46, height: 15)
  private static let steps = 40

  var drawing: Drawing {
    let inks = InkType.allCases.filter { $0 != .eraser }
    return Drawing(
      strokes: inks.enumerated().flatMap { row, type in
        Sweep.allCases.enumerated().map { column, sweep in
          let corner = Point(
            x: Double(column) * Self.cell.width + 4,
            y: Double(row) * Self.cell.height + Self.cell.height / 2)
          return stroke(Ink(type, color: Self.colors[row % Self.colors.count]), sweep, at: corner)
        }
      })
  }

  /// What changes from left to right.
  private enum Sweep: CaseIterable {
    /// Force from 0 to 1.
    case force
    /// From upright to nearly flat.
    case lean
    /// From 0 to 600 mm/s.
    case speed
    /// A whole turn of azimuth and half a turn of roll, leaning.
    case turn

    func pen(_ share: Float) -> PenState {
      switch self {
      case .force: PenState(force: share)
      case .lean: PenState(force: 0.5, altitude: .pi / 2 * (1 - share) + 0.15 * share, azimuth: 0.9)
      case .speed: PenState(force: 0.5, speed: 600 * share)
      case .turn:
        PenState(
          force: 0.5, altitude: 0.7, azimuth: 2 * .pi * share, roll: .pi * share)
      }
    }
  }

  private static let colors = [
    Color(red: 0.1, green: 0.1, blue: 0.12), Color(red: 0.1, green: 0.1, blue: 0.12),
    Color(red: 0.05, green: 0.15, blue: 0.45), Color(red: 1, green: 0.8, blue: 0),
    Color(red: 0.15, green: 0.15, blue: 0.15), Color(red: 0.75, green: 0.2, blue: 0.1),
    Color(red: 0.1, green: 0.4, blue: 0.75), Color(red: 0.2, green: 0.1, blue: 0.05),
  ]

  /// A wave through a cell.
  private func stroke(_ ink: Ink, _ sweep: Sweep, at corner: Point) -> Stroke {
    let points = (0...Self.steps).map { step in
      let share = Double(step) / Double(Self.steps)
      let pen = sweep.pen(Float(share))
      let tip = ink.tip(width: min(ink.type.defaultWidth, 4), pen: pen)
      let rise = Turn.direction(of: share * 4 * .pi).y * 3
      return StrokePoint(
        location: corner + Point(x: share * (Self.cell.width - 8), y: rise), timeOffset: share,
        size: tip.size, opacity: tip.opacity, force: pen.force, azimuth: pen.azimuth,
        altitude: pen.altitude, roll: pen.roll, secondaryScale: tip.secondaryScale)
    }
    return Stroke(ink: ink, path: StrokePath(controlPoints: points), randomSeed: 7)
  }
}
