import InkGeometry

extension StrokePath {
  /// The same line with the sizes, opacities and secondary scales that an ink makes of how the pen was held
  /// and how fast it moved.
  ///
  /// - Parameter width: the base width, in millimetres: what an average hand gets.
  public func inked(with ink: Ink, width: Double) -> StrokePath {
    let speeds = indices.map { speed(at: Double($0)) }
    var number = 0
    return mapping { point in
      defer { number += 1 }
      let pen = PenState(
        force: point.force, altitude: point.altitude, azimuth: point.azimuth, roll: point.roll,
        speed: Float(speeds[number]))
      let tip = ink.tip(width: width, pen: pen)
      var point = point
      point.size = tip.size
      point.opacity = tip.opacity
      point.secondaryScale = tip.secondaryScale
      return point
    }
  }

  /// How fast the tip moves at a parametric value, in millimetres per second; 0 where no time passes.
  public func speed(at parametricValue: Double) -> Double {
    guard count > 1 else { return 0 }
    let (k, share) = place(of: parametricValue)
    let weights = SplineWeights(slopeAt: share)
    let seconds = weights.time(of: span(k))
    return seconds > 0 ? weights.location(of: span(k)).length / seconds : 0
  }
}
