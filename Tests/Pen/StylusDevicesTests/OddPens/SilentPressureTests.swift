import Evdev
import InkSynthesis
import StylusDevices
import StylusModel
import StylusPipeline
import Testing

/// Pressure axes that say nothing.
@Suite struct SilentPressureTests {
  @Test(arguments: twoHundredSeeds)
  func aPressureThatSaysNothingIsNone(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let least = Int32.random(in: -50...500, using: &random)
    let isSilent = Int.random(in: 0...2, using: &random) > 0
    // A pen that speaks does so within the first three reports of each contact.
    let first = Int32.random(in: 1...3, using: &random)
    var node = NodeScript(
      plainNode { $0.axes[Axis.pressure] = AxisRange(minimum: least, maximum: least + 4_095) })
    var lengths: [Int] = []
    for number in 1...Int32.random(in: 2...6, using: &random) {
      node.set(.x(3_000 * number), .y(3_000), .pen(1), .pressure(least))
      node.report(after: 100)
      let reports = Int32.random(in: 4...20, using: &random)
      lengths.append(Int(reports))
      for step in 1...reports {
        node.set(.x(3_000 * number + 60 * step), .touch(1))
        if !isSilent, step >= first {
          node.set(.pressure(least + Int32.random(in: 100...4_000, using: &random)))
        }
        node.report()
      }
      node.set(.touch(0), .pressure(least))
      node.report()
      node.set(.pen(0))
      node.report()
    }
    let ink = try PlayedInk(node.recording)
    #expect(ink.counts == lengths)
    let absent = ink.strokes.joined().count { $0.provenance[.pressure] == .absent }
    #expect(absent == (isSilent ? lengths.reduce(0, +) : 0))
    #expect(ink.anomalies == (isSilent ? [.pressureSilent] : []))
  }

  @Test func aSteadyPressureNextToNothingIsNoneAfterAWhile() throws {
    var node = NodeScript(plainNode())
    for number in 1...2 as ClosedRange<Int32> {
      node.set(.x(10_000 * number), .y(3_000), .pen(1))
      node.report(after: 100)
      for step in 1...40 as ClosedRange<Int32> {
        node.set(.x(10_000 * number + 60 * step), .touch(1), .pressure(1))
        node.report()
      }
      node.set(.touch(0), .pressure(0))
      node.report()
      node.set(.pen(0))
      node.report()
    }
    let ink = try PlayedInk(node.recording)
    #expect(ink.anomalies == [.pressureSilent])
    #expect(ink.strokes.last?.allSatisfy { $0.provenance[.pressure] == .absent } == true)
  }

  @Test func theFirstRealPressureCounts() throws {
    var node = NodeScript(plainNode())
    node.set(.x(10_000), .y(3_000), .pen(1))
    node.report()
    for step in 1...20 as ClosedRange<Int32> {
      node.set(.x(10_000 + 60 * step), .touch(1), .pressure(step < 11 ? 0 : 100 * step))
      node.report()
    }
    let ink = try PlayedInk(node.recording)
    let known = try #require(ink.strokes.first).map { $0.provenance[.pressure] }
    #expect(known == Array(repeating: .absent, count: 10) + Array(repeating: .measured, count: 10))
  }
}
