import InkDrawing
import InkGeometry

/// Where a stroke goes that no drawing has yet, in pixels, and the rings of its mask, if it has one.
struct WashWay: Sendable {
  let poses: [NibPose]
  let rings: [[Point]]?
}

/// What masks leave of a wash, pixel by pixel: of a group the greatest share that any of its strokes leaves there.
///
/// A stroke speaks for the pixels that its tips come near. Where a stroke's mask takes ink away, within 1.2 mm of its tips,
/// another stroke keeps what lies within 0.4 mm of its own; elsewhere nothing is taken.
struct WashMask: Sendable {
  private static let keeping = 0.4
  private static let taking = 1.2

  /// Of each pixel what is left, 255ths.
  private(set) var kept = WetLayer(bounds: .empty)
  private var taken = WetLayer(bounds: .empty)
  private var single = WetLayer(bounds: .empty)

  init() {}

  /// For strokes of a group, and those that no drawing has yet, on some pixels.
  mutating func make(
    of strokes: [Stroke], and ways: [WashWay], view: AffineTransform, on area: PixelRect
  ) {
    let scale = abs(view.determinant).squareRoot()
    kept.reset(to: area)
    taken.reset(to: area)
    for way in ways { put(way, scale, area) }
    for stroke in strokes {
      let toPixels = stroke.transform.then(view)
      let poses = stroke.nibPoses(to: view, tolerance: InkRenderer.tolerance)
      let rings = stroke.mask?.rings.map { $0.map { toPixels.applied(to: $0) } }
      put(WashWay(poses: poses, rings: rings), scale, area)
    }
    kept.fill(whereLess: taken)
  }

  /// What a stroke keeps, and what its mask takes.
  private mutating func put(_ way: WashWay, _ scale: Double, _ area: PixelRect) {
    put(way.poses, grownBy: Self.keeping * scale, area, way.rings)
    kept.unite(with: single)
    guard way.rings != nil else { return }
    put(way.poses, grownBy: Self.taking * scale, area, way.rings, isInside: false)
    taken.unite(with: single)
  }

  /// The tips of a stroke, wider than they are, within its mask or outside.
  private mutating func put(
    _ poses: [NibPose], grownBy growth: Double, _ area: PixelRect, _ rings: [[Point]]?,
    isInside: Bool = true
  ) {
    var poses = poses
    for index in poses.indices {
      poses[index].radius += growth
      poses[index].opacity = 1
    }
    single.reset(to: area)
    single.cover(poses.span)
    if let rings { single.mask(with: rings, isInside: isInside) }
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
