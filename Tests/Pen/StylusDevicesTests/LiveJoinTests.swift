import SimulatedPens
import StylusModel
import StylusPipeline
import Testing

@testable import StylusDevices

/// A frame of tablet 1 at `time` microseconds.
private func rawFrame(
  _ time: Int64, kind: ToolKind = .pen, _ presence: ToolFrame.Presence = .near
) -> ToolFrame {
  var frame = penFrame(at: 0, presence: presence)
  frame.time = Timestamp(microseconds: time)
  frame.tool = Tool(kind: kind)
  return frame
}

private func word(
  _ time: Int64, _ kind: ToolKind? = .pen, _ presence: ToolWord.ToolPresence = .present
) -> ToolWord {
  ToolWord(time: Timestamp(microseconds: time), kind: kind, presence: presence)
}

extension [DeviceEvent] {
  fileprivate var frames: [ToolFrame] {
    compactMap { if case .tool(let frame) = $0 { frame } else { nil } }
  }
  fileprivate var times: [Int64] { frames.map(\.time.microseconds) }
}

@Suite struct LiveJoinTests {
  @Test func aWordFindsTheFrameOfItsMicrosecondAndLetsThoseBeforeGo() {
    var join = FrameJoin()
    var events: [DeviceEvent] = []
    for time in 1...4 as ClosedRange<Int64> { join.append(rawFrame(time)) }
    #expect(join.matchWord(word(3), into: &events) == .twin)
    #expect(events.times == [1, 2])
    join.flush(into: &events)
    #expect(events.times == [1, 2, 3, 4])
    #expect(join.statistics.frames == 4 && join.statistics.twins == 1)
  }

  @Test func severalWordsAboutOneFrameMakeOneTwin() {
    var join = FrameJoin()
    var events: [DeviceEvent] = []
    join.append(rawFrame(5, .entered))
    for _ in 0..<3 { #expect(join.matchWord(word(5), into: &events) == .twin) }
    join.flush(into: &events)
    #expect(events.times == [5] && join.statistics.twins == 1)
  }

  @Test func theToolIsWhatLibinputCallsIt() {
    var join = FrameJoin()
    var events: [DeviceEvent] = []
    join.append(rawFrame(1, .entered))
    join.append(rawFrame(2))
    #expect(join.matchWord(word(1, .brush), into: &events) == .twin)
    join.flush(into: &events)
    join.append(rawFrame(3, .left))
    join.flush(into: &events)
    #expect(events.frames.map(\.tool.kind) == [.brush, .brush, .brush])
  }

  @Test func aNewToolKeepsItsRawNameUntilLibinputSpeaks() {
    var join = FrameJoin()
    var events: [DeviceEvent] = []
    join.append(rawFrame(1, .entered))
    #expect(join.matchWord(word(1, .brush), into: &events) == .twin)
    join.append(rawFrame(2, .left))
    join.append(rawFrame(3, kind: .eraser, .entered))
    join.flush(into: &events)
    #expect(events.frames.map(\.tool.kind) == [.brush, .brush, .eraser])
  }

  @Test func aLeavingToolIsTheOneThatWasThere() {
    var join = FrameJoin()
    var events: [DeviceEvent] = []
    join.append(rawFrame(1, kind: .eraser, .entered))
    #expect(join.matchWord(word(1, .eraser), into: &events) == .twin)
    join.append(rawFrame(2, kind: .eraser, .left))
    #expect(join.matchWord(word(2, .eraser, .departed), into: &events) == .twin)
    #expect(join.matchWord(word(2, .pen, .departed), into: &events) == .twin)
    join.flush(into: &events)
    #expect(events.frames.map(\.tool.kind) == [.eraser, .eraser])
  }

  /// What libinput says when the tip stays down: the old tool is lifted and goes, the new one may
  /// be told.
  @Test(arguments: [ToolKind?.none, .eraser])
  func aToolThatGoesDoesNotNameTheOneThatComesInTheSameFrame(told: ToolKind?) {
    var join = FrameJoin()
    var events: [DeviceEvent] = []
    join.append(rawFrame(1, .entered))
    #expect(join.matchWord(word(1, .pen), into: &events) == .twin)
    join.append(rawFrame(2, kind: .eraser, .entered))
    for presence in [.present, .departed] as [ToolWord.ToolPresence] {
      #expect(join.matchWord(word(2, .pen, presence), into: &events) == .twin)
    }
    if let told { #expect(join.matchWord(word(2, told), into: &events) == .twin) }
    join.append(rawFrame(3, kind: .eraser))
    join.flush(into: &events)
    #expect(events.frames.map(\.tool.kind) == [.pen, .eraser, .eraser])
  }

  @Test func framesWhoseStampsRunBackwardsKeepTheirOrder() {
    var join = FrameJoin()
    var events: [DeviceEvent] = []
    for time in [10, 30, 20, 40] as [Int64] { join.append(rawFrame(time)) }
    #expect(join.matchWord(word(20), into: &events) == .twin)
    #expect(join.matchWord(word(40), into: &events) == .twin)
    join.flush(into: &events)
    #expect(events.times == [10, 30, 20, 40])
  }

  @Test func aWordAboutAFrameThatWentOnIsLate() {
    var join = FrameJoin()
    var events: [DeviceEvent] = []
    join.append(rawFrame(7, .entered))
    join.flush(into: &events)
    #expect(join.matchWord(word(7), into: &events) == .late)
    #expect(join.matchWord(word(8), into: &events) == .none)
    #expect(join.statistics.late == 1 && join.statistics.twins == 0)
  }

  @Test func aFullJoinHasRoomAgainAfterItIsFlushed() {
    var join = FrameJoin()
    var events: [DeviceEvent] = []
    for time in 0..<Int64(FrameJoin.capacity) { join.append(rawFrame(time)) }
    #expect(join.isFull)
    join.flush(into: &events)
    #expect(!join.isFull && events.count == FrameJoin.capacity)
  }
}

@Suite struct LiveSilenceTests {
  private let start = Timestamp(microseconds: 1_000_000)
  private var late: Timestamp { start + SilentTool.patience }

  @Test func aSilentToolIsGivenUpWhenPatienceEnds() {
    var tool = SilentTool()
    tool.recordFrame(rawFrame(0, .entered))
    tool.doubt(since: start)
    #expect(tool.deadline == late)
    #expect(tool.giveUp(at: start) == nil)
    #expect(tool.giveUp(at: late) == start)
    #expect(tool.giveUp(at: late) == nil && tool.deadline == nil)
  }

  @Test func anyFrameEndsTheDoubt() {
    var tool = SilentTool()
    tool.recordFrame(rawFrame(0, .entered))
    tool.doubt(since: start)
    tool.recordFrame(rawFrame(1))
    #expect(tool.giveUp(at: late) == nil)
  }

  @Test func aDeviceThatReportsDeparturesIsBelieved() {
    var tool = SilentTool()
    tool.recordFrame(rawFrame(0, .left))
    tool.recordFrame(rawFrame(1, .entered))
    tool.doubt(since: start)
    #expect(tool.deadline == nil)
  }

  @Test func aTipThatTouchesIsNeverDoubted() {
    var tool = SilentTool()
    var touching = rawFrame(0)
    touching.isTouching = true
    tool.recordFrame(touching)
    tool.doubt(since: start)
    #expect(tool.deadline == nil)
  }
}

@Suite struct LiveMessageLimitTests {
  private let start = Timestamp(microseconds: 5)

  @Test func manyMessagesAreHeldUntilTheMinuteIsOver() {
    var limit = MessageLimit()
    var made = 0
    let passed = (0..<MessageLimit.most + 2).map { number in
      limit.pass(at: start) {
        made += 1
        return "message \(number)"
      }
    }
    #expect(passed.dropLast(3) == (0..<MessageLimit.most - 1).map { "message \($0)" }[...])
    #expect(
      passed[MessageLimit.most - 1]?.hasSuffix("(and perhaps more within the next minute)") == true)
    #expect(passed.suffix(2) == [nil, nil] && made == MessageLimit.most)
    let later = limit.pass(at: start + MessageLimit.span) { "message 0" }
    #expect(later == "message 0")
  }

  @Test func whatIsSaidAgainWithinTheMinuteIsHeldAndTakesNoRoom() {
    var limit = MessageLimit()
    let passed = ["a", "a", "b", "a", "b", "c"].map { text in limit.pass(at: start) { text } }
    #expect(passed == ["a", nil, "b", nil, nil, "c"])
    for _ in 0..<MessageLimit.mostSeen { _ = limit.pass(at: start) { "a" } }
    let unseen = limit.pass(at: start) { "d" }
    #expect(unseen == nil)
  }
}
