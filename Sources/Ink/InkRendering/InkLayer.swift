public import InkDrawing
public import InkGeometry

/// What the tips of one ink leave on the pixels of a view, before it has texture, mask and color.
///
/// Each ink keeps what its look needs; all of them grow in the same way:
///
///     let bounds = PixelRect(x: 0, y: 0, width: 800, height: 600)
///     var layer = InkLayer(for: .pencil, bounds: bounds, view: view)
///     layer.cover(poses.span)        // in pixels of the view
///     layer.clear(area)  // and covered again from the tips that reach there: the same as before
///     layer.reset(to: bounds, for: .pen)
///
/// What it holds at a pixel follows from the poses, the view and the pixel alone: neither its
/// bounds nor the order of segments change it. Memory is used again; a segment allocates nothing.
public struct InkLayer: Sendable {
  /// Which ink's tips it takes.
  public private(set) var type: InkType
  /// From the drawing's coordinates, in millimeters, to pixels.
  let view: AffineTransform
  /// The greatest coverage times opacity of all tips; of a marker how deep each pixel lies inside,
  /// by ``depthScale``.
  private(set) var coverage: WetLayer
  private let depthScale: DepthScale
  /// Where a stroke begins and ends that was not cut there, in pixels: a marker pools there, once
  /// its tips cover these places.
  public var ends = EndTips()
  /// How much of a pencil or a crayon lies where.
  private(set) var deposit: DepositLayer
  /// The water and the pigment of a wash.
  private(set) var wash: WashLayer
  /// What a mask covers, while it is put on.
  private var cells = PolygonCells()

  /// What an ink's tips leave; the layers of the others have no pixels.
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

  /// A clean layer; bounds beyond 2^30 pixels from the origin are cut there.
  public init(for type: InkType, bounds: PixelRect, view: AffineTransform) {
    self.type = type
    self.view = view
    coverage = WetLayer(bounds: .empty)
    deposit = DepositLayer(bounds: .empty)
    wash = WashLayer(bounds: .empty, view: view)
    depthScale = MarkerRim.depthScale(abs(view.determinant).squareRoot())
    reset(to: bounds, for: type)
  }

  /// Makes it a clean layer of other bounds and another ink; the memory is used again if it
  /// suffices.
  public mutating func reset(to bounds: PixelRect, for type: InkType) {
    self.type = type
    coverage.reset(to: kind == .coverage || kind == .depth ? bounds : .empty)
    deposit.reset(to: kind == .deposit ? bounds : .empty)
    wash.reset(to: kind == .wash ? bounds : .empty)
    ends = EndTips()
  }

  /// The pixels that it has; ink outside is lost.
  public var bounds: PixelRect {
    switch kind {
    case .coverage, .depth: coverage.bounds
    case .deposit: deposit.bounds
    case .wash: wash.bounds
    }
  }

  /// The smallest rectangle known to hold all ink, within ``bounds``.
  public var dirty: PixelRect {
    switch kind {
    case .coverage, .depth: coverage.dirty
    case .deposit: deposit.dirty
    case .wash: wash.dirty
    }
  }

  /// About how many bytes it takes.
  public var byteCount: Int {
    coverage.words.count * 8 + deposit.byteCount + wash.byteCount + cells.byteCount
  }

  /// So many pixels farther than its tips reach it may keep something of them.
  public var slack: Int { kind == .wash ? wash.slack : 0 }

  /// How large tips of an ink are drawn at least, in pixels from the middle to the rim; 0 for inks
  /// whose tips may be as small as they are, and which do not add up.
  public static func leastRadius(of type: InkType) -> Double {
    DepositInk(type) == nil ? 0 : DepositInk.leastRadius
  }
}

extension InkLayer {
  /// Takes all ink off.
  public mutating func clear() {
    coverage.clear()
    deposit.clearAll()
    wash.clearAll()
    ends = EndTips()
  }

  /// Takes the ink off an area; ``dirty`` and ``ends`` stay as they are.
  public mutating func clear(_ area: PixelRect) {
    switch kind {
    case .coverage, .depth: coverage.clear(area)
    case .deposit: deposit.clearArea(area)
    case .wash: wash.clearArea(area)
    }
  }

  /// Adds what tips leave on the way from each pose to the next, all in pixels; one pose alone
  /// leaves its mark. Gives a rectangle around the pixels that it may have changed.
  ///
  /// Poses with numbers that are not finite, or too large, count as ``WetLayer/cover(_:)`` says.
  @discardableResult
  public mutating func cover(_ poses: Span<NibPose>) -> PixelRect { cover(poses, within: bounds) }

  /// Adds what tips leave within an area, as above: every pixel there becomes what it would be
  /// without that bound.
  @discardableResult
  public mutating func cover(_ poses: Span<NibPose>, within area: PixelRect) -> PixelRect {
    if let ink = DepositInk(type) { return deposit.cover(poses, with: ink, within: area) }
    switch kind {
    case .coverage, .deposit: return coverage.cover(poses, within: area)
    case .depth: return coverage.cover(poses, within: area, depthScale)
    case .wash: return wash.cover(poses, with: .unnamed, within: area)
    }
  }

  /// Takes over what another layer of the same ink has, within both.
  mutating func unite(with other: InkLayer) {
    switch kind {
    case .coverage, .depth: coverage.unite(with: other.coverage)
    case .deposit: deposit.unite(with: other.deposit)
    case .wash: wash.unite(with: other.wash)
    }
    ends.unite(with: other.ends)
  }

  /// The same ink on a layer that is no larger than needed.
  public func cropped() -> InkLayer {
    var layer = InkLayer(for: type, bounds: dirty, view: view)
    layer.unite(with: self)
    return layer
  }

  /// Turns it into the values that are blended, with a stroke's texture and within its mask: they
  /// are put on a layer that is clean, and this one keeps nothing of use. Not for a wash, which has
  /// no values.
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
