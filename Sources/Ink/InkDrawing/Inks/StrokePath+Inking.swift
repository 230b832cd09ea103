import InkGeometry

extension StrokePath {
  /// The same line with the sizes, opacities and secondary scales that an ink makes of how the pen
  /// was held, how far it had come and how fast it was: in between, where it landed, and where it
  /// was lifted.
  ///
  /// An end where the path was cut is neither of these.
  ///
  /// - Parameter width: the base width, in millimeters: what an average hand gets.
  public func inked(with ink: Ink, width: Double) -> StrokePath {
    let track = PenTrack(controlPoints, landed: !isCutAtStart, lifted: !isCutAtEnd)
    let tips = track.tips(of: ink, width: width)
    var number = 0
    return mapping { point in
      defer { number += 1 }
      var point = point
      point.size = tips[number].size
      point.opacity = tips[number].opacity
      point.secondaryScale = tips[number].secondaryScale
      return point
    }
  }

  /// The base width with which an ink made these sizes and opacities of how the pen was held, in
  /// millimeters; nil if it did not make them: somebody else chose them, or an older formula.
  ///
  /// Nothing stores a base width. This looks for the one whose sizes are, in the median of all
  /// points, those that are there. Whole nanometers come back to the bit. It may lie outside
  /// ``InkType/validWidths``.
  public func baseWidth(of ink: Ink) -> Double? { InkChange(self).baseWidth(of: ink) }

  /// The same line with the tips that another ink makes of how the pen was held: as many times its
  /// default width as the old ink's were of its own.
  ///
  /// Sizes that the old ink did not make grow as what an average hand gets does, and become as long
  /// for their thickness as the new ink's are beside the old one's; their opacities are the new
  /// ink's. Either way the change back gives the same sizes, to 1e-12 of them.
  public func inked(with ink: Ink, replacing old: Ink) -> StrokePath {
    InkChange(self).inked(with: ink, replacing: old)
  }

  /// Whether it is what was left behind a cut: it does not begin where its pen landed.
  public var isCutAtStart: Bool { parametricRange.lowerBound > 0 }

  /// Whether it is what was left before a cut: it does not end where its pen was lifted.
  public var isCutAtEnd: Bool { parametricRange.upperBound < Double(Swift.max(0, count - 1)) }

  /// How fast the tip moves at a parametric value, in millimeters per second; 0 where no time
  /// passes.
  public func speed(at parametricValue: Double) -> Double {
    guard count > 1 else { return 0 }
    let (k, share) = spanPosition(of: parametricValue)
    let weights = SplineWeights(slopeAt: share)
    let seconds = weights.time(of: span(k))
    return seconds > 0 ? weights.location(of: span(k)).length / seconds : 0
  }
}
