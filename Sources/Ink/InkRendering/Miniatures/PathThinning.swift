import InkDrawing
import InkGeometry

/// Leaves out control points that are less than `step` from the previous one, where four neighbors
/// lie within `reach`.
struct PathThinning {
  let step: Double
  let reach: Double

  /// Returns the path without these points; nil if none is left out.
  func thinned(_ path: StrokePath) -> StrokePath? {
    let (range, count) = (path.parametricRange, path.count)
    // A path that was cut needs the points around the cut.
    let isWhole = range == 0...Double(count - 1)
    let margin = isWhole ? 2 : 4
    guard count > 2 * margin, isWhole || range.lowerBound < 3,
      isWhole || range.upperBound > Double(count - 4)
    else { return nil }
    let points = path.controlPoints
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
      parametricRange: range.lowerBound...(range.upperBound - Double(dropped)),
      creationDate: path.creationDate)
  }
}
