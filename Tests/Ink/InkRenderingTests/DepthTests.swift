import InkDrawing
import InkGeometry
import InkSynthesis
import Testing

@testable import InkRendering

/// How deep pixels lie inside what a tip covers.
@Suite("The depth inside a tip's way")
struct DepthTests {
  private static let whole = PixelRect(x: -3, y: -5, width: 100, height: 96)
  private static let scale = DepthScale(depth: 5)

  private func covered(by poses: [NibPose], _ bounds: PixelRect = whole) -> WetLayer {
    var layer = WetLayer(bounds: bounds)
    layer.cover(poses.span, within: bounds, Self.scale)
    return layer
  }

  @Test(
    "is the distance to the hull's rim, to a tenth of a pixel", arguments: [false, true], [4.0, 12])
  func distances(chisel: Bool, size: Double) {
    var dice = SplitMix64(seed: 31)
    var (worst, deep) = (Float(0), 0)
    for _ in 0..<8 {
      let a = NibPose(
        center: Point(x: dice.number(30...40), y: dice.number(30...40)),
        edge: chisel ? Turn.direction(of: dice.number(0...6.3)) * size : .zero,
        radius: dice.number(0.6...size))
      var b = a
      b.center = a.center + Turn.direction(of: dice.number(0...6.3)) * dice.number(0...9)
      b.radius *= dice.number(0.9...1.1)
      let layer = covered(by: [a, b])
      let oracle = HullOracle(a, b)
      for y in 0..<80 {
        for x in 0..<80 where layer[x, y] > 0 {
          let depth = Self.scale.depth(ofShare: Float(layer[x, y]) / 255)
          let truth = Float(min(5, -oracle.distance(x: x, y: y)))
          worst = max(worst, abs(depth - truth))
          deep += depth > 2 ? 1 : 0
        }
      }
    }
    #expect(worst < 0.1 && deep > 30, "\(worst), \(deep)")
  }

  @Test("holds coverage in its lower half, to two levels", arguments: [0.0, 6])
  func coverage(edge: Double) {
    // An edged tip thinner than a pixel is fainter, which its upper half hides.
    for radius in edge == 0 ? [0.1, 0.4, 3, 9] : [1.5, 3, 9] {
      let tips = TipPaths.curl(edge: edge, radius: radius).map {
        NibPose(center: $0.center, edge: $0.edge, radius: $0.radius)
      }
      var depths = covered(by: tips)
      depths.turnDepthsIntoCoverage()
      let plain = WetLayer.covered(by: tips, Self.whole).values(in: Self.whole)
      let most = zip(depths.values(in: Self.whole), plain).map { abs(Int($0) - Int($1)) }.max()
      #expect(most ?? 9 <= 2, "\(radius)")
    }
  }

  @Test("is the crop of a larger layer, whatever the order of segments", arguments: [0.0, 6, 25])
  func crops(edge: Double) {
    let tips = TipPaths.curl(edge: edge, radius: 7)
    let layer = covered(by: tips)
    var dice = SplitMix64(seed: 5)
    for _ in 0..<30 {
      let crop = PixelRect(
        x: Int(dice.number(-3...80)), y: Int(dice.number(-5...80)),
        width: Int(dice.number(1...40)), height: Int(dice.number(1...40))
      ).intersection(Self.whole)
      var part = WetLayer(bounds: crop)
      for index in (1..<tips.count).shuffled(using: &dice) {
        part.cover(tips.span.extracting(index - 1..<index + 1), within: crop, Self.scale)
      }
      #expect(part.values(in: crop) == layer.values(in: crop))
    }
  }

  @Test("does not depend on the tips' opacity, unless that is none")
  func opacity() {
    let tips = TipPaths.curl(edge: 6)
    let opaque = tips.map { NibPose(center: $0.center, edge: $0.edge, radius: $0.radius) }
    let clear = opaque.map {
      NibPose(center: $0.center, edge: $0.edge, radius: $0.radius, opacity: 0)
    }
    #expect(covered(by: tips).values(in: Self.whole) == covered(by: opaque).values(in: Self.whole))
    #expect(covered(by: clear).values(in: Self.whole).allSatisfy { $0 == 0 })
  }

  @Test("fits a highlighter's rim and a pixel into its levels, in every view")
  func ranges() {
    for scale in [0.01, 1, 3.78, 7.56, 23.6, 100, 5000] {
      let depths = MarkerRim.depthScale(scale)
      #expect(Double(depths.depth) >= MarkerRim.reach * scale * 0.999 && depths.depth >= 1.5)
      #expect(depths.depth(ofShare: 1) >= depths.depth * 0.999)
      #expect(abs(depths.depth(ofShare: 0) + 0.5) < 1e-6)
    }
  }

  @Test("has the values that it had when this was written")
  func golden() {
    let sums = [0.0, 9].map { edge in
      checksum(covered(by: TipPaths.curl(edge: edge, radius: 6)).values(in: Self.whole))
    }
    #expect(sums == [15_678_847_237_978_017_977, 17_980_465_325_316_447_664])
  }
}
