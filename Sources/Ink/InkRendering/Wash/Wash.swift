import InkDrawing
import InkGeometry

/// The wash of one stroke, or of a group, before it is drawn as pixels.
struct Wash: Sendable {
  /// The transform from the drawing's coordinates to pixels.
  private let view: InkTransform
  private(set) var layer: WashLayer
  private var painter = WashPainter()
  /// The strokes of a group as in the drawing, for their masks.
  private var strokes: [Stroke] = []
  /// The paths of tips, in pixels, of strokes that are not in the drawing yet; only their own masks
  /// remove ink near them.
  private var ways = WashWays()
  private var adapts = true
  private var mask = WashMask()

  init(view: InkTransform) {
    self.view = view
    layer = WashLayer(bounds: .empty, view: view)
  }

  /// The distance around ink of one color within which pixels may change with it, in pixels.
  var reach: Int { layer.lattice.map { $0.pixels(Double($0.ownMargin)) } ?? 0 }

  /// The same distance if there may be other colors nearby.
  var groupReach: Int { layer.lattice.map { $0.pixels(Double($0.margin)) } ?? 0 }

  /// Empties the wash and sets its pixels.
  mutating func reset(to area: PixelRect) {
    layer.reset(to: area)
    forgetStrokes()
  }

  /// Removes all ink.
  mutating func clearAll() {
    layer.clearAll()
    forgetStrokes()
  }

  private mutating func forgetStrokes() {
    strokes.removeAll(keepingCapacity: true)
    ways.removeAll()
  }

  /// Keeps the ink near a path of added tips, although other strokes of the group were erased
  /// there; only inside a mask, if there is one.
  mutating func keep(_ poses: Span<NibPose>, within mask: Region?) {
    ways.appendWay(poses, within: mask)
  }

  /// Removes the ink in an area, so that it can be added again.
  mutating func clearArea(_ area: PixelRect) { layer.clearArea(area) }

  /// Adds the contents of another wash.
  mutating func unite(with other: Wash) {
    guard other.layer.count > 0 else { return }
    adapts = other.adapts
    layer.unite(with: other.layer)
    strokes.append(contentsOf: other.strokes)
  }

  /// Sets the strokes of the group; their ink is added separately.
  mutating func replaceStrokes(with others: some Sequence<Stroke>) {
    strokes.removeAll(keepingCapacity: true)
    strokes.append(contentsOf: others)
  }

  /// Adds the colors of a stroke's whole group, so that they are the same for each part of an
  /// image.
  mutating func addColors(ofGroupWith stroke: Stroke, in drawing: Drawing) {
    guard stroke.renderGroupID != nil, let place = drawing.position(of: stroke.id) else { return }
    var first = place
    while first > 0, drawing.strokes[first - 1].isWashed(with: stroke) { first -= 1 }
    for member in drawing.strokes[first...].prefix(while: { $0.isWashed(with: stroke) }) {
      if member.ink.type == .watercolor { layer.expect(Pigment(member.ink.color)) }
      if layer.count == WashLayer.mostPigments { return }
    }
  }

  /// Adds a stroke of the drawing.
  mutating func addStroke(_ stroke: Stroke) {
    strokes.append(stroke)
    adapts = stroke.ink.adaptsToAppearance
    pour(stroke, within: layer.bounds)
  }

  /// Adds the ink of a stroke in an area.
  mutating func pour(_ stroke: Stroke, within area: PixelRect) {
    let poses = stroke.nibPoses(to: view, tolerance: InkRenderer.tolerance)
    layer.cover(poses.span, with: Pigment(stroke.ink.color), within: area)
  }

  /// Adds ink of a stroke that the caller keeps, and the ink of additional tips, in pixels.
  mutating func addInk(_ ink: borrowing InkLayer, and poses: Span<NibPose>, of stroke: Stroke) {
    let pigment = Pigment(stroke.ink.color)
    adapts = stroke.ink.adaptsToAppearance
    layer.unite(with: ink.wash, as: pigment)
    layer.cover(poses, with: pigment, within: layer.bounds)
  }

  /// Whether any of the ink was erased.
  var isMasked: Bool {
    strokes.contains { $0.mask != nil } || ways.isMasked
  }

  /// Draws the dried wash on the pixels of a clip, and keeps the ink.
  mutating func paint(
    _ appearance: Appearance, over pixels: inout MutableSpan<UInt32>, _ layout: PixelLayout,
    _ clip: PixelRect
  ) {
    let isMasked = isMasked
    if isMasked { mask.make(of: strokes, and: ways, view: view, on: clip) }
    painter.blend(
      layer, appearance == .dark && adapts ? .dark : .light, kept: isMasked ? mask.kept : nil,
      over: &pixels, layout: layout, clip: clip)
  }
}

extension Stroke {
  /// Returns the stroke with a fraction of its color, in 255ths.
  func faded(to level: Int) -> Stroke {
    guard level < 255 else { return self }
    var stroke = self
    stroke.ink.color.alpha *= Float(max(0, level)) / 255
    return stroke
  }

  /// Returns whether the stroke belongs to a wet group with another, or is ignored.
  fileprivate func isWashed(with other: Stroke) -> Bool {
    ink.type == .eraser || isWet(with: other)
  }
}
