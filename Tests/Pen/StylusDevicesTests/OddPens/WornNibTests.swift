import Evdev
import InkSynthesis
import StylusDevices
import StylusModel
import StylusPipeline
import Testing

/// Pens that press although they touch nothing.
@Suite struct WornNibTests {
  /// A tablet with a pen whose nib presses a little by itself.
  private struct WornPen {
    var node: NodeScript
    var random: SplitMix64
    private let most: Int32
    private let far: Int32
    private let own: Int32
    private let noise: Int32
    private let hasKey: Bool
    private(set) var marks: [Int] = []

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      let most = Int32([1_023, 2_047, 4_095, 8_191].randomElement(using: &random) ?? 1_023)
      let far = Int32([31, 63, 255].randomElement(using: &random) ?? 63)
      let hasKey = Bool.random(using: &random)
      (self.most, self.far, self.hasKey) = (most, far, hasKey)
      own = Int32.random(in: most / 100...most * 19 / 100, using: &random)
      noise = Int32.random(in: 0...most / 300, using: &random)
      node = NodeScript(
        plainNode {
          $0.codes[EventType.key] = hasKey ? [Key.toolPen, Key.touch, Key.stylus] : [Key.toolPen]
          $0.axes[Axis.pressure] = AxisRange(minimum: 0, maximum: most)
          $0.axes[Axis.distance] = AxisRange(minimum: 0, maximum: far)
        })
    }

    private mutating func press(_ force: Int32) {
      // Drivers make the touch key of the pressure, so a worn nib holds it down.
      node.set(.pressure(own + Int32.random(in: 0...noise, using: &random) + force))
      if hasKey { node.set(.touch(1)) }
    }

    /// Comes down, makes a mark, and goes.
    mutating func visit() {
      var x = Int32.random(in: 2_000...30_000, using: &random)
      node.set(.x(x), .y(x / 2), .pen(1))
      var height = far * Int32.random(in: 60...100, using: &random) / 100
      while height > far / 10 {
        node.set(.x(x), .axis(Axis.distance, height))
        press(0)
        node.report(after: 8)
        x += 30
        height -= max(far / Int32.random(in: 4...12, using: &random), 1)
      }
      let reports = Int.random(in: 1...10, using: &random)
      for _ in 0..<reports {
        node.set(.x(x), .axis(Axis.distance, far / 16))
        press(most * Int32.random(in: 8...60, using: &random) / 100)
        node.report(after: 8)
        x += 80
      }
      marks.append(reports)
      for step in 1...Int32.random(in: 1...6, using: &random) {
        node.set(.x(x), .axis(Axis.distance, far * (1 + step) / 10))
        press(0)
        node.report(after: 8)
        x += 30
      }
      node.set(.pressure(0), .touch(0), .pen(0))
      node.report(after: 8)
      node.report(after: 200)
    }
  }

  @Test(arguments: twoHundredSeeds)
  func whatIsInTheAirIsNoInk(seed: UInt64) throws {
    var pen = WornPen(seed: seed)
    for _ in 0..<4 { pen.visit() }
    let ink = try PlayedInk(pen.node.recording)
    #expect(ink.counts == pen.marks)
    #expect(ink.anomalies == [.nibPressesInAir])
  }

  @Test func aSoundPenIsReadAsItIs() throws {
    var node = NodeScript(plainNode { $0.axes[Axis.distance] = AxisRange(minimum: 0, maximum: 63) })
    for start in 1...4 as ClosedRange<Int32> {
      node.set(.x(4_000 * start), .y(4_000), .pen(1), .axis(Axis.distance, 50))
      node.report(after: 100)
      for step in 1...9 as ClosedRange<Int32> {
        node.set(
          .x(4_000 * start + 50 * step), .pressure(2 + step), .touch(1), .axis(Axis.distance, 3))
        node.report()
      }
      node.set(.pressure(0), .touch(0), .axis(Axis.distance, 40))
      node.report()
      node.set(.pen(0))
      node.report()
    }
    let ink = try PlayedInk(node.recording)
    #expect(ink.counts == [9, 9, 9, 9] && ink.anomalies.isEmpty)
  }

  @Test func aNibThatNeverLiftsIsToldWhereTheTabletKnowsNoDistance() throws {
    var node = NodeScript(plainNode { $0.codes[EventType.key] = [Key.toolPen, Key.stylus] })
    for start in 1...4 as ClosedRange<Int32> {
      node.set(.x(4_000 * start), .y(4_000), .pen(1))
      for step in 1...20 as ClosedRange<Int32> {
        let isPressed = (7...14).contains(step)
        node.set(.x(4_000 * start + 50 * step), .pressure(400 + step % 3 + (isPressed ? 2_000 : 0)))
        node.report()
      }
      node.set(.pressure(0), .pen(0))
      node.report(after: 100)
    }
    let ink = try PlayedInk(node.recording)
    #expect(ink.anomalies == [.nibNeverLifts])
    #expect(Anomaly.nibNeverLifts.sentence.contains("tip-threshold"))
  }
}
