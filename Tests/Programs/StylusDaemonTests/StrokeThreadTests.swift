import LinuxIO
import SimulatedPens
import StylusModel
import StylusPipeline
import Testing

@testable import StylusDaemon

private let tablet = DeviceID(rawValue: 1)

/// The strokes of a daemon by the real clock: its thread and its rings, without devices or clients.
///
/// What is to happen is put into the rings first; then the thread runs, and nothing comes any more.
private final class StrokeBench {
  private let events: Handover<Stamped<DeviceEvent>>
  private let late: Handover<DeviceEvent>
  private let updates: Handover<Stamped<PipelineOutput>>
  private let poller: Poller
  private var ready: [Poller.Ready] = []
  private var thread: WorkerThread?
  let budget: Microseconds
  /// When the pen was lifted, on the clock: before everything else that this bench sees.
  let lift = Timestamp.now

  /// How many samples the stroke has; one for each millisecond before the lift.
  static let length: Int64 = 10

  init(budget: Microseconds) throws {
    self.budget = budget
    events = try Handover(capacity: 64)
    late = try Handover(capacity: 64)
    updates = try Handover(capacity: 1_024)
    poller = try Poller()
    try poller.add(updates.arrival.number, token: 1)
  }

  /// A stroke whose pressure comes from somewhere else, the lift included.
  func draw() {
    var arrival = DeviceArrival(
      device: tablet, measures: [.init(.position), .init(.pressure)], time: time(of: -1))
    arrival.profile.budget = budget
    #expect(events.ring.push(Stamped(.added(arrival))))
    #expect(events.ring.push(Stamped(.lateSource(tablet, .init(.pressure), time(of: -1)))))
    for place in 0...Self.length {
      var frame = penFrame(at: 0, x: Float(place), presence: place == 0 ? .entered : .near)
      frame.time = time(of: place)
      frame.isTouching = place < Self.length
      #expect(events.ring.push(Stamped(.tool(frame))))
    }
    events.announce()
  }

  /// A value of another program for a sample of the first stroke.
  func send(_ pressure: Float, for index: UInt32) {
    var value = LateValue(
      device: tablet, arrival: lift, key: .index(StrokeID(rawValue: 1), index))
    value.carried = .init(.pressure)
    value.pressure = Fraction(pressure)
    #expect(late.ring.push(.late(value)))
    late.announce()
  }

  /// Runs until the stroke is finished; each update with the time at which it was there.
  func updatesUntilFinished() throws -> [(update: StrokeUpdate, time: Timestamp)] {
    let (events, late, updates) = (events, late, updates)
    thread = try WorkerThread(named: "strokes") {
      do throws(SystemError) {
        try StrokeThread(from: events, and: late, to: updates, .live, Gauges()).processEvents()
      } catch {
        Issue.record("\(error)")
      }
    }
    var seen: [(update: StrokeUpdate, time: Timestamp)] = []
    while seen.last?.update.isFinish != true {
      try poller.wait(atMost: .milliseconds(60_000), into: &ready)
      try #require(!ready.isEmpty, "no alarm went off: \(seen.map(\.update))")
      updates.arrival.acknowledge()
      while let output = updates.ring.pop()?.element {
        guard case .update(let update) = output else { continue }
        seen.append((update, Timestamp.now))
      }
    }
    return seen
  }

  private func time(of place: Int64) -> Timestamp { lift + .milliseconds(place - Self.length) }

  deinit {
    let now = Timestamp.now
    _ = events.ring.push(Stamped(.stopped(now)))
    events.announce()
    thread.take()?.join()
  }
}

extension StrokeUpdate {
  fileprivate var isFinish: Bool { if case .finished = self { true } else { false } }
}

/// What must be true of a stroke that nothing but the clock could finish.
private func expectFinished(
  _ bench: StrokeBench, _ seen: [(update: StrokeUpdate, time: Timestamp)], updated: UInt32
) {
  var samples: [Sample] = []
  var corrected: [UInt32: Provenance] = [:]
  var hasEnded = false
  for (update, time) in seen {
    switch update {
    case .sample(_, let sample): samples.append(sample)
    case .ended: hasEnded = true
    case .corrected(let correction):
      #expect(corrected[correction.position] == nil && correction.sample.expectingUpdate.isEmpty)
      let provenance = correction.sample.provenance[.pressure]
      corrected[correction.position] = provenance
      // Nothing is given up before its budget is over.
      guard provenance == .held else { continue }
      #expect(time >= samples[Int(correction.position)].kernelTime + bench.budget)
    case .finished(let summary):
      let length = UInt32(StrokeBench.length)
      #expect(hasEnded && summary.samples == length && corrected.count == Int(length))
      #expect(summary.settlement.updated == updated)
      #expect(summary.settlement.expired == length - updated)
      // The last sample came a millisecond before the lift.
      #expect(summary.settlement.waited >= Microseconds(bench.budget.value - 1_000))
      #expect(time >= bench.lift + summary.settlement.waited)
      print("waited \(summary.settlement.waited.value) us of \(bench.budget.value) us")
    default: break
    }
  }
  #expect(corrected.values.count { $0 == .refined } == Int(updated))
}

@Suite struct StrokeThreadTests {
  @Test(arguments: [20, 80, 200] as [Int64])
  func aStrokeThatWaitsInVainIsFinishedByTheClockAlone(budget: Int64) throws {
    let bench = try StrokeBench(budget: .milliseconds(budget))
    bench.draw()
    expectFinished(bench, try bench.updatesUntilFinished(), updated: 0)
  }

  @Test func whatCameInTimeCountsAndTheRestExpires() throws {
    let bench = try StrokeBench(budget: .milliseconds(80))
    bench.draw()
    for index in [0, 3, 4, 8] as [UInt32] { bench.send(0.5, for: index) }
    expectFinished(bench, try bench.updatesUntilFinished(), updated: 4)
  }

  @Test func aStrokeThatExpectsNothingMoreWaitsForNoAlarm() throws {
    let bench = try StrokeBench(budget: .milliseconds(500))
    bench.draw()
    for index in 0..<UInt32(StrokeBench.length) { bench.send(0.5, for: index) }
    let finish = try #require(try bench.updatesUntilFinished().last)
    guard case .finished(let summary) = finish.update else { return }
    #expect(summary.settlement.updated == UInt32(StrokeBench.length))
    #expect(summary.settlement.expired == 0 && summary.settlement.waited.value == 0)
  }
}
