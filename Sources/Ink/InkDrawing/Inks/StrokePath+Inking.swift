import InkGeometry

extension StrokePath {
  /// Returns the same line with the sizes, opacities and secondary scales that an ink computes from
  /// how the pen was held, how far it had moved and how fast it was. The path's ends are computed
  /// as the points where the pen landed and was lifted.
  ///
  /// An end at which the path was cut is computed like a point in between.
  ///
  /// - Parameters:
  ///   - ink: the ink that computes the tips.
  ///   - width: the base width, in millimeters, which is the width for an average hand.
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

  /// Returns the base width from which an ink computed these sizes and opacities, in millimeters.
  /// It is nil if the ink did not compute them: if they were set differently or by an older
  /// formula.
  ///
  /// The base width is not stored. This method finds the width whose sizes match the actual ones in
  /// the median of all points. Whole nanometers are recovered exactly. The width may lie outside
  /// ``InkType/validWidths``.
  public func baseWidth(of ink: Ink) -> Double? { InkChange(self).baseWidth(of: ink) }

  /// Returns the same line with the tips that another ink computes from how the pen was held. The
  /// new width is the same multiple of the new ink's default width as the old width was of the old
  /// ink's.
  ///
  /// Sizes that the old ink did not compute are scaled by the ratio of the sizes for an average
  /// hand. Their ratio of length to thickness changes by the ratio between the two inks, and their
  /// opacities are those of the new ink. In both cases, changing back restores the same sizes
  /// within a relative error of 1e-12.
  public func inked(with ink: Ink, replacing old: Ink) -> StrokePath {
    InkChange(self).inked(with: ink, replacing: old)
  }

  /// Whether the path was cut at its start, so that it does not begin where the pen landed.
  public var isCutAtStart: Bool { parametricRange.lowerBound > 0 }

  /// Whether the path was cut at its end, so that it does not end where the pen was lifted.
  public var isCutAtEnd: Bool { parametricRange.upperBound < Double(Swift.max(0, count - 1)) }

  /// Returns the speed of the tip at a parametric value, in millimeters per second; 0 where no time
  /// passes.
  public func speed(at parametricValue: Double) -> Double {
    guard count > 1 else { return 0 }
    let (k, share) = spanPosition(of: parametricValue)
    let weights = SplineWeights(slopeAt: share)
    let seconds = weights.time(of: span(k))
    return seconds > 0 ? weights.location(of: span(k)).length / seconds : 0
  }
}
