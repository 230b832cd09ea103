import InkSynthesis
import Testing

@testable import InkGeometry

/// What must hold for any regions, with random ones: coarse grids make overlapping edges and
/// touching corners common, fine ones crossings between the steps.
@Suite struct RegionPropertyTests {
  /// Coarse: every coordinate one of few. Fine: any step of the grid, in a square so small that
  /// roundings meet each other.
  static let steps: [(side: Double, step: Double)] = [
    (8, 1), (16, 1), (100, Region.gridStep), (12 * Region.gridStep, Region.gridStep),
    (60 * Region.gridStep, Region.gridStep), (Region.reach, 1),
  ]

  private func forRandomPairs(
    _ count: Int, _ check: (Region, Region, Double, inout SplitMix64) -> Void
  ) {
    for (index, (side, step)) in Self.steps.enumerated() {
      var random = SplitMix64(seed: UInt64(index))
      for _ in 0..<count {
        let rule = Bool.random(using: &random) ? Region.Rule.nonzero : .evenOdd
        let paths = (0..<4).map { _ in random.path(corners: 3...9, in: side, step: step) }
        let (a, b) = (
          Region(rings: Array(paths[..<2]), rule: rule),
          Region(rings: Array(paths[2...]), rule: rule)
        )
        check(a, b, side, &random)
      }
    }
  }

  @Test func `edges that somebody says are noded are found to be so, or not, as noding finds them`()
  {
    var found = (noded: 0, crossing: 0)
    forRandomPairs(40) { a, b, _, random in
      let both = a.gridRings + b.gridRings
      for rings in [a.gridRings, both, Array(both.shuffled(using: &random).prefix(3))] {
        var edges: [Edge] = []
        for ring in rings { ring.addEdges(Windings(first: 1), to: &edges) }
        // What noding cuts is more than before.
        let isNoded = Noding.noded(edges, open: edges.indices)?.count == edges.count
        #expect((Sweep(edges, rule: .union, checking: true) != nil) == isNoded)
        if isNoded { found.noded += 1 } else { found.crossing += 1 }
      }
    }
    #expect(found.noded > 200 && found.crossing > 100)
  }

  @Test func `many edges beside one another are canonical, far too many are refused`() {
    // Slanted teeth, whose edges are each in the boxes of all others.
    func comb(_ teeth: Int32) -> [GridPoint] {
      let way = (0..<teeth).flatMap {
        [GridPoint(x: 9 * $0, y: 0), GridPoint(x: 9 * $0 + 440_000, y: 400_000)]
      }
      return way + [(9 * teeth, 0), (9 * teeth, -9), (0, -9)].map { GridPoint(x: $0.0, y: $0.1) }
    }
    let region = Region(thinning: [([comb(500)], Windings(first: 1))], .nonzero)
    #expect(Region(canonical: region.gridRings.map(\.corners)) == region)
    #expect(region.cornerCount > 1_000)
    var edges: [Edge] = []
    GridRing(comb(16_000)).addEdges(Windings(first: 1), to: &edges)
    #expect(Sweep(edges, rule: .nonzero, checking: true) == nil)
    #expect(Sweep(edges, rule: .nonzero) != nil)
  }

  @Test func `every result is canonical`() {
    forRandomPairs(40) { a, b, _, _ in
      for region in [
        a, b, a.union(b), a.intersection(b), a.subtracting(b), a.symmetricDifference(b),
      ] {
        #expect(Region(canonical: region.gridRings.map(\.corners)) == region)
        #expect(region.area >= 0)
      }
    }
  }

  @Test func `both in any order are the same`() {
    forRandomPairs(40) { a, b, _, _ in
      #expect(a.union(b) == b.union(a))
      #expect(a.intersection(b) == b.intersection(a))
      #expect(a.symmetricDifference(b) == b.symmetricDifference(a))
    }
  }

  @Test func `a region with itself is itself or nothing, also the long way`() {
    forRandomPairs(40) { a, b, _, _ in
      #expect(a.combined(with: a, .union) == a)
      #expect(a.combined(with: a, .intersection) == a)
      #expect(a.combined(with: a, .subtraction).isEmpty)
      #expect(a.combined(with: a, .symmetricDifference).isEmpty)
      #expect(a.combined(with: .empty, .union) == a)
      #expect(a.intersection(.empty).isEmpty && b.subtracting(.empty) == b)
    }
  }

  @Test func `areas add up`() {
    forRandomPairs(40) { a, b, _, _ in
      let common = a.intersection(b).area
      let (onlyA, onlyB) = (a.subtracting(b).area, b.subtracting(a).area)
      // Of one arrangement, so to the last square of the grid.
      #expect(nearlyEqual(a.union(b).area, onlyA + onlyB + common))
      #expect(nearlyEqual(a.symmetricDifference(b).area, onlyA + onlyB))
      // Beside the area before edges were bent.
      let slack = Region.gridStep * (a.perimeter + b.perimeter) + 1e-9
      #expect(abs(a.area - onlyA - common) <= slack)
      #expect(abs(b.area - onlyB - common) <= slack)
    }
  }

  private func nearlyEqual(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-12 * max(a, b) }

  @Test func `parts are apart and make the whole, and holes are in their part`() {
    forRandomPairs(40) { a, b, _, _ in
      let whole = a.symmetricDifference(b)
      let parts = whole.parts
      #expect(nearlyEqual(parts.reduce(0) { $0 + $1.area }, whole.area))
      #expect(parts.allSatisfy { $0.area > 0 && $0.parts == [$0] })
      #expect(parts.reduce(Region.empty) { $0.union($1) } == whole)
      for part in parts { #expect(Region(canonical: part.gridRings.map(\.corners)) == part) }
    }
  }

  @Test func `a place is inside if paths go around it`() {
    for (index, (side, step)) in Self.steps.enumerated() {
      var random = SplitMix64(seed: UInt64(index + 100))
      for _ in 0..<40 {
        let paths = (0..<2).map { _ in random.path(corners: 3...12, in: side, step: step) }
        let nonzero = Region(rings: paths, rule: .nonzero)
        let evenOdd = Region(rings: paths, rule: .evenOdd)
        for _ in 0..<30 {
          let place = random.place(in: side, step: side / 7777)
          guard paths.allSatisfy({ distance(from: place, to: $0) > 2 * Region.gridStep }) else {
            continue
          }
          let winding = paths.reduce(0) { $0 + windingNumber(of: $1, around: place) }
          #expect(nonzero.contains(place) == (winding != 0))
          #expect(evenOdd.contains(place) == (winding % 2 != 0))
        }
      }
    }
  }

  @Test func `shares of a way are inside as their middles are`() {
    forRandomPairs(40) { a, b, side, random in
      let region = a.union(b)
      let (from, to) = (
        random.place(in: side, step: side / 997), random.place(in: side, step: side / 991)
      )
      let intervals = region.intervals(from: from, to: to)
      var ends = [0.0]
      for interval in intervals {
        #expect(interval.lowerBound >= (ends.last ?? 0))
        ends += [interval.lowerBound, interval.upperBound]
      }
      ends.append(1)
      for index in 1..<ends.count
      where (ends[index] - ends[index - 1]) * from.distance(to: to) > 1e-6 * side {
        let middle = from.mixed(with: to, (ends[index] + ends[index - 1]) / 2)
        let isNearEdge = region.rings.contains { distance(from: middle, to: $0) < 1e-6 * side }
        #expect(isNearEdge || region.contains(middle) == (index % 2 == 0))
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
        guard let sweep = Sweep(rounded, rule: .nonzero) else { continue }
        let other = Region(traced: RingTracing.rings(of: sweep))
        let reach = Region.gridStep * region.perimeter * 1.5 + 1e-6
        #expect(region.symmetricDifference(other).area <= reach)
      }
    }
  }
}

extension Region {
  /// The length of all its boundaries, in millimeters.
  var perimeter: Double {
    rings.reduce(0) { sum, ring in
      zip(ring, ring.dropFirst() + ring.prefix(1)).reduce(sum) { $0 + $1.0.distance(to: $1.1) }
    }
  }
}

/// How often a closed path goes around a place, clockwise on screen.
func windingNumber(of path: [Point], around place: Point) -> Int {
  var number = 0
  for (start, end) in zip(path, path.dropFirst() + path.prefix(1)) {
    let side = (end - start).cross(place - start)
    if start.y <= place.y, end.y > place.y, side > 0 { number -= 1 }
    if end.y <= place.y, start.y > place.y, side < 0 { number += 1 }
  }
  return number
}

/// How far it is from a place to a closed path.
func distance(from place: Point, to path: [Point]) -> Double {
  zip(path, path.dropFirst() + path.prefix(1)).map { start, end in
    let way = end - start
    let share = way.squaredLength > 0 ? (place - start).dot(way) / way.squaredLength : 0
    return place.distance(to: start.mixed(with: end, min(1, max(0, share))))
  }.min() ?? .infinity
}
