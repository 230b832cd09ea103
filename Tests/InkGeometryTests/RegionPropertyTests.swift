@testable import InkGeometry
import Testing

/// What must hold for any regions, with random ones: coarse grids make overlapping edges and touching
/// corners common, fine ones crossings between the steps.
@Suite struct RegionPropertyTests {
  /// Coarse: every coordinate one of few. Fine: any step of the grid, in a square so small that
  /// roundings meet each other.
  static let steps: [(side: Double, step: Double)] = [
    (8, 1), (16, 1), (100, Region.gridStep), (12 * Region.gridStep, Region.gridStep),
    (60 * Region.gridStep, Region.gridStep), (Region.reach, 1),
  ]

  private func forRandomPairs(_ count: Int, _ check: (Region, Region, Double, inout SplitMix64) -> Void) {
    for (index, (side, step)) in Self.steps.enumerated() {
      var random = SplitMix64(seed: UInt64(index))
      for _ in 0..<count {
        let rule = Bool.random(using: &random) ? Region.Rule.nonzero : .evenOdd
        let paths = (0..<4).map { _ in random.path(corners: 3...9, in: side, step: step) }
        let (a, b) = (
          Region(rings: Array(paths[..<2]), rule: rule), Region(rings: Array(paths[2...]), rule: rule)
        )
        check(a, b, side, &random)
      }
    }
  }

  @Test func `every result is canonical`() {
    forRandomPairs(60) { a, b, _, _ in
      for region in [a, b, a.union(b), a.intersection(b), a.subtracting(b), a.symmetricDifference(b)] {
        #expect(Region(canonical: region.gridRings.map(\.corners)) == region)
        #expect(region.area >= 0)
      }
    }
  }

  @Test func `snap rounding ends without crossings too`() {
    for (index, (side, step)) in Self.steps.enumerated() {
      var random = SplitMix64(seed: UInt64(index + 50))
      for _ in 0..<60 {
        let path = random.path(corners: 3...30, in: side, step: step)
        let grid = path.compactMap { GridPoint(nearest: $0) }
        var edges: [Edge] = []
        for (start, end) in zip(grid, grid.dropFirst() + grid.prefix(1)) where start != end {
          edges.append(Edge(from: start, to: end, step: Windings(first: 1)))
        }
        let rounded = Noding.noded(edges, open: edges.indices, looks: 0) ?? []
        #expect(!rounded.isEmpty || edges.isEmpty)
        // Looking once finds nothing to cut, so that all comes back as it was.
        let again = Noding.noded(rounded, open: rounded.indices, looks: 1)
        #expect(again?.count == rounded.count)
        let region = Region(lasso: path)
        let other = Region(traced: RingTracing.rings(of: Sweep(rounded, rule: .nonzero)))
        let reach = Region.gridStep * region.perimeter * 1.5 + 1e-6
        #expect(region.symmetricDifference(other).area <= reach)
      }
    }
  }
}

extension Region {
  /// The length of all its boundaries, in millimetres.
  var perimeter: Double {
    rings.reduce(0) { sum, ring in
      zip(ring, ring.dropFirst() + ring.prefix(1)).reduce(sum) { $0 + $1.0.distance(to: $1.1) }
    }
  }
}
