import LinuxIO
import SimulatedPens
import StylusModel
import StylusPipeline
import StylusProtocol
import Testing

@testable import StylusDaemon

private let moment = Timestamp(microseconds: 77)

/// A frame that the kernel stamped so many microseconds ago.
private func frame(ago microseconds: Int64) -> DeviceEvent {
  var frame = penFrame(at: 0)
  frame.time = Timestamp.now + Microseconds(-microseconds)
  return .tool(frame)
}

@Suite struct GaugesTests {
  @Test func theWayOfAFrameBeginsWithTheKernelsStamp() throws {
    let events = try Handover<Stamped<DeviceEvent>>(capacity: 4)
    let gauges = Gauges()
    var sender = EventSender(to: events, .kernel, gauges)
    let before = MonotonicClock.nanoseconds
    sender.deliver(frame(ago: 3_000))
    let stamps = try #require(events.ring.pop()?.stamps)
    #expect(stamps.origin < before && stamps.handed >= before)
    #expect(gauges.drain.summary(of: .drain).max >= 3_000)
  }

  @Test func whatTheKernelDoesNotStampBeginsWhereItIsSeen() throws {
    let events = try Handover<Stamped<DeviceEvent>>(capacity: 4)
    let gauges = Gauges()
    var sender = EventSender(to: events, .kernel, gauges)
    sender.deliver(.removed(DeviceID(rawValue: 1), moment))
    let stamps = try #require(events.ring.pop()?.stamps)
    #expect(stamps.origin == stamps.handed)
    #expect(gauges.drain.summary(of: .drain).count == 0)
  }

  @Test func theWayOfARecordedFrameBeginsWhenItIsDue() throws {
    let events = try Handover<Stamped<DeviceEvent>>(capacity: 4)
    let gauges = Gauges()
    var sender = EventSender(to: events, .recording, gauges)
    sender.deliver(.tool(penFrame(at: 1)))
    #expect(gauges.drain.summary(of: .drain).count == 0, "as fast as possible nothing is due")
    let due = MonotonicClock.nanoseconds - 5_000_000
    sender.due = due
    sender.deliver(.tool(penFrame(at: 2)))
    _ = events.ring.pop()
    #expect(events.ring.pop()?.stamps.origin == due)
    #expect(gauges.drain.summary(of: .drain).max >= 5_000)
  }

  @Test func whatFindsNoRoomIsCounted() throws {
    let events = try Handover<Stamped<DeviceEvent>>(capacity: 2)
    let gauges = Gauges()
    var sender = EventSender(to: events, .kernel, gauges)
    for time in 1...5 as ClosedRange<Int64> { sender.deliver(.tool(penFrame(at: time))) }
    #expect(gauges.leftOut == 3)
    sender.flush(now: moment)
    #expect(events.most == 2)
  }

  @Test func anUpdateKeepsTheOriginOfItsCause() throws {
    let updates = try Handover<Stamped<PipelineOutput>>(capacity: 4)
    let gauges = Gauges()
    var sender = UpdateSender(to: updates, gauges)
    let now = MonotonicClock.nanoseconds
    sender.cause = Stamps(origin: now - 9_000_000, handed: now - 2_000_000)
    sender.emit(.hovering(1, 1))
    sender.cause = nil
    sender.emit(.hovering(1, 2))
    #expect(updates.ring.pop()?.stamps.origin == now - 9_000_000)
    let later = try #require(updates.ring.pop()?.stamps)
    #expect(later.origin == later.handed)
    let reconcile = gauges.reconcile.summary(of: .reconcile)
    #expect(reconcile.count == 1 && reconcile.max >= 2_000)
  }

  @Test func theDepthOfAHandoverIsTheMostThatWaited() throws {
    let handover = try Handover<Int>(capacity: 8)
    for number in 0..<5 { #expect(handover.ring.push(number)) }
    handover.announce()
    while handover.ring.pop() != nil {}
    handover.announce()
    #expect(handover.most == 5)
  }
}
