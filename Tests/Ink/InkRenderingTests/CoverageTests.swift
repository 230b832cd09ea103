import InkGeometry
import InkSynthesis
import Testing

@testable import InkRendering

@Suite("Coverage of pixels")
struct CoverageTests {
  @Test(
    "is within a few levels of the exact share, for round tips and for tips with an edge",
    arguments: [false, true])
  func accuracy(chisel: Bool) {
    var dice = SplitMix64(seed: chisel ? 2 : 1)
    var error = CoverageError()
    for _ in 0..<6 {
      let (a, b) = TipPaths.pair(&dice, chisel: chisel)
      error.add(a, b, size: 24)
    }
    #expect(error.count > 100)
    #expect(error.mean < 7, "mean \(error.mean), worst \(error.worst), of \(error.count)")
    #expect(error.worst < 24, "mean \(error.mean), worst \(error.worst), of \(error.count)")
  }

  @Test("of a huge tip is exact on its straight side and full inside")
  func hugeTip() {
    var layer = WetLayer(bounds: PixelRect(x: -50, y: 0, width: 120, height: 16))
    let tip = NibPose(center: Point(x: -100_000, y: 8), radius: 100_000.25)
    layer.cover([tip])
    for y in 4..<12 {
      #expect(layer[-1, y] == 255)
      #expect(abs(Int(layer[0, y]) - 64) <= 2)
      #expect(layer[1, y] == 0)
    }
  }

  @Test("of a hairline is its width, however it lies", arguments: [0.05, 0.2, 0.5, 0.9])
  func hairline(width: Double) {
    for end in [Point(x: 60, y: 20), Point(x: 60.3, y: 33.1), Point(x: 37, y: 60)] {
      let start = Point(x: 12.2, y: 20)
      let tips = [start, end].map { NibPose(center: $0, radius: width / 2) }
      let layer = WetLayer.covered(by: tips, PixelRect(x: 0, y: 0, width: 72, height: 72))
      let total = layer.values(in: layer.bounds).reduce(0) { $0 + Double($1) } / 255
      let area = start.distance(to: end) * width
      #expect(abs(total / area - 1) < 0.06, "\(total) of \(area)")
    }
  }

  @Test("of a thin nib is the width that it sweeps", arguments: [0.0, 0.3, 0.8, 1.3, .pi / 2])
  func thinNib(angle: Double) {
    let edge = Turn.direction(of: angle) * 10
    let tips = (0...60).map { step in
      NibPose(center: Point(x: 30 + Double(step), y: 40.3), edge: edge, radius: 0.1)
    }
    let layer = WetLayer.covered(by: tips, PixelRect(x: 0, y: 0, width: 120, height: 80))
    // A column in the middle of the way has the whole sweep and nothing of the ends.
    let column = (0..<80).reduce(0) { $0 + Double(layer[60, $1]) } / 255
    let width = 2 * abs(edge.y) + 0.2
    #expect(abs(column - width) < 0.1 * width + 0.25, "\(column) of \(width)")
  }

  @Test("shows no seam where segments meet, not even of thin nibs", arguments: [0.0, 0.05, 0.4, 2])
  func seams(radius: Double) {
    let tips = (0...100).map { step in
      NibPose(
        center: Point(x: 20.2 + Double(step) * 0.37, y: 30.1 + Double(step) * 0.11),
        edge: Point(x: 0.3, y: 9), radius: radius)
    }
    let layer = WetLayer.covered(by: tips, PixelRect(x: 0, y: 0, width: 80, height: 72))
    for x in 24...54 {
      for y in 34...37 { #expect(layer[x, y] == 255, "\(x) \(y)") }
    }
  }

  @Test("of a tip that only turns is the hull's")
  func turningTip() {
    let a = NibPose(center: Point(x: 16, y: 16), edge: Point(x: 8, y: 0), radius: 1)
    let b = NibPose(center: Point(x: 16.5, y: 16), edge: Point(x: 5, y: 7), radius: 1.5)
    var error = CoverageError()
    error.add(a, b, size: 32)
    #expect(error.worst < 24, "mean \(error.mean), worst \(error.worst)")
  }

  @Test("of one disc inside another is the greater disc's, and keeps the darker ink of the smaller")
  func nestedDiscs() {
    let big = NibPose(center: Point(x: 16, y: 16), radius: 8, opacity: 0.5)
    let small = NibPose(center: Point(x: 18, y: 16), radius: 2, opacity: 1)
    let bounds = PixelRect(x: 0, y: 0, width: 32, height: 32)
    for tips in [[big, small], [small, big]] {
      let layer = WetLayer.covered(by: tips, bounds)
      #expect(layer[18, 16] == 255)
      #expect(layer[12, 16] == 128)
      #expect(layer[16, 9] == 128)
    }
  }

  @Test("never doubles its opacity where a stroke crosses itself")
  func opacityNeverDoubles() {
    let tips = TipPaths.curl(radius: 5).map { tip in
      var tip = tip
      tip.opacity = 0.4
      return tip
    }
    let layer = WetLayer.covered(by: tips, PixelRect(x: 0, y: 0, width: 90, height: 90))
    #expect(layer.values(in: layer.bounds).max() == 102)
  }

  @Test("ignores poses that are no numbers, and survives any that are")
  func hostilePoses() {
    let bad = [Double.nan, .infinity, -.infinity]
    let wild = [1e300, -1e300, 1e18, -3e9, 0x1p31, 1e-300, -1, 0, 5]
    let bounds = PixelRect(x: -20, y: -10, width: 64, height: 64)
    var layer = WetLayer(bounds: bounds)
    var dice = SplitMix64(seed: 3)
    for value in bad {
      layer.cover([NibPose(center: Point(x: value, y: 5), radius: 3)])
      layer.cover([NibPose(center: .zero, radius: value), NibPose(center: .zero, radius: 1)])
      layer.cover([NibPose(center: .zero, edge: Point(x: 0, y: value), radius: 1)])
      layer.cover([NibPose(center: .zero, radius: 1, opacity: value)])
    }
    #expect(layer.dirty.isEmpty)
    for _ in 0..<150 {
      func any() -> Double { wild[Int(dice.next() % UInt64(wild.count))] }
      func tip() -> NibPose {
        NibPose(
          center: Point(x: any(), y: any()), edge: Point(x: any(), y: any()), radius: any(),
          opacity: any())
      }
      layer.cover([tip(), tip()])
    }
    #expect(bounds.contains(layer.dirty))
  }

  @Test("is not lost on a way of millions of pixels")
  func longWay() {
    let tips = [
      NibPose(center: Point(x: -3_000_000, y: -1_000_000), radius: 2),
      NibPose(center: Point(x: 3_000_000, y: 1_000_000), radius: 2),
    ]
    let layer = WetLayer.covered(by: tips, PixelRect(x: -30, y: -30, width: 60, height: 60))
    for x in -29..<29 { #expect(layer[x, Int((Double(x) / 3).rounded(.down))] > 250) }
  }
}
