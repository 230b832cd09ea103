import InkDrawing
import InkGeometry
import InkSynthesis
import Testing

/// A lasso around many strokes, told piece by piece, beside the plain way.
@Suite struct LassoTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `what a lasso takes of many strokes is what it takes of each alone`(seed: UInt64) throws {
    var random = RandomStrokes(seed: 90 + seed)
    let strokes = try (0..<300).map { number -> Stroke in
      var stroke = try random.stroke(masked: number % 9 == 0)
      let place = Point(x: random.number(0...400), y: random.number(0...300))
      let isTurned = number % 3 == 0
      stroke.transform = (isTurned ? stroke.transform : .identity).then(.translation(place))
      return stroke
    }
    let lasso = wobbly(&random)
    let taken = Set(Drawing(strokes: strokes).select(lasso))
    var differing = 0
    for stroke in strokes {
      let alone = !Drawing(strokes: [stroke]).select(lasso).isEmpty
      if alone != taken.contains(stroke.id) {
        differing += 1
        // Only where about half of it lies inside.
        #expect(abs(share(of: stroke, in: lasso) - 0.5) < 0.01)
      }
    }
    #expect(differing < 3 && taken.count > 40 && taken.count < 260)
  }

  @Test func `dots are in or out`() {
    let dots = (0..<100).map { number in
      Stroke(
        ink: Ink(.pen),
        path: StrokePath(
          controlPoints: [
            StrokePoint(location: Point(x: Double(number), y: 50), size: Size(square: 0.1))
          ]))
    }
    let lasso = Region(
      lasso: Rect(x: 20.5, y: 0, width: 40, height: 99).corners)
    #expect(Drawing(strokes: dots).select(lasso) == dots[21...60].map(\.id))
  }

  /// A path of a thousand corners that crosses itself.
  private func wobbly(_ random: inout RandomStrokes) -> Region {
    let phase = random.number(0...6)
    return Region(
      lasso: (0..<1000).map { step in
        let angle = Double(step) / 1000 * 2 * .pi
        let reach = 100 + 50 * Turn.direction(of: 5 * angle + phase).y
        let way = Turn.direction(of: angle + 0.5 * Turn.direction(of: 9 * angle).y)
        return Point(x: 200 + way.x * reach * 1.3, y: 150 + way.y * reach)
      })
  }

  /// How much of its line lies in a region, of one that is only moved.
  private func share(of stroke: Stroke, in region: Region) -> Double {
    guard let back = stroke.transform.inverse else { return 0 }
    var part = stroke
    part.mask = region.transformed(by: back)
    let all = stroke.maskedPathRanges.reduce(0) { $0 + stroke.path.length(in: $1) }
    let inside = part.maskedPathRanges.reduce(0) { sum, range in
      stroke.maskedPathRanges.reduce(sum) {
        $0 + ($1.overlaps(range) ? stroke.path.length(in: $1.clamped(to: range)) : 0)
      }
    }
    return inside / max(1e-9, all)
  }
}
