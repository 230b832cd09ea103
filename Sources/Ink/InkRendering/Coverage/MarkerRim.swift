import InkDrawing
import InkGeometry

/// The rims and pools of a highlighter's ink.
///
/// For all tips that form one ink, it stores how deep each pixel lies inside, and how close to the
/// center of a landing or leaving tip. The values are computed from these once it is known how much
/// of each pixel the ink covers. Masks are applied first, so that an erased edge has no rim.
///
///     rim.addTips(tips)              // for each stroke
///     rim.apply(to: &values)     // of all strokes; then the rim is empty
struct MarkerRim: Sendable {
  /// The width of the rim, in millimeters.
  static let reach = 0.28
  /// The value inside, and the fraction by which the rim is darker at its darkest.
  static let body = 0.86
  static let darkening = 0.13
  /// The amount added in the center of a pool.
  static let pool = 0.14

  /// The value of a covered pixel by depth and by position in a pool, in 65536ths.
  private let rims: [UInt32]
  private let pools: [UInt32]
  /// The values of pixels without a mask and a pool, by depth.
  private let plain: [UInt8]
  /// The depths of pixels, on a depth scale, and their depths inside the tips at the ends.
  private var depths = WetLayer(bounds: .empty)
  private var ends = WetLayer(bounds: .empty)

  /// Creates the rim in a view with this many pixels per millimeter.
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

  /// Returns the depth scale in a view with this many pixels per millimeter.
  static func depthScale(_ scale: Double) -> DepthScale {
    DepthScale(depth: Float(reach * usable(scale)))
  }

  /// Returns the scale limited to usable values.
  private static func usable(_ scale: Double) -> Double { scale > 1e-3 ? min(scale, 1e6) : 1e-3 }

  private static func level(_ share: Double) -> UInt32 { UInt32(share * 65536 + 0.5) }

  /// The approximate size, in bytes.
  var byteCount: Int { (depths.words.count + ends.words.count) * 8 }

  /// Adds the tips of one more stroke, within the bounds of all; other inks are ignored.
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

  /// Adds the contents of another rim, within the bounds of all.
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

  /// Removes everything.
  mutating func clearAll() {
    depths.clear()
    ends.clear()
  }

  /// Removes everything in an area.
  mutating func clearArea(_ area: PixelRect) {
    depths.clear(area)
    ends.clear(area)
  }

  /// Converts coverage to values, and removes everything.
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

  /// Returns the values of pixels at these depths.
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

  /// Returns the value for a coverage and the value of a covered pixel, rounded to the nearest.
  @inline(__always) private static func pixelValue(of coverage: UInt8, worth: UInt32) -> UInt8 {
    UInt8(min(255, (UInt32(coverage) &* worth &+ 0x8000) >> 16))
  }
}
