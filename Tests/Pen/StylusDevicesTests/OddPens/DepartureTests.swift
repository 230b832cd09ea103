import Evdev
import InkSynthesis
import StylusDevices
import StylusModel
import StylusPipeline
import Testing

/// Contacts end with their tool, whatever the driver leaves behind.
@Suite struct DepartureTests {
  /// A driver that takes the tool away, and perhaps forgets to take back the touch key or the
  /// pressure.
  private struct Driver {
    var node: NodeScript
    var random: SplitMix64
    private let hasKey: Bool
    private let hasPressure: Bool
    private let tool: UInt16
    private var pressure: Int32 = 900
    private var (x, y): (Int32, Int32) = (4_000, 4_000)
    /// What the hand did: the number of reports of each contact.
    private(set) var contacts: [Int] = []

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      let choice = Int.random(in: 0...2, using: &random)
      (hasKey, hasPressure) = (choice != 0, choice != 1)
      let tool = [Key.toolPen, Key.toolRubber, Key.toolBrush].randomElement(using: &random)
      self.tool = tool ?? Key.toolPen
      let (hasKey, hasPressure) = (hasKey, hasPressure)
      node = NodeScript(
        plainNode {
          $0.codes[EventType.key] = [Key.toolPen, Key.toolRubber, Key.toolBrush, Key.stylus]
          if hasKey { $0.codes[EventType.key]?.insert(Key.touch) }
          if !hasPressure { $0.axes[Axis.pressure] = nil }
        })
    }

    /// Near once: comes, hovers or not, perhaps writes, and goes in one way of several.
    mutating func visit() {
      x = Int32.random(in: 2_000...42_000, using: &random)
      y = Int32.random(in: 2_000...27_000, using: &random)
      node.set(.x(x), .y(y), .key(tool, 1))
      let writes = Int.random(in: 0...3, using: &random) > 0
      // Without a pressure the touch key is all there is, so its driver keeps it right while near.
      if !hasPressure { node.set(.touch(0)) }
      node.report(after: Int64.random(in: 60...2_000, using: &random))
      hover(writes ? 0 : 1)
      guard writes else { return leave(forgets: false) }
      var reports = 0
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        press()
        reports += 1
      }
      contacts.append(reports)
      if Bool.random(using: &random) {
        hover(1)
        leave(forgets: false)
      } else {
        leave(forgets: true)
      }
    }

    private mutating func press() {
      move()
      pressure = pressure == 900 ? 1_200 : 900 + (pressure + 37) % 4_000
      if hasKey { node.set(.touch(1)) }
      if hasPressure { node.set(.pressure(pressure)) }
      node.report()
    }

    /// Some reports of a pen that touches nothing; the first of them takes everything back.
    private mutating func hover(_ least: Int) {
      for _ in 0..<Int.random(in: least...4, using: &random) {
        move()
        if hasKey { node.set(.touch(0)) }
        if hasPressure { node.set(.pressure(0)) }
        node.report()
      }
    }

    private mutating func leave(forgets: Bool) {
      let kept = forgets ? Int.random(in: 0...3, using: &random) : 0
      if hasKey, kept & 1 == 0 { node.set(.touch(0)) }
      if hasPressure, kept & 2 == 0 { node.set(.pressure(0)) }
      node.set(.key(tool, 0))
      node.report()
    }

    private mutating func move() {
      x += Int32.random(in: 10...200, using: &random)
      y += Int32.random(in: -100...100, using: &random)
      node.set(.x(x), .y(y))
    }
  }

  @Test(arguments: twoHundredSeeds)
  func aContactHasTheReportsOfOneVisitAndNoOthers(seed: UInt64) throws {
    var driver = Driver(seed: seed)
    for _ in 0..<6 { driver.visit() }
    let ink = try PlayedInk(driver.node.recording)
    #expect(ink.counts == driver.contacts)
    #expect(ink.longestStep < 5)
  }

  @Test func aPenSweptOffTheEdgeThatComesBackBeginsAnotherStroke() throws {
    var node = NodeScript(plainNode())
    node.set(.x(10_000), .y(10_000), .pen(1))
    node.report()
    for step in 0..<12 as Range<Int32> {
      node.set(.x(10_000 + 100 * step), .pressure(3_000 + step), .touch(1))
      node.report()
    }
    node.set(.pen(0))
    node.report()
    node.set(.x(40_000), .y(30_000), .pen(1))
    node.report(after: 800)
    for step in 0..<12 as Range<Int32> {
      node.set(.x(40_000 - 40 * step), .pressure(2_000 + step), .touch(1))
      node.report()
    }
    node.set(.pressure(0), .touch(0))
    node.report()
    let ink = try PlayedInk(node.recording)
    #expect(ink.counts == [12, 12])
    #expect(ink.longestStep < 1)
  }

  @Test func aPressureThatIsLeftBehindIsNoContactWhenThePenComesNearAgain() throws {
    var node = NodeScript(plainNode { $0.codes[EventType.key] = [Key.toolPen, Key.stylus] })
    node.set(.x(10_000), .y(10_000), .pen(1))
    node.report()
    for step in 0..<12 as Range<Int32> {
      node.set(.x(10_000 + 100 * step), .pressure(3_000 + step))
      node.report()
    }
    node.set(.pen(0))
    node.report()
    node.set(.x(40_000), .y(20_000), .pen(1))
    node.report(after: 1_000)
    node.set(.x(39_900), .pressure(0))
    node.report()
    node.set(.pen(0))
    node.report()
    #expect(try PlayedInk(node.recording).counts == [12])
  }

  @Test func aTouchKeyThatIsLeftBehindCountsAgainWithTheNextPressure() throws {
    var pen = try assembler()
    let shown = pen.frames(
      of: frame(0, .pen(1)), frame(5, .touch(1), .pressure(90)), frame(10, .pen(0)),
      frame(15, .x(9)), frame(20, .pen(1)), frame(25, .x(8)), frame(30, .pressure(80)))
    #expect(shown.map(\.isTouching) == [false, true, false, false, false, false, true])
    #expect(
      shown.map(\.presence) == [.entered, .near, .left, .absent, .entered, .near, .near])
  }

  @Test func aTouchKeyOfAPenWithoutPressureCountsWithTheTool() throws {
    var pen = try assembler(of: penNode { $0.axes[Axis.pressure] = nil })
    let shown = pen.frames(
      of: frame(0, .pen(1)), frame(5, .touch(1)), frame(10, .pen(0)), frame(15, .pen(1)))
    #expect(shown.map(\.isTouching) == [false, true, false, true])
  }

  @Test func whatAnOpenedNodeWasLeftWithIsNoContactUntilAToolIsNear() throws {
    var pen = try assembler()
    for event in frame(0, .pressure(800), .touch(1)).dropLast() { pen.resynchronize(event) }
    let first = pen.resynchronized(at: Timestamp(microseconds: 1))
    #expect(!first.isTouching && first.presence == .absent)
    for event in frame(0, .pen(1)).dropLast() { pen.resynchronize(event) }
    let second = pen.resynchronized(at: Timestamp(microseconds: 2))
    #expect(second.isTouching && second.presence == .entered)
  }
}
