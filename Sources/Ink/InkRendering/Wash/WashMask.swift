import InkDrawing
import InkGeometry

/// The paths of strokes that are not in a drawing yet, in pixels, each with the mask of its stroke
/// in the drawing's coordinates. Memory is reused.
struct WashWays: Sendable {
  private var poses: [NibPose] = []
  private var ways: [(end: Int, mask: Region?)] = []

  /// Whether any of them has a mask.
  var isMasked: Bool { ways.contains { $0.mask != nil } }

  mutating func removeAll() {
    poses.removeAll(keepingCapacity: true)
    ways.removeAll(keepingCapacity: true)
  }

  mutating func appendWay(_ way: Span<NibPose>, within mask: Region?) {
    for index in way.indices { poses.append(way[index]) }
    ways.append((poses.count, mask))
  }

  /// Calls `body` with each path and its mask.
  func eachWay(_ body: (Span<NibPose>, Region?) -> Void) {
    var start = 0
    for (end, mask) in ways {
      body(poses.span.extracting(start..<end), mask)
      start = end
    }
  }
}

/// The effect of masks on a wash, pixel by pixel: for a group, the largest fraction that any of its
/// strokes leaves.
///
/// A stroke affects the pixels near its tips. Where a stroke's mask removes ink, within 1.2 mm of
/// its tips, another stroke keeps the ink within 0.4 mm of its own; elsewhere nothing is removed.
struct WashMask: Sendable {
  private static let keeping = 0.4
  private static let taking = 1.2

  /// The remaining fraction of each pixel, in 255ths.
  private(set) var kept = WetLayer(bounds: .empty)
  private var taken = WetLayer(bounds: .empty)
  private var single = WetLayer(bounds: .empty)
  private var cells = PolygonCells()
  private var poses: [NibPose] = []
  private var wide: [NibPose] = []

  init() {}

  /// Computes the mask for strokes of a group, and for those that are not in a drawing yet, on a
  /// set of pixels.
  mutating func make(
    of strokes: [Stroke], and ways: WashWays, view: InkTransform, on area: PixelRect
  ) {
    let scale = abs(view.determinant).squareRoot()
    kept.reset(to: area)
    taken.reset(to: area)
    ways.eachWay { maskStroke($0, Clip($1, view), scale, area) }
    for stroke in strokes {
      // Taken out and put back, because a borrowed value cannot be changed.
      var tips: [NibPose] = []
      swap(&tips, &poses)
      tips.removeAll(keepingCapacity: true)
      var walk = NibPoseWalk(stroke, to: view, tolerance: InkRenderer.tolerance)
      walk.appendPoses(to: &tips)
      maskStroke(tips.span, Clip(stroke.mask, stroke.transform.then(view)), scale, area)
      swap(&tips, &poses)
    }
    kept.fill(whereLess: taken)
  }

  /// A stroke's mask and its transform to pixels.
  private struct Clip {
    let region: Region
    let toPixels: InkTransform

    init?(_ mask: Region?, _ toPixels: InkTransform) {
      guard let mask else { return nil }
      (region, self.toPixels) = (mask, toPixels)
    }
  }

  /// Computes the ink that a stroke keeps, and that its mask removes.
  private mutating func maskStroke(
    _ way: Span<NibPose>, _ clip: Clip?, _ scale: Double, _ area: PixelRect
  ) {
    rasterizeTips(way, grownBy: Self.keeping * scale, area, clip)
    kept.unite(with: single)
    guard clip != nil else { return }
    rasterizeTips(way, grownBy: Self.taking * scale, area, clip, isInside: false)
    taken.unite(with: single)
  }

  /// Draws the tips of a stroke, widened, inside or outside its mask.
  private mutating func rasterizeTips(
    _ way: Span<NibPose>, grownBy growth: Double, _ area: PixelRect, _ clip: Clip?,
    isInside: Bool = true
  ) {
    var tips: [NibPose] = []
    swap(&tips, &wide)
    tips.removeAll(keepingCapacity: true)
    for index in way.indices {
      var pose = way[index]
      pose.radius += growth
      pose.opacity = 1
      tips.append(pose)
    }
    single.reset(to: area)
    single.cover(tips.span)
    swap(&tips, &wide)
    guard let clip else { return }
    single.mask(with: clip.region, through: clip.toPixels, isInside: isInside, in: &cells)
  }
}

extension WetLayer {
  /// Raises every pixel to at least the value of another layer, in 255ths.
  fileprivate mutating func fill(whereLess other: WetLayer) {
    dirty = bounds
    for y in bounds.minY..<bounds.maxY {
      let row = grid.index(ofRow: y)
      let first = grid.word(ofColumn: bounds.minX)
      for index in row + first...row + grid.word(ofColumn: bounds.maxX - 1) {
        words[index] = words[index].atLeast(255 &- other.words[index])
      }
    }
  }
}
