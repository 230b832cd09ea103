import InkDrawing
import InkGeometry

extension Stroke {
  /// Returns the stroke with fewer control points where many lie within a fraction of a pixel.
  ///
  /// The line moves by at most a quarter of a pixel. A corner consists of several control points at
  /// the same position with distant neighbors; these are kept.
  func thinned(for view: InkTransform) -> Stroke {
    let scale = transform.then(view).greatestScale
    guard path.count > 4, scale > 0, scale.isFinite,
      let thin = PathThinning(step: Self.thinStep / scale, reach: Self.thinReach / scale).thinned(
        path)
    else { return self }
    var stroke = self
    stroke.path = thin
    return stroke
  }

  /// The smallest distance between control points where they are dense, in pixels.
  private static let thinStep = 0.25
  /// The distance, in pixels, within which two neighbors on each side of a point make it dense.
  private static let thinReach = 1.0
}
