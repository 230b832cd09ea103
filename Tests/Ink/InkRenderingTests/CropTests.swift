import InkGeometry
import InkSynthesis
import Testing

@testable import InkRendering

@Suite("A wet layer")
struct CropTests {
  private let whole = PixelRect(x: -3, y: -5, width: 100, height: 96)

  @Test("of smaller bounds is the crop of a larger one, byte for byte", arguments: [0.0, 6, 25])
  func crops(edge: Double) {
    let tips = TipPaths.curl(edge: edge, radius: 7)
    let layer = WetLayer.covered(by: tips, whole)
    var dice = SplitMix64(seed: 5)
    for _ in 0..<60 {
      let crop = PixelRect(
        x: Int(dice.number(-3...80)), y: Int(dice.number(-5...80)),
        width: Int(dice.number(1...40)), height: Int(dice.number(1...40))
      ).intersection(whole)
      #expect(WetLayer.covered(by: tips, crop).values(in: crop) == layer.values(in: crop))
    }
  }

  @Test("is the same whatever the order of its segments")
  func order() {
    let tips = TipPaths.curl(edge: 4)
    let layer = WetLayer.covered(by: tips, whole)
    var shuffled = WetLayer(bounds: whole)
    var dice = SplitMix64(seed: 6)
    for index in (1..<tips.count).shuffled(using: &dice) {
      shuffled.cover(from: tips[index - 1], to: tips[index])
    }
    #expect(shuffled.values(in: whole) == layer.values(in: whole))
  }

  @Test("of two parts of a stroke is the whole, away from the cut")
  func parts() {
    let tips = TipPaths.curl()
    let layer = WetLayer.covered(by: tips, whole)
    var parts = WetLayer(bounds: whole)
    parts.cover(Array(tips[...21]))
    parts.cover(Array(tips[21...]))
    #expect(parts.values(in: whole) == layer.values(in: whole))
  }

  @Test(
    "is as before when an area of it was cleared and made again from what reaches there",
    arguments: [0.0, 6])
  func mended(edge: Double) {
    let tips = TipPaths.curl(edge: edge)
    let whole = WetLayer.covered(by: tips, whole)
    var layer = whole
    var dice = SplitMix64(seed: 8)
    for _ in 0..<40 {
      let area = PixelRect(
        x: Int(dice.number(-9...80)), y: Int(dice.number(-9...80)),
        width: Int(dice.number(0...40)), height: Int(dice.number(0...40)))
      layer.clear(area)
      #expect(layer.values(in: area).allSatisfy { $0 == 0 })
      let changed = layer.cover(tips.span, within: area)
      #expect(area.contains(changed))
      // Nothing outside was taken away, or would be missing now.
      #expect(layer.values(in: self.whole) == whole.values(in: self.whole))
    }
  }

  @Test("keeps its ink on a smaller layer")
  func cropped() {
    let layer = WetLayer.covered(by: TipPaths.curl(), whole)
    let small = layer.cropped()
    #expect(small.bounds == layer.dirty && small.dirty == layer.dirty)
    #expect(small.values(in: whole) == layer.values(in: whole))
    #expect(WetLayer(bounds: whole).cropped().bounds.isEmpty)
  }

  @Test("knows a rectangle around its ink, and is clean after a wipe")
  func dirty() {
    var layer = WetLayer(bounds: whole)
    layer.cover(TipPaths.curl())
    for y in whole.minY..<whole.maxY {
      for x in whole.minX..<whole.maxX where layer[x, y] > 0 {
        #expect(layer.dirty.contains(x: x, y: y))
      }
    }
    layer.clear()
    #expect(layer.values(in: whole).allSatisfy { $0 == 0 })
    #expect(layer.dirty.isEmpty)
  }

  @Test("can be used again with other bounds")
  func reset() {
    let small = PixelRect(x: 30, y: 31, width: 33, height: 20)
    let tips = TipPaths.curl()
    var layer = WetLayer.covered(by: tips, whole)
    for bounds in [small, whole, PixelRect(x: 0, y: 0, width: 200, height: 150), .empty, small] {
      layer.reset(to: bounds)
      #expect(layer.values(in: bounds).allSatisfy { $0 == 0 })
      layer.cover(tips)
      #expect(layer.values(in: bounds) == WetLayer.covered(by: tips, bounds).values(in: bounds))
    }
  }

  @Test("moves with its poses by whole pixels")
  func moving() {
    let tips = TipPaths.curl(edge: 5)
    let layer = WetLayer.covered(by: tips, whole)
    let far = tips.map { $0.transformed(by: .translation(Point(x: 4096, y: -512))) }
    let there = PixelRect(
      x: whole.minX + 4096, y: whole.minY - 512, width: whole.width, height: whole.height)
    let moved = WetLayer.covered(by: far, there).values(in: there)
    let most = zip(moved, layer.values(in: whole)).map { abs(Int($0) - Int($1)) }.max()
    #expect(most ?? 9 <= 1)
  }

  @Test(
    "has the values that it had when this was written",
    arguments: [
      (0.0, 3.0, UInt64(8_677_921_728_142_785_875)), (0, 0.2, 11_548_125_458_876_332_183),
      (5, 2, 3_033_960_322_017_509_802), (9, 0.05, 13_615_488_102_048_026_679),
      (0, 30, 11_738_097_099_234_404_615),
    ])
  func golden(edge: Double, radius: Double, sum: UInt64) {
    let layer = WetLayer.covered(by: TipPaths.curl(edge: edge, radius: radius), whole)
    #expect(checksum(layer.values(in: whole)) == sum)
  }
}
