public import InkDrawing
public import InkGeometry

/// Draws strokes into images, and keeps the memory that it needs for that.
///
///     var renderer = InkRenderer(view: .scale(x: 8, y: 8))        // pixels per millimetre
///     var pixels = buffer.mutableSpan
///     renderer.draw(strokes, on: &pixels, layout: layout, clip: damaged)
///
/// Strokes lie on each other in their order. Each is made wet ink first and blended once; neighbours
/// with one render group share the wet ink for as long as ink type and colour stay the same, and where
/// they change it is blended and new wet ink begins. An eraser's stroke draws nothing.
///
/// A pixel follows from the strokes, the view and its place alone: whatever the clip, the image is a crop of
/// the whole one, byte for byte, on every machine.
public struct InkRenderer: Sendable {
  /// From the drawing's coordinates, in millimetres, to pixels.
  public let view: AffineTransform
  /// Which colours the inks have.
  public let appearance: Appearance
  /// How far, in pixels, the straight ways between tips may be off the curve.
  private static let tolerance = 0.1

  /// What the tips of a stroke leave, and the values of it and of all that is blended next.
  private var tips: InkLayer
  private var single = WetLayer(bounds: .empty)
  private var wet = WetLayer(bounds: .empty)
  private var edge: WetEdge
  /// The last of the strokes whose ink is wet.
  private var last: Stroke?

  /// A renderer for a view, which shall keep angles: a view that does not makes tips round again.
  public init(view: AffineTransform, appearance: Appearance = .light) {
    self.view = view
    self.appearance = appearance
    tips = InkLayer(for: .pen, bounds: .empty, view: view)
    edge = WetEdge(scale: abs(view.determinant).squareRoot())
  }

  /// Draws strokes that are neighbours, the lowest first, over what the pixels within `clip` show.
  public mutating func draw(
    _ strokes: some Sequence<Stroke>, on pixels: inout MutableSpan<UInt32>, layout: PixelLayout,
    clip: PixelRect
  ) {
    draw(strokes, on: &pixels, layout, clip) { _, _ in true }
  }

  /// Draws what a drawing has within `clip`, found through its index, over what the pixels show.
  public mutating func draw(
    _ drawing: Drawing, on pixels: inout MutableSpan<UInt32>, layout: PixelLayout, clip: PixelRect
  ) {
    guard !clip.isEmpty, let toDrawing = view.inverse else { return }
    let reach = Double(edge.radius + 1)
    let area = Rect(
      min: Point(x: Double(clip.minX) - reach, y: Double(clip.minY) - reach),
      max: Point(x: Double(clip.maxX) + reach, y: Double(clip.maxY) + reach))
    let near = drawing.strokes(touching: toDrawing.bounds(of: area))
    draw(near, on: &pixels, layout, clip) { drawing.joins($0, $1) }
  }

  private mutating func draw(
    _ strokes: some Sequence<Stroke>, on pixels: inout MutableSpan<UInt32>, _ layout: PixelLayout,
    _ whole: PixelRect, areNeighbours: (Stroke, Stroke) -> Bool
  ) {
    let clip = whole.intersection(layout.bounds)
    guard !clip.isEmpty, view.isFinite else { return }
    for stroke in strokes where stroke.ink.type != .eraser {
      if let last, stroke.isWet(with: last), areNeighbours(last, stroke) {
        join(stroke)
      } else {
        blend(over: &pixels, layout, clip)
        begin(stroke, clip)
      }
      last = stroke
    }
    blend(over: &pixels, layout, clip)
  }

  /// Draws a stroke whose tips are known already, in pixels of this view: ink on its way, of which only the
  /// newest tips are asked for. Those suffice that reach the clip, for a watercolor half a millimetre around it.
  public mutating func draw(
    _ poses: Span<NibPose>, of stroke: Stroke, on pixels: inout MutableSpan<UInt32>,
    layout: PixelLayout, clip: PixelRect
  ) {
    let clip = clip.intersection(layout.bounds)
    guard !clip.isEmpty, view.isFinite, stroke.ink.type != .eraser else { return }
    tips.reset(to: wetBounds(stroke, clip), for: stroke.ink.type)
    tips.cover(poses)
    tips.develop(as: stroke, on: &wet)
    last = stroke
    blend(over: &pixels, layout, clip)
  }

  /// Draws wet ink that somebody keeps, and with it what more tips cover: as ``draw(_:of:on:layout:clip:)`` of
  /// all tips would, at the cost of the clip and of these.
  ///
  /// - Parameters:
  ///   - ink: what earlier tips left, in this view.
  ///   - poses: in pixels of this view; may be none.
  ///   - stroke: tells ink, seed, grain and transform; its path counts for the grain's scale only.
  public mutating func draw(
    _ ink: InkLayer, adding poses: Span<NibPose>, of stroke: Stroke,
    on pixels: inout MutableSpan<UInt32>, layout: PixelLayout, clip: PixelRect
  ) {
    let clip = clip.intersection(layout.bounds)
    guard !clip.isEmpty, view.isFinite, stroke.ink.type != .eraser else { return }
    tips.reset(to: wetBounds(stroke, clip), for: stroke.ink.type)
    tips.unite(with: ink)
    tips.cover(poses)
    tips.develop(as: stroke, on: &wet)
    last = stroke
    blend(over: &pixels, layout, clip)
  }

  /// How many pixels around ink that changes may look another way, though no ink is added or taken there.
  public func reach(of type: InkType) -> Int { type == .watercolor ? edge.radius : 0 }

  /// The pixels whose ink decides what those within the clip show.
  private func wetBounds(_ stroke: Stroke, _ clip: PixelRect) -> PixelRect {
    let margin = reach(of: stroke.ink.type)
    return PixelRect(
      minX: clip.minX - margin, minY: clip.minY - margin, maxX: clip.maxX + margin,
      maxY: clip.maxY + margin)
  }

  private mutating func begin(_ stroke: Stroke, _ clip: PixelRect) {
    pour(stroke, within: wetBounds(stroke, clip))
    tips.develop(as: stroke, on: &wet)
  }

  private mutating func join(_ stroke: Stroke) {
    pour(stroke, within: wet.bounds)
    single.clear()
    tips.develop(as: stroke, on: &single)
    wet.unite(with: single)
  }

  /// What the tips of one stroke leave.
  private mutating func pour(_ stroke: Stroke, within bounds: PixelRect) {
    tips.reset(to: bounds, for: stroke.ink.type)
    tips.cover(stroke.nibPoses(to: view, tolerance: Self.tolerance).span)
  }

  private mutating func blend(
    over pixels: inout MutableSpan<UInt32>, _ layout: PixelLayout, _ clip: PixelRect
  ) {
    guard let last else { return }
    if last.ink.type == .watercolor { edge.apply(to: &wet) }
    let color = layout.word(last.ink.color(in: appearance))
    wet.blend(color, over: &pixels, layout: layout, clip: clip)
    wet.clear()
    self.last = nil
  }
}

extension Stroke {
  /// Whether its ink and another's are one while they are wet, if nothing lies between.
  fileprivate func isWet(with other: Stroke) -> Bool {
    renderGroupID != nil && renderGroupID == other.renderGroupID && ink == other.ink
  }
}

extension Drawing {
  /// Whether all strokes that lie between two of a group belong to it too; erasers do not count.
  fileprivate func joins(_ lower: Stroke, _ upper: Stroke) -> Bool {
    guard let first = position(of: lower.id), let last = position(of: upper.id) else { return true }
    return strokes[min(first + 1, last)..<last].allSatisfy {
      $0.ink.type == .eraser || $0.isWet(with: lower)
    }
  }
}
