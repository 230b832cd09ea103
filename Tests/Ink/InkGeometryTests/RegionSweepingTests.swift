import InkSynthesis
import Testing

@testable import InkGeometry

/// What tips cover on their way.
@Suite struct RegionSweepingTests {
  private let step = Region.gridStep

  private func disc(_ x: Double, _ y: Double, _ radius: Double) -> NibPose {
    NibPose(center: Point(x: x, y: y), radius: radius)
  }

  @Test func `a round tip at rest covers its disc, and little more`() {
    for radius in [0.01, 0.3, 5, 400] {
      for tolerance in [0.0, 0.005, 0.1] {
        let region = Region(sweeping: [disc(7, -3, radius)], tolerance: tolerance)
        let most = radius + max(tolerance, 0.002)
        #expect(region.area >= .pi * radius * radius && region.area <= .pi * most * most)
        #expect(region.rings[0].allSatisfy { $0.distance(to: Point(x: 7, y: -3)) <= most })
        #expect(
          Rect(x: 7 - most, y: -3 - most, width: 2 * most, height: 2 * most).contains(region.bounds)
        )
      }
    }
  }

  @Test func `a chisel at rest covers its stadium`() {
    let pose = NibPose(center: Point(x: 1, y: 1), edge: Point(x: 3, y: 4), radius: 0.5)
    let region = Region(sweeping: [pose])
    let exact = .pi * 0.25 + 10
    #expect(region.area >= exact && region.area < exact + 0.01 * (10 * 2 + 4))
    let sharp = Region(sweeping: [NibPose(center: .zero, edge: Point(x: 3, y: 4), radius: 0)])
    #expect(sharp.area > 0 && sharp.area < 10 * 6 * step)
  }

  @Test func `nothing is left out between poses, and nothing far away is covered`() {
    for seed in 0..<12 {
      var random = SplitMix64(seed: UInt64(seed))
      // Hulls of tips that also turn are more than the tips between: the oracle compares those.
      let edge = seed % 3 == 0 ? .zero : random.place(in: 2, step: 0.01) - Point(x: 1, y: 1)
      let poses = randomPoses(&random, count: 1 + seed, edge: edge)
      let region = Region(sweeping: poses, tolerance: 0.01)
      #expect(Region(canonical: region.gridRings.map(\.corners)) == region)
      for _ in 0..<300 {
        let place = random.place(in: 24, step: 0.01) - Point(x: 4, y: 4)
        let gap = gap(from: place, to: poses)
        if gap <= 0 { #expect(region.contains(place)) }
        if gap > 0.01 { #expect(!region.contains(place)) }
      }
    }
  }

  @Test func `a sweep is the union of the hulls of neighbours`() {
    for seed in 100..<112 {
      var random = SplitMix64(seed: UInt64(seed))
      let poses = randomPoses(&random, count: 9)
      let hulls = zip(poses, poses.dropFirst()).reduce(Region.empty) {
        $0.union(Region(sweeping: [$1.0, $1.1]))
      }
      let whole = Region(sweeping: poses)
      // Both round their arcs alike if the greatest tip of all is the same.
      let slack = 0.02 * (hulls.perimeter + 1)
      #expect(whole.symmetricDifference(hulls).area < slack)
    }
  }

  @Test func `tips that stay, turn back, grow and shrink within themselves cover each place once`()
  {
    let there = Region(sweeping: [disc(0, 0, 1), disc(9, 0, 1)])
    #expect(
      Region(sweeping: [disc(0, 0, 1), disc(0, 0, 1), disc(9, 0, 1), disc(9, 0, 1)]) == there)
    #expect(Region(sweeping: [disc(0, 0, 1), disc(9, 0, 1), disc(0, 0, 1)]) == there)
    #expect(Region(sweeping: [disc(9, 0, 1), disc(0, 0, 1)]) == there)
    let big = Region(sweeping: [disc(0, 0, 4)])
    #expect(Region(sweeping: [disc(0, 0, 4), disc(0.5, 0, 1), disc(0, 0.2, 4)]).parts.count == 1)
    #expect(Region(sweeping: [disc(1, 0, 2), disc(0, 0, 4), disc(-1, 0, 2)]) == big)
  }

  @Test func `a tip that goes around leaves a hole`() {
    let ring = (0...40).map { index in
      let place = Turn.direction(of: Double(index) * 2 * .pi / 40) * 10
      return disc(place.x, place.y, 1)
    }
    let region = Region(sweeping: ring)
    #expect(region.rings.count == 2 && region.parts.count == 1)
    #expect(abs(region.area - .pi * (121 - 81)) < 1)
    #expect(!region.contains(.zero))
  }

  @Test func `what is no tip covers nothing`() {
    #expect(Region(sweeping: []).isEmpty)
    #expect(Region(sweeping: [disc(0, 0, 0), disc(5, 0, 0)]).isEmpty)
    #expect(Region(sweeping: [disc(.nan, 0, 1), disc(0, 0, .infinity)]).isEmpty)
    let poses = [disc(0, 0, 1), disc(.nan, 2, 1), disc(3, 0, 1)]
    #expect(Region(sweeping: poses) == Region(sweeping: [poses[0], poses[2]]))
    #expect(Region(sweeping: [disc(0, 0, 1)], tolerance: .nan).area > 3)
    #expect(Region(sweeping: [disc(1e300, 0, 1e300)]).isEmpty, "all of it is at the rim")
    #expect(Region(sweeping: [disc(0, 0, 1e300)]).bounds.max.x == Region.reach)
  }

  private func randomPoses(
    _ random: inout SplitMix64, count: Int, edge: Point? = nil
  ) -> [NibPose] {
    (0..<count).map { _ in
      NibPose(
        center: random.place(in: 16, step: 0.01),
        edge: edge ?? (random.place(in: 2, step: 0.01) - Point(x: 1, y: 1)),
        radius: Double.random(in: 0.05...2, using: &random))
    }
  }

  /// How far a place is from what a tip covers; 0 or less inside. Sampled along the way, so never
  /// too small.
  private func gap(from place: Point, to poses: [NibPose]) -> Double {
    let pairs = poses.count > 1 ? Array(zip(poses, poses.dropFirst())) : [(poses[0], poses[0])]
    return pairs.map { start, end in
      (0...400).map { part in
        let pose = start.mixed(with: end, Double(part) / 400)
        let length = pose.edge.squaredLength
        let along = length > 0 ? (place - pose.center).dot(pose.edge) / length : 0
        let nearest = pose.center + pose.edge * min(1, max(-1, along))
        return place.distance(to: nearest) - pose.radius
      }.min() ?? .infinity
    }.min() ?? .infinity
  }
}
