import InkSynthesis
import Testing

@testable import InkGeometry

/// Regions over a long life, and input that nobody draws.
@Suite struct RegionErasingTests {
  @Test func `after five thousand erasures and some new ink a region is sane`() {
    var random = SplitMix64(seed: 9)
    var ink = Region.empty
    var erased = 0
    for round in 0..<5_000 {
      if ink.area < 6 {
        ink.formUnion(Region(Rect(x: 0, y: 0, width: 4, height: 3)))
        erased += 1
      }
      let start = random.place(in: 4, step: 0.001)
      let end = start + random.place(in: 2, step: 0.001) - Point(x: 1, y: 1)
      let eraser = Region(
        sweeping: [start, end].map { NibPose(center: $0, radius: 0.15) }, tolerance: 0.05)
      let before = ink
      ink.subtract(eraser)
      let slack = Region.gridStep * eraser.perimeter
      #expect(ink.area <= before.area + slack && ink.area >= before.area - eraser.area - slack)
      if round % 100 == 0 {
        #expect(ink.intersection(eraser).area <= slack)
        #expect(Region(canonical: ink.gridRings.map(\.corners)) == ink)
      }
    }
    #expect(erased > 2 && ink.cornerCount < 10_000)
    #expect(Rect(x: 0, y: 0, width: 4, height: 3).contains(ink.bounds))
  }

  @Test func `erasing in the same place again changes nothing`() {
    let eraser = Region(
      sweeping: (0...30).map { index in
        NibPose(center: Turn.direction(of: Double(index) * 0.37) * 5, radius: 0.8)
      })
    let once = Region(Rect(x: -9, y: -9, width: 18, height: 18)).subtracting(eraser)
    var often = once
    for _ in 0..<20 { often.subtract(eraser) }
    #expect(often == once)
  }

  @Test func `edges far from the eraser stay as they are`() {
    var random = SplitMix64(seed: 3)
    let far = Region(lasso: random.path(corners: 40...40, in: 30, step: Region.gridStep))
    let near = Region(Rect(x: 40, y: 0, width: 10, height: 10))
    var both = far.union(near)
    for _ in 0..<50 {
      let place = random.place(in: 10, step: 0.001) + Point(x: 42, y: 0)
      both.subtract(Region(sweeping: [NibPose(center: place, radius: 0.3)]))
    }
    #expect(both.intersection(Region(Rect(x: -1, y: -1, width: 32, height: 32))) == far)
  }

  @Test func `a scribble that crosses itself too often is thinned, not refused`() {
    var random = SplitMix64(seed: 1)
    let path = random.path(corners: 200...200, in: 100, step: 0.001)
    let grid = path.compactMap { GridPoint(nearest: $0) }
    let whole = Region(lasso: path)
    for limits in [Noding.NodingLimits(cuts: 1_000), Noding.NodingLimits(boxes: 2_000)] {
      let thinned = Region(
        thinning: [(rings: [grid], step: Windings(first: 1))], .nonzero, limits: limits)
      #expect(thinned != whole && thinned.area > 2_000 && thinned.area < 10_000)
    }
    // Bounds that nothing meets leave one triangle in the end.
    let least = Region(
      thinning: [(rings: [grid, grid], step: Windings(first: 1))], .nonzero,
      limits: Noding.NodingLimits(boxes: 10))
    #expect(least.cornerCount <= 3)
  }
}
