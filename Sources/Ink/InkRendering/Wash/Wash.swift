import InkDrawing
import InkGeometry

/// The wash of one stroke, or of a group, on its way to the pixels.
struct Wash: Sendable {
  /// From the drawing's coordinates to pixels.
  private let view: AffineTransform
  private(set) var layer: WashLayer
  private var painter = WashPainter()
  /// The strokes of a group, for their masks: as the drawing has them.
  private var strokes: [Stroke] = []
  /// Ways of tips, in pixels, of strokes that the drawing has not yet: no mask but their own takes
  /// what lies near them.
  private var ways = WashWays()
  private var adapts = true
  private var mask = WashMask()

  init(view: AffineTransform) {
    self.view = view
    layer = WashLayer(bounds: .empty, view: view)
  }

  /// How many pixels around ink of one color may look another way when it changes.
  var reach: Int { layer.lattice.map { $0.pixels(Double($0.ownMargin)) } ?? 0 }

  /// The same where other colors may be near.
  var groupReach: Int { layer.lattice.map { $0.pixels(Double($0.margin)) } ?? 0 }

  /// Nothing yet, on so many pixels.
  mutating func reset(to area: PixelRect) {
    layer.reset(to: area)
    forgetStrokes()
  }

  /// Takes all ink off.
  mutating func clearAll() {
    layer.clearAll()
    forgetStrokes()
  }

  private mutating func forgetStrokes() {
    strokes.removeAll(keepingCapacity: true)
    ways.removeAll()
  }

  /// Keeps what is near a way of tips that were added, though some of the group was erased there
  /// before; within a mask, if it has one.
  mutating func keep(_ poses: Span<NibPose>, within mask: Region?) {
    ways.appendWay(poses, within: mask)
  }

  /// Takes the ink off an area, where it is added again.
  mutating func clearArea(_ area: PixelRect) { layer.clearArea(area) }

  /// Takes over what another one has.
  mutating func unite(with other: Wash) {
    guard other.layer.count > 0 else { return }
    adapts = other.adapts
    layer.unite(with: other.layer)
    strokes.append(contentsOf: other.strokes)
  }

  /// The strokes of the group are these now; their ink is added apart.
  mutating func replaceStrokes(with others: some Sequence<Stroke>) {
    strokes.removeAll(keepingCapacity: true)
    strokes.append(contentsOf: others)
  }

  /// Makes the colors of a stroke's whole group known, so that they are the same ones for each
  /// part of an image.
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

  /// Adds what somebody keeps of a stroke, and what more of its tips cover, in pixels.
  mutating func addInk(_ ink: borrowing InkLayer, and poses: Span<NibPose>, of stroke: Stroke) {
    let pigment = Pigment(stroke.ink.color)
    adapts = stroke.ink.adaptsToAppearance
    layer.unite(with: ink.wash, as: pigment)
    layer.cover(poses, with: pigment, within: layer.bounds)
  }

  /// Whether some of its ink was erased.
  var isMasked: Bool {
    strokes.contains { $0.mask != nil } || ways.isMasked
  }

  /// Lets it dry on the pixels of a clip, and keeps it.
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
  /// The stroke with so much of its color, in 255ths.
  func faded(to level: Int) -> Stroke {
    guard level < 255 else { return self }
    var stroke = self
    stroke.ink.color.alpha *= Float(max(0, level)) / 255
    return stroke
  }

  /// Whether it belongs to a wet group with another, or does not count.
  fileprivate func isWashed(with other: Stroke) -> Bool {
    ink.type == .eraser || isWet(with: other)
  }
}
