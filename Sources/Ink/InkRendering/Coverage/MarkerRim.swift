import InkDrawing
import InkGeometry

/// What a highlighter's ink looks like from its rim inwards, and where it pools.
///
/// Of all tips that are one ink it keeps how deep each pixel lies inside, and how near to the
/// middle of a tip that landed or left. From these come the values, once it is known how much of
/// each pixel the ink covers: masks count before, so that an edge that was erased has no rim.
///
///     rim.addTips(tips)              // of each stroke
///     rim.apply(to: &values)     // of all; and it is clean again
struct MarkerRim: Sendable {
  /// How far the rim reaches inwards, in millimeters.
  static let reach = 0.28
  /// The value inside, and by which share of it the rim is darker at its darkest.
  static let body = 0.86
  static let darkening = 0.13
  /// What is added in the middle of a pool.
  static let pool = 0.14

  /// What a covered pixel is worth at each depth, and in each place of a pool, in 65536ths.
  private let rims: [UInt32]
  private let pools: [UInt32]
  /// The values of pixels without a mask and a pool, at each depth.
  private let plain: [UInt8]
  /// How deep pixels lie inside, by a depth scale, and how far inside the tips at the ends.
  private var depths = WetLayer(bounds: .empty)
  private var ends = WetLayer(bounds: .empty)

  /// The rim in a view of so many pixels per millimeter.
  init(scale: Double) {
    let depthScale = Self.depthScale(scale)
    let reach = Float(Self.reach * Self.usable(scale))
    let rims = (0..<256).map { level in
      let depth = depthScale.depth(ofShare: Float(level) / 255)
      let rest = max(0, min(1, 1 - max(0, depth) / reach))
      return Self.level(Self.body * (1 + Self.darkening * Double(rest * rest)))
    }
    self.rims = rims
    plain = (0..<256).map { level in
      Self.pixelValue(of: UInt8(min(255, 2 * level)), worth: rims[level])
    }
    pools = (0..<256).map { level in
      let share = Double(level) / 255
      return Self.level(Self.pool * share * share * (3 - 2 * share))
    }
  }

  /// The scale of depths in a view of so many pixels per millimeter.
  static func depthScale(_ scale: Double) -> DepthScale {
    DepthScale(depth: Float(reach * usable(scale)))
  }

  /// A scale that arithmetic can use, whatever the view is.
  private static func usable(_ scale: Double) -> Double { scale > 1e-3 ? min(scale, 1e6) : 1e-3 }

  private static func level(_ share: Double) -> UInt32 { UInt32(share * 65536 + 0.5) }

  /// About how many bytes it takes.
  var byteCount: Int { (depths.words.count + ends.words.count) * 8 }

  /// Takes what the tips of one more stroke left, within the bounds of all; nothing of another ink.
  mutating func addTips(_ tips: borrowing InkLayer, within bounds: PixelRect) {
    guard tips.type == .marker else { return }
    setBoundsIfEmpty(bounds)
    depths.unite(with: tips.coverage)
    for pose in [tips.ends.landing, tips.ends.leaving] {
      guard let pose else { continue }
      let one = CollectionOfOne(pose)
      ends.cover(one.span, within: tips.bounds, DepthScale(tipRadius: Float(pose.radius)))
    }
  }

  /// Takes over what another one has, within the bounds of all.
  mutating func unite(with other: MarkerRim, within bounds: PixelRect) {
    guard !other.depths.dirty.isEmpty else { return }
    setBoundsIfEmpty(bounds)
    depths.unite(with: other.depths)
    ends.unite(with: other.ends)
  }

  private mutating func setBoundsIfEmpty(_ bounds: PixelRect) {
    guard depths.dirty.isEmpty, depths.bounds != bounds else { return }
    depths.reset(to: bounds)
    ends.reset(to: bounds)
  }

  /// Keeps nothing.
  mutating func clearAll() {
    depths.clear()
    ends.clear()
  }

  /// Keeps nothing of an area.
  mutating func clearArea(_ area: PixelRect) {
    depths.clear(area)
    ends.clear(area)
  }

  /// Turns coverage into values, and keeps nothing.
  mutating func apply(to values: inout WetLayer) {
    precondition(values.dirty.isEmpty || values.grid == depths.grid, "a rim has the ink's pixels")
    let full = Pixels(repeating: 255)
    let inside = Pixels(repeating: plain[255])
    values.forEachDirtyRow { words, range in
      for index in range where words[index] != .zero {
        let (covered, depth, end) = (words[index], depths.words[index], ends.words[index])
        if end == .zero, depth == full, covered == full {
          words[index] = inside
        } else if end == .zero, covered == depth.doubled {
          words[index] = plain(depth)
        } else {
          words[index] = mixed(covered, depth, end)
        }
      }
    }
    clearAll()
  }

  /// Values of pixels at these depths.
  @inline(__always) private func plain(_ depth: Pixels) -> Pixels {
    @inline(__always) func lane(_ i: Int) -> UInt8 { plain[Int(depth[i])] }
    return Pixels(lane(0), lane(1), lane(2), lane(3), lane(4), lane(5), lane(6), lane(7))
  }

  private func mixed(_ covered: Pixels, _ depth: Pixels, _ end: Pixels) -> Pixels {
    var values = Pixels.zero
    for lane in 0..<8 {
      let worth = rims[Int(depth[lane])] &+ pools[Int(end[lane])]
      values[lane] = Self.pixelValue(of: covered[lane], worth: worth)
    }
    return values
  }

  /// A value of the coverage and of what a covered pixel is worth, to the nearest.
  @inline(__always) private static func pixelValue(of coverage: UInt8, worth: UInt32) -> UInt8 {
    UInt8(min(255, (UInt32(coverage) &* worth &+ 0x8000) >> 16))
  }
}
