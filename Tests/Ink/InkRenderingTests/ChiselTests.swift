import InkGeometry
import InkSynthesis
import Testing

@testable import InkRendering

@Suite("The hull of a tip with an edge")
struct ChiselTests {
  private static let bounds = PixelRect(x: -4, y: 3, width: 70, height: 66)

  /// Ways in which two poses may lie to each other.
  enum Way: CaseIterable {
    case moving, turning, turningInPlace, sliding, still, anyhow, roundAtTheEnd
  }

  @Test(
    "has at each pixel the value that the distance to it says, to a level", arguments: Way.allCases)
  func distances(way: Way) {
    var dice = SplitMix64(seed: 11)
    for number in 0..<8 {
      let (a, b) = Self.poses(way, wide: number.isMultiple(of: 2), &dice)
      #expect(Self.worst(a, b) <= 1.01, "\(a) \(b)")
    }
  }

  @Test("is convex where a thick tip lies beside a thin one that it overlaps")
  func thickBesideThin() {
    let a = NibPose(
      center: Point(x: 37.797, y: 24.819), edge: Point(x: 7.242, y: 4.326), radius: 2.361)
    let b = NibPose(
      center: Point(x: 37.946, y: 22.769), edge: Point(x: -11.785, y: -3.978), radius: 0.964)
    #expect(Self.worst(a, b) <= 1.01)
    let thick = NibPose(center: Point(x: 30, y: 40), edge: Point(x: 5, y: 0.3), radius: 7)
    let long = NibPose(center: Point(x: 30.5, y: 40.2), edge: Point(x: 16, y: -1), radius: 2)
    #expect(Self.worst(thick, long) <= 1.01)
  }

  @Test("has the most ink that any tip on the way leaves at a place")
  func opacity() {
    for (first, last) in [(0.2, 0.9), (0.9, 0.2)] {
      let a = NibPose(
        center: Point(x: 20, y: 30), edge: Point(x: 3, y: 12), radius: 2, opacity: first)
      var b = a
      (b.center, b.opacity) = (Point(x: 44, y: 33), last)
      let hull = WetLayer.covered(by: [a, b], Self.bounds).values(in: Self.bounds)
      var tips = WetLayer(bounds: Self.bounds)
      for step in 0...960 { tips.cover([a.mixed(with: b, Double(step) / 960)]) }
      let worst = zip(hull, tips.values(in: Self.bounds)).map { abs(Int($0) - Int($1)) }.max()
      // On the rims beside the way fewer tips cover a place than in the middle; 2.5 pixels are 19
      // levels.
      #expect(worst ?? 256 <= 32)
    }
  }

  @Test(
    "never has less ink than the tips at its ends, nor more than the darker",
    arguments: Way.allCases)
  func opacityOfTips(way: Way) {
    var dice = SplitMix64(seed: 12)
    for number in 0..<8 {
      var (a, b) = Self.poses(way, wide: number.isMultiple(of: 2), &dice)
      (a.opacity, b.opacity) = (dice.number(0.1...1), dice.number(0.1...1))
      let hull = WetLayer.covered(by: [a, b], Self.bounds).values(in: Self.bounds)
      var tips = WetLayer(bounds: Self.bounds)
      tips.cover([a])
      tips.cover([b])
      let missing = zip(tips.values(in: Self.bounds), hull).map { Int($0) - Int($1) }.max()
      #expect(missing ?? 256 <= 1, "\(a) \(b)")
      #expect((hull.max() ?? 255) <= UInt8(max(a.opacity, b.opacity) * 255 + 0.51))
    }
  }

  @Test("is no lighter than its parts, and the same along the middle", arguments: [1.0, 0.4])
  func parts(opacity: Double) {
    let a = NibPose(center: Point(x: 20, y: 30), edge: Point(x: 9, y: 11), radius: 3)
    var b = a
    (b.center, b.opacity) = (Point(x: 41.3, y: 36.7), opacity)
    let whole = WetLayer.covered(by: [a, b], Self.bounds)
    let parts = WetLayer.covered(by: (0...7).map { a.mixed(with: b, Double($0) / 7) }, Self.bounds)
    for y in Self.bounds.minY..<Self.bounds.maxY {
      for x in Self.bounds.minX..<Self.bounds.maxX {
        #expect(Int(whole[x, y]) >= Int(parts[x, y]) - 1)
      }
    }
    for step in 0...20 {
      let place = a.center.mixed(with: b.center, Double(step) / 20)
      let (x, y) = (Int(place.x), Int(place.y))
      #expect(abs(Int(whole[x, y]) - Int(parts[x, y])) <= 16)
    }
  }

  /// By how many levels a value is wrong, at most.
  private static func worst(_ a: NibPose, _ b: NibPose) -> Double {
    let layer = WetLayer.covered(by: [a, b], bounds)
    let oracle = HullOracle(a, b)
    var worst = 0.0
    for y in bounds.minY..<bounds.maxY {
      for x in bounds.minX..<bounds.maxX {
        let truth = min(1, max(0, 0.5 - oracle.distance(x: x, y: y))) * 255
        worst = max(worst, abs(Double(layer[x, y]) - truth))
      }
    }
    return worst
  }

  private static func poses(_ way: Way, wide: Bool, _ dice: inout SplitMix64) -> (NibPose, NibPose)
  {
    let size = wide ? 20.0 : 6
    let angle = dice.number(0...6.3)
    func edge(_ angle: Double, _ length: Double) -> Point { Turn.direction(of: angle) * length }
    let a = NibPose(
      center: Point(x: dice.number(24...34), y: dice.number(28...38)),
      edge: edge(angle, dice.number(1...size)), radius: dice.number(0.5...size / 3))
    var b = a
    let step = edge(dice.number(0...6.3), dice.number(0...8))
    if way != .still && way != .turningInPlace && way != .sliding { b.center = a.center + step }
    switch way {
    case .moving, .still: break
    case .turning: b.edge = edge(angle + dice.number(-0.4...0.4), a.edge.length * 0.9)
    case .turningInPlace: b.edge = edge(angle + dice.number(-3...3), a.edge.length)
    case .sliding: b.center = a.center + a.edge * dice.number(-1...1)
    case .anyhow:
      b.edge = edge(dice.number(0...6.3), dice.number(0...size))
      b.radius = dice.number(0.5...size / 2)
    case .roundAtTheEnd:
      b.edge = .zero
      b.radius = dice.number(0.5...size)
    }
    return (a, b)
  }
}
