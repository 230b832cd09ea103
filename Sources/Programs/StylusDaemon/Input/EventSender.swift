import LinuxIO
import StylusModel
import StylusPipeline

/// The input thread's end of the hand-over to the strokes: takes events, never waits.
///
/// When the hand-over is full, a device's frames are dropped and the device is remembered; as soon
/// as there is room again its ``DeviceEvent/gap(_:_:)`` goes ahead of whatever follows, so a loss
/// is always told, also if the device goes or the source stops before that. Arrivals and departures
/// of devices are never dropped: they wait here, outside the ring, in order, and nothing overtakes
/// them. Nor is the departure of a pen, behind which no frame may ever come: at most one for each
/// device waits.
struct EventSender: DeviceEventSink {
  private let events: Handover<Stamped<DeviceEvent>>
  private let gauges: Gauges
  private let birth: Birth
  private var tunings: PenTunings
  /// When the next frame of a recording is due, in nanoseconds of the clock; nil for "at once".
  var due: Int64?
  /// Events that must not be lost and found no room; empty in ordinary times.
  private var held: [Stamped<DeviceEvent>] = []
  /// Devices that lost frames and have not been told so; at most one entry for each device.
  private var lossy: [DeviceID] = []

  /// Where the way of an event begins.
  enum Birth {
    /// In the kernel, whose stamp a frame carries.
    case kernel
    /// Here, when the frame is due.
    case recording
  }

  /// - Parameter tunings: how pens are read; the default unless configured.
  init(
    to events: Handover<Stamped<DeviceEvent>>, _ birth: Birth,
    tuning tunings: PenTunings = PenTunings { _ in [] }, _ gauges: Gauges
  ) {
    self.events = events
    self.birth = birth
    self.tunings = tunings
    self.gauges = gauges
  }

  /// Whether everything taken so far is on its way.
  var isClear: Bool { held.isEmpty && lossy.isEmpty }

  /// Asks again how pens are to be read; the strokes are told with the next frame of each.
  mutating func reconsider() { tunings.reconsider() }

  mutating func deliver(_ event: DeviceEvent) {
    if let tuning = tunings.tuning(before: event) { send(tuning) }
    send(event)
  }

  private mutating func send(_ event: DeviceEvent) {
    let stamped = stamp(event)
    guard isClear else { return takeBehind(stamped) }
    if !events.ring.push(stamped) { refuse(stamped) }
  }

  /// Says when an event began its way, and how long it took to come here.
  private func stamp(_ event: DeviceEvent) -> Stamped<DeviceEvent> {
    let now = MonotonicClock.nanoseconds
    guard let origin = origin(of: event) else {
      return Stamped(event, Stamps(origin: now, handed: now))
    }
    gauges.drain.record(now - origin)
    return Stamped(event, Stamps(origin: origin, handed: now))
  }

  /// When an event that has such a moment began its way.
  private func origin(of event: DeviceEvent) -> Int64? {
    switch event {
    case .tool, .pad: birth == .kernel ? event.time.microseconds &* 1_000 : due
    default: nil
    }
  }

  /// Retries what was held back and wakes the reader; called once for each batch.
  mutating func flush(now: Timestamp) {
    while let event = held.first, events.ring.push(event) { held.removeFirst() }
    if held.isEmpty {
      let moment = MonotonicClock.nanoseconds
      lossy.removeAll {
        events.ring.push(Stamped(.gap($0, now), Stamps(origin: moment, handed: moment)))
      }
    }
    events.announce()
  }

  private mutating func takeBehind(_ event: Stamped<DeviceEvent>) {
    flush(now: event.element.time)
    if !isClear || !events.ring.push(event) { refuse(event) }
  }

  /// Puts the gaps of the devices that an event ends ahead of it.
  private mutating func holdLosses(before stamped: Stamped<DeviceEvent>) {
    let event = stamped.element
    lossy.removeAll { device in
      guard event.device == device || event.device == nil else { return false }
      held.append(Stamped(.gap(device, event.time), stamped.stamps))
      return true
    }
  }

  private mutating func refuse(_ stamped: Stamped<DeviceEvent>) {
    let event = stamped.element
    switch event {
    case .added, .removed, .stopped, .lateSource, .profileChanged:
      holdLosses(before: stamped)
      held.append(stamped)
    case .tuned:
      // The last counts, so that at most one for each device waits; all frames between them are
      // lost.
      held.removeAll { event.replaces($0.element) }
      held.append(stamped)
    case .tool(let frame)
    where frame.isDeparture && !held.contains(where: { frame.leavesLike($0.element) }):
      holdLosses(before: stamped)
      held.append(stamped)
    case .tool, .pad, .gap:
      gauges.leaveOut()
      let device = event.device
      if let device, !lossy.contains(device) { lossy.append(device) }
    case .late, .passed:
      break  // Samples that wait for a lost value expire, and are told so.
    }
  }
}

extension DeviceEvent {
  /// Whether another event is an older tuning of the same device.
  fileprivate func replaces(_ other: DeviceEvent) -> Bool {
    if case .tuned(let device, _, _) = other { device == self.device } else { false }
  }
}

extension ToolFrame {
  fileprivate var isDeparture: Bool { presence == .left || presence == .lost }

  /// Whether an event is the departure of a pen from the same device; what comes behind it is
  /// dropped, so that one is enough.
  fileprivate func leavesLike(_ event: DeviceEvent) -> Bool {
    guard case .tool(let other) = event else { return false }
    return other.device == device && other.isDeparture
  }
}
