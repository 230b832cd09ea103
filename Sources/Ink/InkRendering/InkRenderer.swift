public import InkDrawing
public import InkGeometry

/// Draws strokes into images, and reuses the memory that this needs.
///
///     var renderer = InkRenderer(view: .scale(x: 8, y: 8))        // pixels per millimeter
///     var pixels = buffer.mutableSpan
///     renderer.draw(strokes, on: &pixels, layout: layout, clip: damaged)
///
/// Strokes are drawn in their order. Each stroke is first drawn as wet ink and then blended once.
/// Consecutive strokes with the same render group share the wet ink while ink type and color stay
/// the same (for watercolor, while the type stays the same); when they change, the wet ink is
/// blended and new wet ink begins. A stroke of an eraser draws nothing.
///
/// A pixel depends only on the strokes, the view and its position. Whatever the clip, the image is
/// a crop of the whole image, byte for byte, on every machine.
public struct InkRenderer: Sendable {
  /// The transform from the drawing's coordinates, in millimeters, to pixels.
  public let view: InkTransform
  /// The appearance, which determines the colors of the inks.
  public let appearance: Appearance
  /// What transparent pixels will be shown on.
  public let underlay: Underlay
  /// The largest distance, in pixels, between the curve and the straight lines between tips.
  static let tolerance = 0.1

  /// The ink of a stroke's tips, and the values of the stroke and of everything that is blended
  /// next.
  private var tips: InkLayer
  private var single = WetLayer(bounds: .empty)
  private var wet: WetPool
  /// The last of the strokes whose ink is wet.
  private var last: Stroke?

  /// Creates a renderer for a view. The view should preserve angles; otherwise tips become round
  /// again.
  public init(
    view: InkTransform, appearance: Appearance = .light, underlay: Underlay = .paper
  ) {
    self.view = view
    self.appearance = appearance
    self.underlay = underlay
    tips = InkLayer(for: .pen, bounds: .empty, view: view)
    wet = WetPool(view: view)
  }

  /// Draws consecutive strokes, lowest first, over the contents of the pixels within `clip`.
  public mutating func draw(
    _ strokes: some Sequence<Stroke>, on pixels: inout MutableSpan<UInt32>, layout: PixelLayout,
    clip: PixelRect
  ) {
    drawStrokes(strokes, on: &pixels, layout, clip) { _, _ in true }
  }

  /// Draws on a whole image.
  package mutating func draw(_ strokes: some Sequence<Stroke>, on raster: inout Raster) {
    let layout = raster.layout
    var pixels = raster.pixels.mutableSpan
    draw(strokes, on: &pixels, layout: layout, clip: layout.bounds)
  }

  /// Draws the part of a drawing within `clip`, found with the drawing's index, over the contents
  /// of the pixels. Only strokes at positions below `limit` are drawn.
  public mutating func draw(
    _ drawing: Drawing, below limit: Int = .max, on pixels: inout MutableSpan<UInt32>,
    layout: PixelLayout, clip: PixelRect
  ) {
    let near = visibleStrokes(of: drawing, near: clip)
    let drawn =
      limit < drawing.count ? near.prefix { drawing.position(of: $0.id) ?? 0 < limit } : near[...]
    drawStrokes(drawn, on: &pixels, layout, clip, groups: drawing) { drawing.joins($0, $1) }
  }

  /// Returns the strokes whose ink determines the pixels within the clip, and possibly some
  /// neighbors; lowest first.
  private func visibleStrokes(of drawing: Drawing, near clip: PixelRect) -> [Stroke] {
    guard !clip.isEmpty, let toDrawing = view.inverse else { return [] }
    let area = clip.grown(by: groupReach(of: .watercolor) + 1)
    return drawing.strokes(touching: toDrawing.bounds(of: area.rect))
  }

  private mutating func drawStrokes(
    _ strokes: some Sequence<Stroke>, on pixels: inout MutableSpan<UInt32>, _ layout: PixelLayout,
    _ whole: PixelRect, groups: Drawing? = nil, areNeighbours: (Stroke, Stroke) -> Bool
  ) {
    let clip = whole.intersection(layout.bounds)
    guard !clip.isEmpty, view.isFinite else { return }
    for stroke in strokes where stroke.ink.type != .eraser {
      if let last, stroke.isWet(with: last), areNeighbours(last, stroke) {
        addStroke(stroke)
      } else {
        blend(on: &pixels, layout: layout, clip: clip)
        wet.reset(to: clip.grown(by: groupReach(of: stroke.ink.type)), for: stroke.ink.type)
        if let groups { wet.wash.addColors(ofGroupWith: stroke, in: groups) }
        addStroke(stroke)
      }
    }
    blend(on: &pixels, layout: layout, clip: clip)
  }

  /// Draws a stroke with given tips, in pixels of this view. This is for a stroke that is still
  /// being drawn, where only the newest tips need to be drawn. Pass the tips that reach the clip or
  /// come as close to it as ``reach(of:)``. A highlighter does not pool at its ends.
  public mutating func draw(
    _ poses: Span<NibPose>, of stroke: Stroke, on pixels: inout MutableSpan<UInt32>,
    layout: PixelLayout, clip: PixelRect
  ) {
    draw(
      InkLayer(for: stroke.ink.type, bounds: .empty, view: view), adding: poses, of: stroke,
      on: &pixels, layout: layout, clip: clip)
  }

  /// Draws wet ink that you keep, together with more tips. The result is the same as for
  /// ``draw(_:of:on:layout:clip:)`` with all tips, but the cost depends only on the clip and the
  /// additional tips.
  ///
  /// - Parameters:
  ///   - ink: the ink of the earlier tips, in this view.
  ///   - poses: the additional tips in pixels of this view; may be empty.
  ///   - stroke: specifies ink, seed, grain and transform. Its path is used only for the grain's
  ///     scale and the opacity of a marker.
  ///   - pixels: the pixels to draw on.
  ///   - layout: their layout.
  ///   - clip: the part of them that is drawn.
  public mutating func draw(
    _ ink: InkLayer, adding poses: Span<NibPose>, of stroke: Stroke,
    on pixels: inout MutableSpan<UInt32>, layout: PixelLayout, clip: PixelRect
  ) {
    let clip = clip.intersection(layout.bounds)
    add(ink, and: poses, of: stroke, within: clip)
    blend(on: &pixels, layout: layout, clip: clip)
  }

  /// Adds ink that you keep to the ink that is blended next, which must be empty or wet with it.
  ///
  /// - Parameters:
  ///   - ink: the ink of the earlier tips, in this view.
  ///   - poses: the additional tips in pixels of this view; may be empty.
  ///   - stroke: as for ``draw(_:adding:of:on:layout:clip:)``.
  ///   - level: the amount of ink that remains, in 255ths.
  ///   - clip: must be the same until the ink is blended.
  public mutating func add(
    _ ink: InkLayer, and poses: Span<NibPose>, of stroke: Stroke, fadedTo level: Int = 255,
    within clip: PixelRect
  ) {
    guard !clip.isEmpty, view.isFinite, stroke.ink.type != .eraser else { return }
    prepareWetInk(stroke, clip)
    if stroke.ink.type == .watercolor {
      wet.wash.addInk(ink, and: poses, of: stroke.faded(to: level))
      last = stroke
    } else {
      tips.reset(to: wet.bounds, for: stroke.ink.type)
      tips.unite(with: ink)
      tips.cover(poses)
      develop(stroke, fadedTo: level)
    }
  }

  /// Marks the path of added tips, in pixels, as existing ink: a wash keeps its ink near the path
  /// even if other strokes of its group were erased there.
  ///
  /// - Parameters:
  ///   - poses: the added tips.
  ///   - mask: the mask of the stroke, in the drawing's coordinates; no ink is kept outside.
  public mutating func keep(_ poses: Span<NibPose>, within mask: Region? = nil) {
    wet.wash.keep(poses, within: mask)
  }

  /// Adds the ink of strokes in a pool that you keep; `stroke` is one of them.
  public mutating func add(_ pool: WetPool, of stroke: Stroke, within clip: PixelRect) {
    guard !clip.isEmpty, view.isFinite else { return }
    prepareWetInk(stroke, clip)
    wet.unite(with: pool)
    last = stroke
  }

  /// Adds the ink of a stroke to the pool of its group, within an area.
  public mutating func pour(_ stroke: Stroke, into pool: inout WetPool, within area: PixelRect) {
    guard view.isFinite, stroke.ink.type != .eraser else { return }
    if stroke.ink.type == .watercolor {
      pool.wash.addStroke(stroke)
      return
    }
    let box = PixelRect(of: stroke, in: self).intersection(area).intersection(pool.bounds)
    guard !box.isEmpty else { return }
    pour(stroke, within: box)
    pool.rim.addTips(tips, within: pool.bounds)
    single.clear()
    tips.develop(as: stroke, on: &single)
    pool.values.unite(with: single)
  }

  /// Adds the ink of the strokes of a drawing, from a position on, to a pool. In an area that was
  /// cleared, this restores all ink that belongs there.
  public mutating func pour(
    _ drawing: Drawing, from position: Int, into pool: inout WetPool, within area: PixelRect
  ) {
    pool.wash.replaceStrokes(
      with: drawing.strokes[position...].filter { $0.ink.type == .watercolor })
    for stroke in visibleStrokes(of: drawing, near: area) {
      guard let known = drawing.position(of: stroke.id), known >= position else { continue }
      if stroke.ink.type == .watercolor {
        pool.wash.pour(stroke, within: area)
      } else {
        pour(stroke, into: &pool, within: area)
      }
    }
  }

  /// Returns the distance around changed ink within which pixels may look different, in pixels,
  /// although no ink is added or removed there.
  public func reach(of type: InkType) -> Int { type == .watercolor ? wet.wash.reach : 0 }

  /// Returns the same distance for ink that may be wet with ink of other colors.
  public func groupReach(of type: InkType) -> Int { type == .watercolor ? wet.wash.groupReach : 0 }

  /// Prepares wet ink for a stroke, on the pixels that affect the clip, unless there is wet ink
  /// already.
  private mutating func prepareWetInk(_ stroke: Stroke, _ clip: PixelRect) {
    guard last == nil else { return }
    let type = stroke.ink.type
    let reach = stroke.renderGroupID == nil ? reach(of: type) : groupReach(of: type)
    wet.reset(to: clip.grown(by: reach), for: type)
  }

  /// Adds a stroke of a drawing to the ink that is blended next.
  private mutating func addStroke(_ stroke: Stroke) {
    if stroke.ink.type == .watercolor {
      wet.wash.addStroke(stroke)
      last = stroke
    } else {
      pour(stroke, within: wet.bounds)
      develop(stroke)
    }
  }

  /// Adds the ink of a stroke's tips.
  private mutating func pour(_ stroke: Stroke, within bounds: PixelRect) {
    tips.reset(to: bounds, for: stroke.ink.type)
    let poses = stroke.nibPoses(to: view, tolerance: Self.tolerance)
    tips.cover(poses.span)
    tips.ends = EndTips(of: stroke.path, tips: poses)
  }

  /// Adds the ink of the stroke's tips to the ink that is blended next.
  private mutating func develop(_ stroke: Stroke, fadedTo level: Int = 255) {
    wet.rim.addTips(tips, within: wet.bounds)
    if last == nil {
      tips.develop(as: stroke, on: &wet.values)
      wet.values.fade(to: level)
    } else {
      single.clear()
      tips.develop(as: stroke, on: &single)
      single.fade(to: level)
      wet.values.unite(with: single)
    }
    last = stroke
  }

  /// Blends the added ink over the contents of the pixels within `clip`.
  public mutating func blend(
    on pixels: inout MutableSpan<UInt32>, layout: PixelLayout, clip: PixelRect
  ) {
    guard last != nil else { return }
    beginBlending()
    paintInk(in: appearance, on: &pixels, layout: layout, clip: clip)
    endBlending()
  }

  /// Adds a stroke to the ink that is blended next, if that is empty or wet with it.
  ///
  /// - Parameter clip: must be the same until the ink is blended.
  /// - Returns: false if the earlier ink must be blended first.
  mutating func adds(_ stroke: Stroke, within clip: PixelRect) -> Bool {
    if let last, !stroke.isWet(with: last) { return false }
    prepareWetInk(stroke, clip)
    addStroke(stroke)
    return true
  }

  /// Prepares the added ink for ``paintInk(in:on:layout:clip:)``, which may be called for several
  /// images.
  mutating func beginBlending() {
    if last?.ink.type == .marker { wet.rim.apply(to: &wet.values) }
  }

  /// Paints the added ink over the contents of the pixels within `clip`, and keeps it.
  mutating func paintInk(
    in appearance: Appearance, on pixels: inout MutableSpan<UInt32>, layout: PixelLayout,
    clip: PixelRect
  ) {
    guard let last else { return }
    if last.ink.type == .watercolor {
      wet.wash.paint(appearance, over: &pixels, layout, clip)
      return
    }
    let color = layout.word(last.ink.color(in: appearance))
    switch last.ink.type {
    case .marker:
      let color = HighlightColor(last, in: appearance, on: underlay, layout)
      wet.values.highlight(with: color, over: &pixels, layout: layout, clip: clip)
    case .crayon where appearance == .light:
      wet.values.blendWax(color, over: &pixels, layout: layout, clip: clip)
    default:
      wet.values.blend(color, over: &pixels, layout: layout, clip: clip)
    }
  }

  /// Removes the added ink.
  mutating func endBlending() {
    if last?.ink.type == .watercolor { wet.wash.clearAll() } else { wet.values.clear() }
    last = nil
  }
}

extension PixelRect {
  /// Creates a rectangle of all pixels that a stroke can reach. Antialiasing adds half a pixel, or
  /// a whole one for a thin nib. If the stroke belongs to a group, pixels around it may look
  /// different as well.
  public init(of stroke: Stroke, in renderer: borrowing InkRenderer) {
    let box = renderer.view.bounds(of: stroke.renderBounds)
    let around = PixelRect(around: box.expanded(by: 1.05 + (box.width + box.height) * 1e-4))
    let isAlone = stroke.renderGroupID == nil
    self = around.grown(by: isAlone ? 0 : renderer.groupReach(of: stroke.ink.type))
  }
}

extension Stroke {
  /// Returns whether this stroke and another share their wet ink, if there is no other stroke
  /// between them.
  public func isWet(with other: Stroke) -> Bool {
    guard let group = renderGroupID, group == other.renderGroupID else { return false }
    switch ink.type {
    // Colors of watercolor mix.
    case .watercolor:
      return other.ink.type == .watercolor
        && ink.adaptsToAppearance == other.ink.adaptsToAppearance
    case .marker: return ink == other.ink && markerOpacity == other.markerOpacity
    default: return ink == other.ink
    }
  }
}

extension Drawing {
  /// Returns whether all strokes between two of a group belong to it too, ignoring erasers.
  fileprivate func joins(_ lower: Stroke, _ upper: Stroke) -> Bool {
    guard let first = position(of: lower.id), let last = position(of: upper.id) else { return true }
    return strokes[min(first + 1, last)..<last].allSatisfy {
      $0.ink.type == .eraser || $0.isWet(with: lower)
    }
  }
}
