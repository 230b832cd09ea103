public import InkDrawing
public import InkGeometry

/// The ink that the tips of a stroke leave on the pixels of a view, before texture, mask and color
/// are applied.
///
/// The data depends on the type of ink; the interface is the same for all types:
///
///     let bounds = PixelRect(x: 0, y: 0, width: 800, height: 600)
///     var layer = InkLayer(for: .pencil, bounds: bounds, view: view)
///     layer.cover(poses.span)        // in pixels of the view
///     layer.clear(area)  // and covered again from the tips that reach there: the same as before
///     layer.reset(to: bounds, for: .pen)
///
/// The data of a pixel depends only on the poses, the view and the pixel, not on the bounds or the
/// order of segments. Memory is reused, and adding a segment allocates nothing.
public struct InkLayer: Sendable {
  /// The type of ink.
  public private(set) var type: InkType
  /// The transform from the drawing's coordinates, in millimeters, to pixels.
  let view: InkTransform
  /// The largest coverage times opacity of all tips; for a marker, the depth of each pixel,
  /// measured by ``depthScale``.
  private(set) var coverage: WetLayer
  private let depthScale: DepthScale
  /// The uncut ends of the stroke, in pixels. A marker pools there, once its tips cover these
  /// points.
  public var ends = EndTips()
  /// The deposit of a pencil or a crayon.
  private(set) var deposit: DepositLayer
  /// The water and the pigment of a wash.
  private(set) var wash: WashLayer
  /// The coverage of a mask while it is applied.
  private var cells = PolygonCells()

  /// The kind of data for an ink; the layers of other kinds have no pixels.
  private enum LayerKind: Equatable {
    case coverage
    case depth
    case deposit
    case wash

    init(_ type: InkType) {
      switch type {
      case .pen, .monoline, .fountainPen, .reed, .eraser: self = .coverage
      case .marker: self = .depth
      case .pencil, .crayon: self = .deposit
      case .watercolor: self = .wash
      }
    }
  }

  private var kind: LayerKind { LayerKind(type) }

  /// Creates an empty layer. Bounds are limited to 2^30 pixels from the origin.
  public init(for type: InkType, bounds: PixelRect, view: InkTransform) {
    self.type = type
    self.view = view
    coverage = WetLayer(bounds: .empty)
    deposit = DepositLayer(bounds: .empty)
    wash = WashLayer(bounds: .empty, view: view)
    depthScale = MarkerRim.depthScale(abs(view.determinant).squareRoot())
    reset(to: bounds, for: type)
  }

  /// Empties the layer and gives it other bounds and another ink; its memory is reused if it is
  /// large enough.
  public mutating func reset(to bounds: PixelRect, for type: InkType) {
    self.type = type
    coverage.reset(to: kind == .coverage || kind == .depth ? bounds : .empty)
    deposit.reset(to: kind == .deposit ? bounds : .empty)
    wash.reset(to: kind == .wash ? bounds : .empty)
    ends = EndTips()
  }

  /// The pixels of the layer; ink outside is discarded.
  public var bounds: PixelRect {
    switch kind {
    case .coverage, .depth: coverage.bounds
    case .deposit: deposit.bounds
    case .wash: wash.bounds
    }
  }

  /// The smallest known rectangle that contains all ink, within ``bounds``.
  public var dirty: PixelRect {
    switch kind {
    case .coverage, .depth: coverage.dirty
    case .deposit: deposit.dirty
    case .wash: wash.dirty
    }
  }

  /// The approximate size of the layer, in bytes.
  public var byteCount: Int {
    coverage.words.count * 8 + deposit.byteCount + wash.byteCount + cells.byteCount
  }

  /// The distance from its tips within which the layer may contain data, in pixels.
  public var slack: Int { kind == .wash ? wash.slack : 0 }

  /// Returns the smallest size at which tips of an ink are drawn, in pixels from the center to the
  /// rim. It is 0 for inks whose tips can have any size and do not add up.
  public static func leastRadius(of type: InkType) -> Double {
    DepositInk(type) == nil ? 0 : DepositInk.leastRadius
  }
}

extension InkLayer {
  /// Removes all ink.
  public mutating func clear() {
    coverage.clear()
    deposit.clearAll()
    wash.clearAll()
    ends = EndTips()
  }

  /// Removes the ink in an area; ``dirty`` and ``ends`` do not change.
  public mutating func clear(_ area: PixelRect) {
    switch kind {
    case .coverage, .depth: coverage.clear(area)
    case .deposit: deposit.clearArea(area)
    case .wash: wash.clearArea(area)
    }
  }

  /// Adds the ink that tips leave on the way from each pose to the next, in pixels. A single pose
  /// adds the mark of the tip. Returns a rectangle that contains all pixels that may have changed.
  ///
  /// Poses that are not finite or too large are handled as in ``WetLayer/cover(_:)``.
  @discardableResult
  public mutating func cover(_ poses: Span<NibPose>) -> PixelRect { cover(poses, within: bounds) }

  /// Adds the ink that tips leave within an area, as above. Every pixel within the area gets the
  /// same value as without the limit.
  @discardableResult
  public mutating func cover(_ poses: Span<NibPose>, within area: PixelRect) -> PixelRect {
    if let ink = DepositInk(type) { return deposit.cover(poses, with: ink, within: area) }
    switch kind {
    case .coverage, .deposit: return coverage.cover(poses, within: area)
    case .depth: return coverage.cover(poses, within: area, depthScale)
    case .wash: return wash.cover(poses, with: .unnamed, within: area)
    }
  }

  /// Adds the contents of another layer of the same ink, within both.
  mutating func unite(with other: InkLayer) {
    switch kind {
    case .coverage, .depth: coverage.unite(with: other.coverage)
    case .deposit: deposit.unite(with: other.deposit)
    case .wash: wash.unite(with: other.wash)
    }
    ends.unite(with: other.ends)
  }

  /// Returns the same ink on a layer of the smallest possible size.
  public func cropped() -> InkLayer {
    var layer = InkLayer(for: type, bounds: dirty, view: view)
    layer.unite(with: self)
    return layer
  }

  /// Converts the layer to values for blending, with a stroke's texture and mask, on an empty
  /// layer. Afterwards, this layer contains nothing useful. A wash has no values, so the method
  /// does not apply to it.
  mutating func develop(as stroke: Stroke, on values: inout WetLayer) {
    let toPixels = stroke.transform.then(view)
    if let ink = DepositInk(type) {
      values.reset(to: bounds)
      if let tooth = Tooth(for: ink, of: stroke, toPixels: toPixels) {
        values.develop(deposit, ink, on: tooth)
      }
    } else {
      swap(&coverage, &values)
      if kind == .depth { values.turnDepthsIntoCoverage() }
    }
    if let mask = stroke.mask { values.mask(with: mask, through: toPixels, in: &cells) }
  }
}
