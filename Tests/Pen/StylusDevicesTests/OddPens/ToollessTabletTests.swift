import Evdev
import InkSynthesis
import StylusDevices
import StylusModel
import StylusPipeline
import Testing

/// Tablets without a key that says which tool is near.
@Suite struct ToollessTabletTests {
  /// The keys of which a tablet may have any.
  private static let keys: [UInt16] = [
    Key.toolPen, Key.toolRubber, Key.toolBrush, Key.toolPencil, Key.toolAirbrush, Key.toolMouse,
    Key.touch, Key.stylus, Key.stylus2, Key.stylus3, Key.pad0, Key.pad0 + 1, Key.left, 0x1e,
  ]

  @Test(arguments: twoHundredSeeds)
  func whatLibinputTakesForATabletIsOne(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let keys = Set(Self.keys.filter { _ in Int.random(in: 0...2, using: &random) == 0 })
    let resolutions = (0..<2).map { _ in Int32([0, 100, 235].randomElement(using: &random) ?? 0) }
    let hasXY = Int.random(in: 0...5, using: &random) > 0
    let node = plainNode {
      $0.codes[EventType.key] = keys
      $0.axes[Axis.x]?.resolution = resolutions[0]
      $0.axes[Axis.y]?.resolution = resolutions[1]
      if !hasXY { $0.axes[Axis.y] = nil }
    }
    // libinput's rule (tablet_reject_device), and the further tools that we take.
    let tools: Set = [
      Key.toolPen, Key.toolRubber, Key.toolBrush, Key.toolPencil, Key.toolAirbrush,
    ]
    let hasSize = hasXY && !resolutions.contains(0)
    let isTablet = hasSize && (keys.contains(Key.stylus) || !keys.isDisjoint(with: tools))
    let made = try? assembler(of: node)
    #expect((made != nil) == isTablet)
    if isTablet { try draws(node, with: keys.intersection(tools), &random) }
  }

  /// A tablet that is taken draws what its pen does.
  private func draws(
    _ description: DeviceDescription, with tools: Set<UInt16>, _ random: inout SplitMix64
  ) throws {
    var node = NodeScript(description)
    let tool = tools.min()
    let hasTouchKey = description.has(EventType.key, Key.touch)
    var contacts: [Int] = []
    for _ in 0..<4 {
      let reports = Int.random(in: 1...9, using: &random)
      contacts.append(reports)
      let x = Int32.random(in: 1_000...30_000, using: &random)
      if let tool { node.set(.key(tool, 1)) }
      node.set(.x(x), .y(x / 2))
      node.report(after: 300)
      for step in 1...Int32(reports) {
        node.set(.x(x + 40 * step), .pressure(300 + step))
        if hasTouchKey { node.set(.touch(1)) }
        node.report(after: 8)
      }
      node.set(.pressure(0))
      if hasTouchKey { node.set(.touch(0)) }
      node.report(after: 8)
      if let tool { node.set(.key(tool, 0)) }
      node.set(.x(x + 2_000))
      node.report(after: 8)
    }
    let ink = try PlayedInk(node.recording)
    #expect(ink.counts == contacts)
    #expect(ink.longestStep < 1)
  }

  @Test func aPadIsNoPenThoughItHasAPositionAndAStylusButton() {
    var pad = DeviceDescription(name: "A Pad")
    pad.codes[EventType.key] = [Key.stylus, Key.pad0, Key.pad0 + 1]
    pad.axes = [
      Axis.x: AxisRange(minimum: 0, maximum: 1), Axis.y: AxisRange(minimum: 0, maximum: 1),
    ]
    #expect(DeviceRole.of(pad) == .pad)
    pad.codes[EventType.key] = [Key.stylus]
    #expect(DeviceRole.of(pad) == .other)
  }

  @Test func aTabletWithoutToolKeyAndWithoutSizeIsRefusedForItsSize() {
    let node = plainNode {
      $0.codes[EventType.key] = [Key.touch, Key.stylus]
      $0.axes[Axis.x]?.resolution = 0
    }
    #expect(DeviceRole.of(node) == .pen)
    do throws(DeviceError) {
      _ = try FrameAssembler(device: DeviceID(rawValue: 1), description: node)
      Issue.record("it was taken")
    } catch {
      #expect("\(error)".contains("millimeter"))
    }
  }
}
