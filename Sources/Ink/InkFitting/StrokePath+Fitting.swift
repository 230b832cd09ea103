public import InkDrawing

extension StrokePath {
  /// Creates the path of a complete stroke, fitted at once. It has fewer points than the same
  /// stroke fitted while it was drawn.
  ///
  /// - Throws: ``FittingError`` if a sample is invalid or out of order.
  public init(
    fitting samples: some Sequence<FitSample>, tolerance: FitTolerance = .standard,
    creationDate: WallTime = .unknown
  ) throws(FittingError) {
    var fitter = StrokeFitter(tolerance: tolerance, reach: .whole)
    for sample in samples { try fitter.append(sample) }
    fitter.finish()
    self.init(controlPoints: fitter.fixedPoints, creationDate: creationDate)
  }

  /// Creates the path with the tips that an ink computes, and the control points that they need.
  package init(
    fitting samples: some Sequence<FitSample>, ink: Ink, width: Double,
    tolerance: FitTolerance = .standard, creationDate: WallTime = .unknown
  ) throws(FittingError) {
    self = try StrokePath(
      fitting: samples, tolerance: tolerance.shaping(ink), creationDate: creationDate
    ).inked(with: ink, width: width)
  }
}
