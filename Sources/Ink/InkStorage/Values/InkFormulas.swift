import InkDrawing

/// The tips that an ink computes at the control points of a stroke, according to a content version.
struct InkFormulas {
  private let ink: Ink
  private let pen: FormulaInput
  /// The last result.
  private var last: (width: Double, tips: [Tip])?

  /// The inputs of the formulas.
  private enum FormulaInput {
    case first([PenState])
    case second(PenTrack)
  }

  /// Creates formulas for control points, whose sizes and opacities have no effect.
  ///
  /// - Parameters:
  ///   - landed: whether the first point is where the pen landed.
  ///   - lifted: whether the last point is where it was lifted.
  init(
    of ink: Ink, _ content: ContentVersion, _ points: [StrokePoint], landed: Bool, lifted: Bool
  ) {
    self.ink = ink
    pen =
      content < .version5
      ? .first(points.version4Pens) : .second(PenTrack(points, landed: landed, lifted: lifted))
  }

  /// Returns the tips of the points for a base width in millimeters.
  mutating func tips(width: Double) -> [Tip] {
    if let last, last.width.bitPattern == width.bitPattern { return last.tips }
    let tips =
      switch pen {
      case .first(let states): states.map { ink.version4Tip(width: width, pen: $0) }
      case .second(let track): track.tips(of: ink, width: width)
      }
    last = (width, tips)
    return tips
  }
}
