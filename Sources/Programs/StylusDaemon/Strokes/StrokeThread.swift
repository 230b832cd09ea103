import LinuxIO
import StylusModel
import StylusPipeline

/// Hops 3 and 4 of a pen move: takes device events, runs the pipeline, passes on stroke updates.
struct StrokeThread: ~Copyable {
  private let events: Handover<Stamped<DeviceEvent>>
  /// What comes apart from the frames, through the main thread.
  private let late: Handover<DeviceEvent>
  private let updates: Handover<Stamped<PipelineOutput>>
  private let poller: Poller
  private var alarm: DeadlineAlarm
  private let pace: Pace
  private var pipeline = InkPipeline()
  private var sender: UpdateSender
  private var isStopped = false
  /// The time of the last event of the source.
  private var latest = Timestamp(microseconds: 0)
  private var ready: [Poller.Ready] = []

  /// Whose time the events tell.
  enum Pace {
    /// That of the clock: what waits is over when the clock says so.
    case live
    /// A recording's: what waits is over when the recording says so, and what comes apart from it
    /// comes at the time of its last event.
    case recorded
  }

  private enum StrokeThreadSource: UInt64 { case events, room, late, alarm }

  /// Events taken before the publisher is woken; bounds the wait of the first of them.
  private static let batch = 64

  init(
    from events: Handover<Stamped<DeviceEvent>>, and late: Handover<DeviceEvent>,
    to updates: Handover<Stamped<PipelineOutput>>, _ pace: Pace, _ gauges: Gauges
  ) throws(SystemError) {
    let poller = try Poller()
    let alarm = try DeadlineAlarm()
    try poller.watch(events.arrival.number, as: StrokeThreadSource.events)
    try poller.watch(updates.room.number, as: StrokeThreadSource.room)
    try poller.watch(late.arrival.number, as: StrokeThreadSource.late)
    try poller.watch(alarm.number, as: StrokeThreadSource.alarm)
    self.poller = poller
    self.alarm = alarm
    self.pace = pace
    self.events = events
    self.late = late
    self.updates = updates
    sender = UpdateSender(to: updates, gauges)
  }

  /// Runs until everything that the event that stops the source causes has been passed on.
  consuming func processEvents() throws(SystemError) {
    while !isStopped || !sender.isClear() {
      try poller.wait(into: &ready)
      for event in ready { acknowledge(StrokeThreadSource(rawValue: event.token)) }
      let held = sender.holds
      while takeBatch() || takeLateBatch() {}
      endWaiting()
      if held { updates.announce() }
    }
  }

  private mutating func acknowledge(_ source: StrokeThreadSource?) {
    switch source {
    case .events: events.arrival.acknowledge()
    case .room: updates.room.acknowledge()
    case .late: late.arrival.acknowledge()
    case .alarm, nil: alarm.acknowledge()
    }
  }

  /// Takes some events; false when there is none left or no room for what they cause.
  private mutating func takeBatch() -> Bool {
    var taken = 0
    while taken < Self.batch, sender.isClear(), let stamped = events.ring.pop() {
      let event = stamped.element
      sender.cause = stamped.stamps
      pipeline.receive(event, into: &sender)
      latest = event.time
      if case .stopped = event { isStopped = true }
      taken += 1
    }
    if taken > 0 {
      events.took()
      updates.announce()
    }
    return taken == Self.batch
  }

  /// Takes some of what came apart from the frames, once all frames are taken; as above.
  private mutating func takeLateBatch() -> Bool {
    var taken = 0
    sender.cause = nil
    while taken < Self.batch, !isStopped, sender.isClear(), let event = late.ring.pop() {
      pipeline.receive(pace == .live ? event : event.arriving(at: latest), into: &sender)
      taken += 1
    }
    if taken > 0 { updates.announce() }
    return taken == Self.batch
  }

  /// Ends the waiting of what has waited long enough, and sees to being woken for the next.
  private mutating func endWaiting() {
    guard pace == .live, !isStopped, sender.isClear(), let deadline = pipeline.nextDeadline else {
      return
    }
    var now = Timestamp.now
    if deadline <= now {
      sender.cause = nil
      pipeline.receive(.passed(now), into: &sender)
      updates.announce()
      now = .now
    }
    alarm.arm(for: pipeline.nextDeadline, now: now)
  }
}

/// The strokes' end of the hand-over to the publisher: loses nothing, waits for nothing.
///
/// What finds no room stays here, and the stroke thread takes no further event until it is gone; so
/// at most the updates of one event are held, and a loss can only happen, and be told, at the
/// ``EventSender`` in front.
struct UpdateSender: PipelineSink {
  private let updates: Handover<Stamped<PipelineOutput>>
  private let gauges: Gauges
  private var held: [Stamped<PipelineOutput>] = []
  /// The stamps of the event that causes the next updates; nil where only time passed.
  var cause: Stamps?

  init(to updates: Handover<Stamped<PipelineOutput>>, _ gauges: Gauges) {
    self.updates = updates
    self.gauges = gauges
  }

  /// Whether something waits here for room.
  var holds: Bool { !held.isEmpty }

  mutating func emit(_ output: PipelineOutput) {
    let now = MonotonicClock.nanoseconds
    if let cause { gauges.reconcile.record(now - cause.handed) }
    let stamped = Stamped(output, Stamps(origin: cause?.origin ?? now, handed: now))
    if !held.isEmpty || !updates.ring.push(stamped) { held.append(stamped) }
  }

  /// Retries what was held; true if nothing is held any more.
  mutating func isClear() -> Bool {
    while let update = held.first {
      if !updates.ring.push(update) {
        updates.awaitRoom()
        // Room may have come between the refusal and the request.
        guard updates.ring.push(update) else { return false }
      }
      held.removeFirst()
    }
    return true
  }
}

extension DeviceEvent {
  /// A late value or source as if it had come at this moment.
  fileprivate func arriving(at time: Timestamp) -> DeviceEvent {
    switch self {
    case .late(var value):
      value.arrival = time
      return .late(value)
    case .lateSource(let device, let properties, _): return .lateSource(device, properties, time)
    default: return self
    }
  }
}
