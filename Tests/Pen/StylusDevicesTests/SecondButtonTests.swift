import Evdev
import SimulatedPens
import StylusModel
import StylusPipeline
import Testing

@testable import StylusDevices

private func node(keys: Set<UInt16>, axes: [UInt16: AxisRange] = [:]) -> DeviceDescription {
  var node = DeviceDescription(name: "Barrel", bus: 5)
  node.codes[EventType.key] = keys
  node.axes = axes
  return node
}

/// What is down after each of some frames that changed it.
private func pressed(_ buttons: inout NodeButtons, _ events: [InputEvent]...) -> [ToolButtons] {
  events.joined().compactMap { buttons.processEvent($0) ? buttons.down : nil }
}

@Suite struct NodeButtonTests {
  @Test func aButtonCountsFromTheEndOfItsFrame() {
    var buttons = NodeButtons(node(keys: [Key.stylus, Key.stylus2]))
    #expect(buttons.isAny)
    let down = pressed(
      &buttons, frame(1, .key(Key.stylus, 1)), frame(2, .pressure(5)),
      frame(3, .key(Key.stylus, 2)), frame(4, .key(Key.stylus2, 1), .key(Key.stylus, 0)),
      frame(5, .key(Key.stylus2, 0)))
    #expect(down == [.stylus, .stylus2, []])
  }

  @Test func theToolKeysOfANodeWithoutAPlaceAreButtons() {
    let keys: Set<UInt16> = [Key.toolRubber, Key.toolPen, Key.stylus3]
    var buttons = NodeButtons(node(keys: keys))
    let events = [
      frame(1, .key(Key.toolRubber, 1)), frame(2, .key(Key.toolPen, 1)),
      frame(3, .key(Key.stylus3, 1)),
    ]
    let down = events.flatMap { pressed(&buttons, $0) }
    #expect(down == [.stylus, [.stylus, .stylus2], [.stylus, .stylus2, .stylus3]])
  }

  @Test(arguments: [
    node(keys: [Key.toolRubber, Key.stylus]),
    node(keys: [Key.toolRubber], axes: [Axis.x: AxisRange(minimum: 0, maximum: 9)]),
  ])
  func elsewhereTheyAreTools(node: DeviceDescription) {
    var buttons = NodeButtons(node)
    let down = pressed(&buttons, frame(1, .key(Key.toolRubber, 1)))
    #expect(down.isEmpty)
    #expect(buttons.isAny == node.has(EventType.key, Key.stylus))
  }

  @Test func aNodeOfOtherKeysHasNone() {
    #expect(!NodeButtons(node(keys: [Key.touch, 115])).isAny)
  }

  @Test func theStateAfterALossCounts() {
    var buttons = NodeButtons(node(keys: [Key.stylus, Key.stylus2]))
    _ = pressed(&buttons, frame(1, .key(Key.stylus, 1)))
    let same = buttons.resynchronize { $0 == Key.stylus }
    #expect(!same && buttons.down == .stylus)
    let other = buttons.resynchronize { $0 == Key.stylus2 }
    #expect(other && buttons.down == .stylus2)
    let released = pressed(&buttons, frame(2, .key(Key.stylus2, 0)))
    #expect(released == [[]])
  }
}

@Suite struct BorrowedButtonTests {
  private static func at(_ milliseconds: Int64) -> Timestamp {
    Timestamp(microseconds: milliseconds * 1_000)
  }

  /// The buttons of a frame at a time, beside one of its own.
  private static func merged(
    _ borrowed: inout BorrowedButtons, at time: Int64, _ presence: ToolFrame.Presence = .near
  ) -> ToolButtons {
    var frame = penFrame(at: time, presence: presence)
    frame.buttons = .stylus3
    borrowed.merge(into: &frame)
    return frame.buttons
  }

  @Test func aChangeCountsFromItsTimeOnAndNotBefore() {
    var borrowed = BorrowedButtons()
    borrowed.change(to: .stylus, at: Self.at(10))
    borrowed.change(to: [], at: Self.at(20))
    let shown = [9, 10, 19, 20, 30].map { Self.merged(&borrowed, at: $0) }
    #expect(shown == [.stylus3, [.stylus, .stylus3], [.stylus, .stylus3], .stylus3, .stylus3])
  }

  @Test func aToolThatLeavesBorrowsNothingButTheButtonStaysDown() {
    var borrowed = BorrowedButtons()
    borrowed.change(to: .stylus, at: Self.at(10))
    #expect(Self.merged(&borrowed, at: 15, .left) == .stylus3)
    #expect(Self.merged(&borrowed, at: 500, .entered) == [.stylus, .stylus3])
  }

  @Test func aChangeThatNoFrameShowsIsOverdueAfterItsPatience() {
    var borrowed = BorrowedButtons()
    #expect(borrowed.deadline == nil)
    borrowed.change(to: .stylus, at: Self.at(10))
    borrowed.change(to: .stylus2, at: Self.at(15))
    #expect(borrowed.deadline == Self.at(10) + BorrowedButtons.patience)
    #expect(borrowed.overdue(at: Self.at(29)) == nil)
    #expect(borrowed.overdue(at: Self.at(30)) == Self.at(10))
    borrowed.advance()
    #expect(borrowed.deadline == Self.at(15) + BorrowedButtons.patience)
    #expect(Self.merged(&borrowed, at: 15) == [.stylus2, .stylus3])
    #expect(borrowed.deadline == nil)
  }

  @Test func whatIsDownAlreadyIsNoChange() {
    var borrowed = BorrowedButtons()
    borrowed.change(to: [], at: Self.at(5))
    #expect(borrowed.deadline == nil)
    borrowed.change(to: .stylus, at: Self.at(10))
    borrowed.advance()
    borrowed.change(to: .stylus, at: Self.at(20))
    #expect(borrowed.deadline == nil)
  }

  @Test func ofManyChangesTheFirstOnesCountAtOnceAndTheLastOneWins() {
    var borrowed = BorrowedButtons()
    for press in 0..<100 as Range<Int64> {
      borrowed.change(to: press % 2 == 0 ? .stylus : [], at: Self.at(press))
    }
    let first = Int64(100 - BorrowedButtons.most)
    #expect(borrowed.deadline == Self.at(first) + BorrowedButtons.patience)
    #expect(Self.merged(&borrowed, at: 100) == .stylus3)
  }

  @Test func timesThatRunBackwardsKeepTheOrderOfTheChanges() {
    var borrowed = BorrowedButtons()
    borrowed.change(to: .stylus, at: Self.at(20))
    borrowed.change(to: [], at: Self.at(10))
    #expect(Self.merged(&borrowed, at: 10) == .stylus3)
    #expect(Self.merged(&borrowed, at: 20) == .stylus3)
  }
}

@Test func theLastFrameOfAToolThatIsNearCanBeRepeated() throws {
  var pen = try assembler()
  let early = pen.repeated(at: Timestamp(microseconds: 1))
  #expect(early == nil)
  _ = pen.frames(of: frame(5, .pen(1), .x(20_000), .y(20_000), .key(Key.stylus, 1)))
  let again = try #require(pen.repeated(at: Timestamp(microseconds: 9_000)))
  #expect(again.isHeld && again.carried.isEmpty && again.presence == .near)
  #expect(again.x == Millimeters(100) && again.buttons == .stylus)
  #expect(again.time.microseconds == 9_000)
  // Never before the frame that it repeats.
  let older = pen.repeated(at: Timestamp(microseconds: 4_000))
  #expect(older?.time.microseconds == 5_000)
}
