import InkDrawing
import InkGeometry

/// Ways of strokes that no drawing has yet, in pixels, each with the mask of its stroke, in the
/// drawing's coordinates. The memory of those before is used again.
struct WashWays: Sendable {
  private var poses: [NibPose] = []
  private var ways: [(end: Int, mask: Region?)] = []

  /// Whether one has a mask.
  var isMasked: Bool { ways.contains { $0.mask != nil } }

  mutating func removeAll() {
    poses.removeAll(keepingCapacity: true)
    ways.removeAll(keepingCapacity: true)
  }

  mutating func appendWay(_ way: Span<NibPose>, within mask: Region?) {
    for index in way.indices { poses.append(way[index]) }
    ways.append((poses.count, mask))
  }

  /// Calls with each way and its mask.
  func eachWay(_ body: (Span<NibPose>, Region?) -> Void) {
    var start = 0
    for (end, mask) in ways {
      body(poses.span.extracting(start..<end), mask)
      start = end
    }
  }
}

/// What masks leave of a wash, pixel by pixel: of a group the greatest share that any of its
/// strokes leaves there.
///
/// A stroke speaks for the pixels that its tips come near. Where a stroke's mask takes ink away,
/// within 1.2 mm of its tips, another stroke keeps what lies within 0.4 mm of its own; elsewhere
/// nothing is taken.
struct WashMask: Sendable {
  private static let keeping = 0.4
  private static let taking = 1.2

  /// Of each pixel what is left, 255ths.
  private(set) var kept = WetLayer(bounds: .empty)
  private var taken = WetLayer(bounds: .empty)
  private var single = WetLayer(bounds: .empty)
  private var cells = PolygonCells()
  private var poses: [NibPose] = []
  private var wide: [NibPose] = []

  init() {}

  /// For strokes of a group, and those that no drawing has yet, on some pixels.
  mutating func make(
    of strokes: [Stroke], and ways: WashWays, view: AffineTransform, on area: PixelRect
  ) {
    let scale = abs(view.determinant).squareRoot()
    kept.reset(to: area)
    taken.reset(to: area)
    ways.eachWay { maskStroke($0, Clip($1, view), scale, area) }
    for stroke in strokes {
      // Taken out and put back: what is lent cannot be changed.
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

  /// A stroke's mask, and how it comes to pixels.
  private struct Clip {
    let region: Region
    let toPixels: AffineTransform

    init?(_ mask: Region?, _ toPixels: AffineTransform) {
      guard let mask else { return nil }
      (region, self.toPixels) = (mask, toPixels)
    }
  }

  /// What a stroke keeps, and what its mask takes.
  private mutating func maskStroke(
    _ way: Span<NibPose>, _ clip: Clip?, _ scale: Double, _ area: PixelRect
  ) {
    rasterizeTips(way, grownBy: Self.keeping * scale, area, clip)
    kept.unite(with: single)
    guard clip != nil else { return }
    rasterizeTips(way, grownBy: Self.taking * scale, area, clip, isInside: false)
    taken.unite(with: single)
  }

  /// The tips of a stroke, wider than they are, within its mask or outside.
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
  /// Every pixel becomes at least what another layer leaves of 255.
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
