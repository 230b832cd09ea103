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
      let thin = PathThinning(step: Self.thinStep / scale, reach: Self.thinReach / scale).thinned(
        path)
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
