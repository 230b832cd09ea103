import LinuxIO
import SimulatedPens
import StylusModel
import StylusPipeline
import Synchronization
import Testing

@testable import StylusDaemon

private let moment = Timestamp(microseconds: 77)

/// The device of ``penFrame(at:)``.
private let device = DeviceID(rawValue: 1)

/// Everything that is in a ring.
private func contents<Element>(_ handover: Handover<Stamped<Element>>) -> [Element] {
  var elements: [Element] = []
  while let stamped = handover.ring.pop() { elements.append(stamped.element) }
  return elements
}

private func frames(_ count: Int64) -> [DeviceEvent] {
  (1...count).map { .tool(penFrame(at: $0)) }
}

@Suite struct EventGateTests {
  @Test func aLossIsToldAheadOfWhatFollows() throws {
    let events = try Handover<Stamped<DeviceEvent>>(capacity: 4)
    var sender = EventSender(to: events, .kernel, Gauges())
    for event in frames(6) { sender.deliver(event) }
    #expect(!sender.isClear)
    #expect(contents(events) == Array(frames(4)))
    sender.deliver(.tool(penFrame(at: 9)))
    #expect(sender.isClear)
    #expect(
      contents(events) == [
        .gap(device, penFrame(at: 9).time), .tool(penFrame(at: 9)),
      ])
  }

  @Test func aLossIsToldOnceHoweverManyFramesAreLost() throws {
    let events = try Handover<Stamped<DeviceEvent>>(capacity: 4)
    var sender = EventSender(to: events, .kernel, Gauges())
    for event in frames(50) { sender.deliver(event) }
    _ = contents(events)
    sender.flush(now: moment)
    sender.flush(now: moment)
    #expect(contents(events) == [.gap(device, moment)])
  }

  /// Behind the departure of a pen there may never come a frame that would show that it is gone.
  @Test func theDepartureOfAPenSurvivesAFullHandoverOnce() throws {
    let events = try Handover<Stamped<DeviceEvent>>(capacity: 4)
    var sender = EventSender(to: events, .kernel, Gauges())
    for event in frames(9) { sender.deliver(event) }
    for time in [10, 12] as [Int64] {
      var frame = penFrame(at: time)
      frame.presence = .left
      sender.deliver(.tool(frame))
      sender.deliver(.tool(penFrame(at: time + 1)))
    }
    #expect(contents(events) == Array(frames(4)))
    sender.flush(now: moment)
    var departure = penFrame(at: 10)
    departure.presence = .left
    #expect(
      contents(events) == [.gap(device, departure.time), .tool(departure), .gap(device, moment)])
  }

  @Test func arrivalsAndDeparturesSurviveAFullHandover() throws {
    let events = try Handover<Stamped<DeviceEvent>>(capacity: 2)
    var sender = EventSender(to: events, .kernel, Gauges())
    let other = DeviceID(rawValue: 2)
    let kept: [DeviceEvent] = [
      .added(DeviceArrival(device: other, measures: [], time: moment)), .removed(other, moment),
      .stopped(moment),
    ]
    for event in frames(2) + kept { sender.deliver(event) }
    #expect(contents(events) == Array(frames(2)))
    sender.flush(now: moment)
    #expect(contents(events) == Array(kept[..<2]))
    sender.flush(now: moment)
    #expect(contents(events) == [.stopped(moment)])
    #expect(sender.isClear)
  }

  @Test func theLossOfADeviceThatGoesIsToldBeforeItIsGone() throws {
    let events = try Handover<Stamped<DeviceEvent>>(capacity: 2)
    var sender = EventSender(to: events, .kernel, Gauges())
    for event in frames(3) + [.removed(device, moment)] { sender.deliver(event) }
    _ = contents(events)
    sender.flush(now: moment)
    #expect(contents(events) == [.gap(device, moment), .removed(device, moment)])
    sender.flush(now: moment)
    #expect(contents(events).isEmpty)
  }

  @Test func aLossIsToldBeforeTheSourceStops() throws {
    let events = try Handover<Stamped<DeviceEvent>>(capacity: 2)
    var sender = EventSender(to: events, .kernel, Gauges())
    for event in frames(3) + [.stopped(moment)] { sender.deliver(event) }
    _ = contents(events)
    sender.flush(now: moment)
    #expect(contents(events) == [.gap(device, moment), .stopped(moment)])
  }
}

@Suite struct UpdateGateTests {
  private func updates(_ range: ClosedRange<Int64>) -> [PipelineOutput] {
    range.map { .update(.hovering(1, $0)) }
  }

  @Test func whatFindsNoRoomWaitsInOrder() throws {
    let handover = try Handover<Stamped<PipelineOutput>>(capacity: 2)
    var sender = UpdateSender(to: handover, Gauges())
    for update in updates(1...5) { sender.emit(update) }
    #expect(sender.holds && !sender.isClear())
    var taken: [PipelineOutput] = []
    while let update = handover.ring.pop()?.element {
      taken.append(update)
      _ = sender.isClear()
    }
    #expect(taken == updates(1...5))
    #expect(sender.isClear() && !sender.holds)
  }

  @Test func theStrokesLoseNothingWhenTheyAreStoppedAndThereIsNoRoom() throws {
    let events = try Handover<Stamped<DeviceEvent>>(capacity: 16)
    let updates = try Handover<Stamped<PipelineOutput>>(capacity: 2)
    let late = try Handover<DeviceEvent>(capacity: 2)
    let over = Flag()
    let strokes = try WorkerThread(named: "strokes") {
      do throws(SystemError) {
        try StrokeThread(from: events, and: late, to: updates, .live, Gauges()).processEvents()
      } catch {}
      over.raise()
    }
    let script: [DeviceEvent] = [
      .added(DeviceArrival(device: device, measures: [], time: moment)),
      .tool(penFrame(at: 1, pressure: 0.5, presence: .entered)),
    ]
    for event in script { #expect(events.ring.push(Stamped(event))) }
    events.announce()
    // Arrival, proximity, begin, sample; then end, finished and proximity in a ring of two.
    var taken = take(4, from: updates, until: over)
    #expect(events.ring.push(Stamped(.stopped(moment))))
    events.announce()
    while updates.ring.count < 2, !over.isRaised {}
    taken += take(3, from: updates, until: over)
    strokes.join()
    #expect(taken.count == 7)
    guard case .update(.proximity(let change)) = taken.last else {
      Issue.record("the last update is \(String(describing: taken.last))")
      return
    }
    #expect(change.kind == .lost)
  }

  @Test func whatComesApartFromTheFramesIsTakenWithoutThem() throws {
    let events = try Handover<Stamped<DeviceEvent>>(capacity: 2)
    let late = try Handover<DeviceEvent>(capacity: 256)
    let updates = try Handover<Stamped<PipelineOutput>>(capacity: 2)
    let over = Flag()
    let strokes = try WorkerThread(named: "strokes") {
      do throws(SystemError) {
        try StrokeThread(from: events, and: late, to: updates, .recorded, Gauges()).processEvents()
      } catch {}
      over.raise()
    }
    let value = LateValue(device: device, arrival: moment, key: .arrival)
    for _ in 0..<200 { #expect(late.ring.push(.late(value))) }
    late.announce()
    while late.ring.count > 0, !over.isRaised {}
    #expect(late.ring.count == 0)
    #expect(events.ring.push(Stamped(.stopped(moment))))
    events.announce()
    strokes.join()
    #expect(updates.ring.count == 0)
  }

  /// Takes so many updates, or what there is once the writer is over.
  private func take(
    _ count: Int, from updates: Handover<Stamped<PipelineOutput>>, until over: Flag
  ) -> [PipelineOutput] {
    var taken: [PipelineOutput] = []
    while taken.count < count {
      let isLast = over.isRaised
      guard let update = updates.ring.pop()?.element else {
        if isLast { break }
        continue
      }
      taken.append(update)
      updates.took()
    }
    return taken
  }
}

/// Says from one thread to another that something is over.
private final class Flag: Sendable {
  private let value = Atomic<Bool>(false)
  var isRaised: Bool { value.load(ordering: .acquiring) }
  func raise() { value.store(true, ordering: .releasing) }
}
