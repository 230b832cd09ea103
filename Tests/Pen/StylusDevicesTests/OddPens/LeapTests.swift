import Evdev
import InkSynthesis
import StylusDevices
import StylusModel
import StylusPipeline
import Testing

/// Reports of a place to which no hand can have moved the tip.
@Suite struct LeapTests {
  @Test(arguments: twoHundredSeeds)
  func aSingleReportThatLeapsKeepsThePlaceBefore(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var node = NodeScript(plainNode())
    var expected: [[(x: Int32, y: Int32, isHeld: Bool)]] = []
    for _ in 0..<4 {
      var (x, y) = (
        Int32.random(in: 15_000...25_000, using: &random),
        Int32.random(in: 12_000...18_000, using: &random)
      )
      node.set(.x(x), .y(y), .pen(1))
      node.report(after: 100)
      let reports = Int.random(in: 3...30, using: &random)
      let leap = Int.random(in: 0...reports + 5, using: &random)
      var stroke: [(x: Int32, y: Int32, isHeld: Bool)] = []
      for report in 0..<reports {
        // A leap of 50 mm at least, in 5 ms; all else at 2 m/s at most.
        let (atX, atY): (Int32, Int32) =
          switch Int.random(in: 0...2, using: &random) {
          case 0: (0, 0)
          case 1: (x + 10_001, y)
          default: (x - 12_000, y - Int32.random(in: 0...9_000, using: &random))
          }
        if report != leap {
          x += Int32.random(in: -1_000...1_000, using: &random)
          y += Int32.random(in: -1_000...1_000, using: &random)
        }
        stroke.append((x, y, report == leap))
        if report == leap { node.set(.x(atX), .y(atY)) } else { node.set(.x(x), .y(y)) }
        node.set(.touch(1), .pressure(2_000 + Int32(report)))
        node.report()
      }
      expected.append(stroke)
      node.set(.touch(0), .pressure(0))
      node.report()
      node.set(.pen(0))
      node.report()
    }
    let ink = try PlayedInk(node.recording)
    #expect(ink.counts == expected.map(\.count))
    for (sample, true_) in zip(ink.strokes.joined(), expected.joined()) {
      #expect(abs(sample.x.value - Float(true_.x) / 200) < 0.001)
      #expect(abs(sample.y.value - Float(true_.y) / 200) < 0.001)
      #expect(sample.provenance[.position] == (true_.isHeld ? .held : .measured))
    }
    let leaps = expected.joined().count { $0.isHeld }
    #expect(ink.anomalies == Array(repeating: .placeLeapt, count: leaps))
  }

  @Test func aPenThatStaysWhereItLeaptIsBelieved() throws {
    var node = NodeScript(plainNode())
    node.set(.x(4_000), .y(4_000), .pen(1))
    node.report()
    for step in 0..<10 as Range<Int32> {
      node.set(.x((step < 5 ? 4_000 : 30_000) + 20 * step), .touch(1), .pressure(900 + step))
      node.report()
    }
    let ink = try PlayedInk(node.recording)
    let xs = try #require(ink.strokes.first).map(\.x.value)
    #expect(xs[5] == xs[4] && xs[6] == 150.6 && xs[9] == 150.9)
  }

  @Test func aTabletThatLeapsAllTheTimeIsBelievedAtLast() throws {
    var node = NodeScript(plainNode())
    node.set(.x(20_000), .y(15_000), .pen(1))
    node.report()
    let places: [Int32] = [20_000, 40_000, 100, 44_000, 50, 43_000, 60, 44_100]
    for (step, x) in places.enumerated() {
      node.set(.x(x), .touch(1), .pressure(900 + Int32(step)))
      node.report()
    }
    let ink = try PlayedInk(node.recording)
    #expect(
      try #require(ink.strokes.first).contains {
        $0.provenance[.position] == .measured && $0.x.value != 100
      })
  }
}
