import InkDrawing
import InkGeometry

extension Stroke {
  /// The stroke with fewer control points where many lie within a fraction of a pixel.
  ///
  /// The line moves by a quarter of a pixel at most. A corner is made by several control points at
  /// one place with distant neighbors; these stay.
  func thinned(for view: AffineTransform) -> Stroke {
    let scale = transform.then(view).greatestScale
    guard path.count > 4, scale > 0, scale.isFinite,
      let thin = path.thinned(step: Self.thinStep / scale, reach: Self.thinReach / scale)
    else { return self }
    var stroke = self
    stroke.path = thin
    return stroke
  }

  /// How far apart control points are at least where they are dense, in pixels.
  private static let thinStep = 0.25
  /// Points are dense where two neighbors on each side lie within this distance, in pixels.
  private static let thinReach = 1.0
}

extension StrokePath {
  /// The path without the points that lie less than `step` from the one before, where four
  /// neighbors lie within `reach`; nil if all points stay.
  fileprivate func thinned(step: Double, reach: Double) -> StrokePath? {
    // A path that was cut needs the points around the cut.
    let isWhole = parametricRange == 0...Double(count - 1)
    let margin = isWhole ? 2 : 4
    guard count > 2 * margin, isWhole || parametricRange.lowerBound < 3,
      isWhole || parametricRange.upperBound > Double(count - 4)
    else { return nil }
    let points = controlPoints
    let (step, reach) = (step * step, reach * reach)
    var kept: [StrokePoint] = []
    kept.reserveCapacity(count / 2)
    var last = points[0].location
    for k in points.indices {
      let place = points[k].location
      if k >= margin, k < points.count - margin, (place - last).squaredLength < step,
        (points[k + 1].location - place).squaredLength < reach,
        (points[k - 1].location - place).squaredLength < reach,
        (points[k + 2].location - place).squaredLength < reach,
        (points[k - 2].location - place).squaredLength < reach
      {
        continue
      }
      kept.append(points[k])
      last = place
    }
    let dropped = points.count - kept.count
    guard dropped > 0 else { return nil }
    return StrokePath(
      controlPoints: kept,
      parametricRange: parametricRange.lowerBound...(parametricRange.upperBound - Double(dropped)),
      creationDate: creationDate)
  }
}
