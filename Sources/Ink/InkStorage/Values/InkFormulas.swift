import InkDrawing

/// What an ink makes of the pen at the control points of a stroke, as a content version has it.
struct InkFormulas {
  private let ink: Ink
  private let pen: FormulaInput
  /// What was asked for last.
  private var last: (width: Double, tips: [Tip])?

  /// What the formulas look at.
  private enum FormulaInput {
    case first([PenState])
    case second(PenTrack)
  }

  /// The formulas for some control points, whose sizes and opacities do not matter.
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

  /// The points' tips, for a base width in millimeters.
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
