public import InkDrawing
public import InkGeometry

/// What the tips of one ink leave on the pixels of a view, before it has grain, mask and colour.
///
/// Each ink keeps what its look needs; all of them grow in the same way:
///
///     var layer = InkLayer(for: .pencil, bounds: PixelRect(x: 0, y: 0, width: 800, height: 600), view: view)
///     layer.cover(poses.span)        // in pixels of the view
///     layer.clear(area)              // and covered again from the tips that reach there: the same as before
///     layer.reset(to: bounds, for: .pen)
///
/// What it holds at a pixel follows from the poses, the view and the pixel alone: neither its bounds nor the order of
/// segments change it. Memory is used again; a segment allocates nothing.
public struct InkLayer: Sendable {
  /// Which ink's tips it takes.
  public private(set) var type: InkType
  /// From the drawing's coordinates, in millimetres, to pixels.
  let view: AffineTransform
  /// The greatest coverage times opacity of all tips.
  private(set) var coverage: WetLayer

  /// A clean layer; bounds beyond 2^30 pixels from the origin are cut there.
  public init(for type: InkType, bounds: PixelRect, view: AffineTransform) {
    self.type = type
    self.view = view
    coverage = WetLayer(bounds: bounds)
  }

  /// The pixels that it has; ink outside is lost.
  public var bounds: PixelRect { coverage.bounds }

  /// The smallest rectangle known to hold all ink, within ``bounds``.
  public var dirty: PixelRect { coverage.dirty }

  /// About how many bytes it takes.
  public var byteCount: Int { bounds.width * bounds.height }

  /// Makes it a clean layer of other bounds and another ink; the memory is used again if it suffices.
  public mutating func reset(to bounds: PixelRect, for type: InkType) {
    self.type = type
    coverage.reset(to: bounds)
  }

  /// Takes all ink off.
  public mutating func clear() { coverage.clear() }

  /// Takes the ink off an area; ``dirty`` stays as it is.
  public mutating func clear(_ area: PixelRect) { coverage.clear(area) }

  /// Adds what tips leave on the way from each pose to the next, all in pixels; one pose alone leaves its mark. Gives
  /// a rectangle around the pixels that it may have changed.
  ///
  /// Poses with numbers that are not finite, or too large, count as ``WetLayer/cover(_:)`` says.
  @discardableResult
  public mutating func cover(_ poses: Span<NibPose>) -> PixelRect { cover(poses, within: bounds) }

  /// Adds what tips leave within an area, as above: every pixel there becomes what it would be without that bound.
  @discardableResult
  public mutating func cover(_ poses: Span<NibPose>, within area: PixelRect) -> PixelRect {
    coverage.cover(poses, within: area)
  }

  /// Takes over what another layer of the same ink has, within both.
  mutating func unite(with other: InkLayer) { coverage.unite(with: other.coverage) }

  /// The same ink on a layer that is no larger than needed.
  public func cropped() -> InkLayer {
    var layer = InkLayer(for: type, bounds: dirty, view: view)
    layer.unite(with: self)
    return layer
  }

  /// Turns it into the values that are blended, with a stroke's grain and within its mask: they are put on a layer
  /// that is clean, and this one keeps nothing of use.
  mutating func develop(as stroke: Stroke, on values: inout WetLayer) {
    swap(&coverage, &values)
    let toPixels = stroke.transform.then(view)
    if let grain = Grain(of: stroke, toPixels: toPixels) { values.apply(grain) }
    if let mask = stroke.mask {
      values.mask(with: mask.rings.map { $0.map { toPixels.applied(to: $0) } })
    }
  }
}
