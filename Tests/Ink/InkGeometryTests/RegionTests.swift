import Testing

@testable import InkGeometry

/// Areas by hand: every way in which edges can meet.
@Suite struct RegionTests {
  private func square(_ x: Double, _ y: Double, _ side: Double = 1) -> Region {
    Region(Rect(x: x, y: y, width: side, height: side))
  }

  private func polygon(_ corners: (Double, Double)...) -> Region {
    Region(lasso: corners.map { Point(x: $0.0, y: $0.1) })
  }

  @Test func `a rectangle is one ring, clockwise on screen from its top left`() {
    let region = Region(Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      region.rings == [
        [Point(x: 1, y: 2), Point(x: 4, y: 2), Point(x: 4, y: 6), Point(x: 1, y: 6)]
      ])
    #expect(region.area == 12 && region.cornerCount == 4)
    #expect(region.bounds == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(polygon((4, 6), (4, 2), (2, 2), (1, 2), (1, 6)) == region)
  }

  @Test func `what has no area is empty`() {
    #expect(Region(Rect.empty).isEmpty && Region(Rect(x: 0, y: 0, width: 5, height: 0)).isEmpty)
    #expect(Region(Rect(x: .nan, y: 0, width: 5, height: 5)).isEmpty)
    #expect(Region(rings: [], rule: .evenOdd) == .empty && Region(lasso: []) == .empty)
    #expect(polygon((1, 1)).isEmpty && polygon((1, 1), (1, 1), (1, 1)).isEmpty)
    #expect(polygon((0, 0), (3, 3)).isEmpty && polygon((0, 0), (9, 3), (3, 1), (6, 2)).isEmpty)
    #expect(Region.empty.area == 0 && Region.empty.bounds.isEmpty && Region.empty.parts.isEmpty)
    #expect(!Region.empty.contains(.zero))
  }

  @Test func `squares that share a side become one without a seam`() {
    #expect(square(0, 0).union(square(1, 0)) == Region(Rect(x: 0, y: 0, width: 2, height: 1)))
    #expect(square(0, 0).intersection(square(1, 0)).isEmpty)
    #expect(square(0, 0).subtracting(square(1, 0)) == square(0, 0))
  }

  @Test func `squares that touch at a corner are two parts`() {
    let both = square(0, 0).union(square(1, 1))
    #expect(both.parts == [square(0, 0), square(1, 1)])
    #expect(both.rings.count == 2 && both.area == 2)
  }

  @Test func `a hole goes the other way and belongs to its part`() {
    let frame = square(0, 0, 9).subtracting(square(3, 3, 3))
    #expect(frame.area == 72 && frame.parts == [frame])
    #expect(
      frame.rings[1] == [
        Point(x: 3, y: 3), Point(x: 3, y: 6), Point(x: 6, y: 6), Point(x: 6, y: 3),
      ])
    let island = frame.union(square(4, 4))
    #expect(island.parts == [frame, square(4, 4)] && island.area == 73)
    #expect(island.contains(Point(x: 4.5, y: 4.5)) && !island.contains(Point(x: 3.5, y: 4.5)))
    #expect(square(0, 0, 9).intersection(island) == island)
  }

  @Test func `a hole may touch the outer boundary, and two touches cut a part in two`() {
    let diamond = polygon((0, 3), (3, 0), (6, 3), (3, 6))
    let once = square(0, 0, 8).subtracting(diamond)
    #expect(once.rings.count == 2 && once.parts.count == 2)
    let touching = Region(Rect(x: 0, y: -1, width: 8, height: 9)).subtracting(diamond)
    #expect(touching.parts.count == 1 && touching.rings.count == 2)
    #expect(touching.rings[0].count == 5, "the corner of the touch stays")
    #expect(touching.union(diamond) == Region(Rect(x: 0, y: -1, width: 8, height: 9)))
  }

  @Test func `rules differ where a path goes around twice`() {
    let star = (0..<5).map { Turn.direction(of: Double($0) * 0.8 * .pi) * 10 }
    let full = Region(lasso: star)
    let hollow = Region(rings: [star], rule: .evenOdd)
    #expect(full.contains(.zero) && !hollow.contains(.zero))
    #expect(full.parts.count == 1 && hollow.parts.count == 5)
    // A loop the other way takes nothing away with the nonzero rule unless it is inside another.
    let eight = polygon((0, 0), (2, 2), (2, 0), (0, 2))
    #expect(eight.area == 2 && eight.parts.count == 2)
    let outside = [Point(x: 0, y: 0), Point(x: 9, y: 0), Point(x: 9, y: 9), Point(x: 0, y: 9)]
    #expect(Region(rings: [outside, outside.reversed()], rule: .nonzero).isEmpty)
    #expect(Region(rings: [outside, outside], rule: .evenOdd).isEmpty)
  }

  @Test func `edges in one line overlap in any way`() {
    let long = Region(Rect(x: 0, y: 0, width: 9, height: 1))
    for (start, width) in [(0.0, 9.0), (0, 4), (5, 4), (3, 3), (-2, 4), (7, 9), (-3, 20)] {
      let below = Region(Rect(x: start, y: 1, width: width, height: 1))
      #expect(long.union(below).area == 9 + width)
      #expect(long.intersection(below).isEmpty)
      let over = Region(Rect(x: start, y: 0, width: width, height: 1))
      let common = max(0, min(9, start + width) - max(0, start))
      #expect(long.intersection(over).area == common)
      #expect(long.subtracting(over).area == 9 - common)
    }
  }

  @Test func `a sliver thinner than the grid goes without a trace`() {
    let sliver = polygon(
      (0, 0), (100, Region.gridStep), (100, 2 * Region.gridStep), (50, Region.gridStep))
    #expect(sliver.area < 100 * Region.gridStep)
    #expect(square(0, 0, 50).subtracting(sliver).area > 2499.9)
    #expect(Region(canonical: sliver.gridRings.map(\.corners)) == sliver)
  }

  @Test func `the rim of the grid is the end of everything`() {
    let all = Region(
      Rect(min: Point(x: -Double.infinity, y: -Double.infinity), max: Point(x: 1e300, y: .infinity))
    )
    #expect(all.bounds.max == Point(x: Region.reach, y: Region.reach))
    #expect(all.area == 4 * Region.reach * Region.reach)
    let far = polygon((-1e9, -1e9), (1e9, 1e9), (1e9, -1e9))
    #expect(all.subtracting(far).area == all.area / 2)
    #expect(all.symmetricDifference(far).union(far) == all)
  }

  @Test func `corners that are not numbers are left out`() {
    #expect(polygon((0, 0), (.nan, 5), (2, 0), (2, .infinity), (2, 2), (0, 2)) == square(0, 0, 2))
    #expect(square(0, 0).transformed(by: .scale(x: .nan, y: 1)).isEmpty)
    #expect(!square(0, 0).contains(Point(x: .nan, y: 0)))
    #expect(square(0, 0).intervals(from: .zero, to: Point(x: .infinity, y: 0)).isEmpty)
  }

  @Test func `transforms keep the inside inside`() {
    let frame = square(0, 0, 9).subtracting(square(3, 3, 3))
    #expect(frame.transformed(by: .identity) == frame)
    #expect(
      frame.transformed(by: .scale(x: -1, y: 1)).transformed(by: .scale(x: -1, y: 1)) == frame)
    #expect(frame.transformed(by: .scale(x: 2, y: -3)).area == 72 * 6)
    #expect(frame.transformed(by: .rotation(.pi / 2)).area == 72)
    #expect(frame.transformed(by: .scale(x: 0, y: 1)).isEmpty)
    #expect(frame.transformed(by: .scale(x: 1e-5, y: 1e-5)).isEmpty, "finer than the grid")
    let turned = frame.transformed(by: .rotation(0.3))
    #expect(abs(turned.area - 72) < 1e-2 && turned.rings.count == 2)
  }

  @Test func `a way through a frame is inside on both sides of the hole`() {
    let frame = square(0, 0, 8).subtracting(square(2, 2, 4))
    let through = frame.intervals(from: Point(x: -8, y: 4), to: Point(x: 8, y: 4))
    #expect(through == [0.5...0.625, 0.875...1])
    #expect(frame.intervals(from: Point(x: 1, y: 1), to: Point(x: 1, y: 7)) == [0...1])
    #expect(frame.intervals(from: Point(x: 3, y: 3), to: Point(x: 5, y: 5)).isEmpty)
    #expect(frame.intervals(from: Point(x: 9, y: 0), to: Point(x: 9, y: 8)).isEmpty)
    #expect(frame.intervals(from: Point(x: 1, y: 1), to: Point(x: 1, y: 1)).isEmpty)
  }

  @Test func `a way past a touching corner has no gap of no length`() {
    let both = square(0, 0, 4).union(square(4, 4, 4))
    #expect(both.intervals(from: .zero, to: Point(x: 8, y: 8)) == [0...1])
  }

  @Test func `the boundary is inside`() {
    let region = polygon((0, 0), (4, 2), (4, 8), (0, 4))
    for place in [(0.0, 0.0), (2, 1), (4, 5), (2, 6), (0, 1)] {
      #expect(region.contains(Point(x: place.0, y: place.1)))
    }
    #expect(!region.contains(Point(x: 2, y: 0.99)) && !region.contains(Point(x: -0.01, y: 1)))
  }

  @Test func `rings that are not canonical are refused`() {
    let corners = square(0, 0, 2).gridRings[0].corners
    #expect(Region(canonical: [corners]) == square(0, 0, 2))
    #expect(Region(canonical: []) == .empty)
    #expect(Region(canonical: [corners.reversed()]) == nil)
    #expect(Region(canonical: [Array(corners[1...] + corners[..<1])]) == nil)
    #expect(Region(canonical: [corners, corners]) == nil)
    #expect(Region(canonical: [Array(corners[..<2])]) == nil && Region(canonical: [[]]) == nil)
    #expect(Region(canonical: [corners + [GridPoint(x: .min, y: .max)]]) == nil)
    #expect(Region(canonical: [[corners[0]] + corners]) == nil)
  }

  @Test func `something apart changes nothing`() {
    let region = square(0, 0, 3)
    #expect(region.subtracting(square(9, 9)) == region)
    #expect(region.intersection(square(9, 9)).isEmpty)
    #expect(square(9, 9).union(region).rings == region.rings + square(9, 9).rings)
    #expect(square(9, 9).union(region) == region.symmetricDifference(square(9, 9)))
    let touching = square(0, 0, 3).union(polygon((1, 3), (2, 4), (0, 4)))
    let three = square(9, 9).union(touching)
    #expect(three.rings[0].contains(Point(x: 1, y: 3)), "a corner in line stays where parts touch")
    #expect(Region(canonical: three.gridRings.map(\.corners)) == three)
  }
}
