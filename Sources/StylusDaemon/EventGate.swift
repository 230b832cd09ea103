import InkModel
import LinuxIO
import StylusPipeline

/// The input thread's end of the hand-over to the strokes: takes events, never waits.
///
/// When the hand-over is full, a device's frames are dropped and the device is remembered; as soon as
/// there is room again its ``DeviceEvent/gap(_:_:)`` goes ahead of whatever follows, so a loss is
/// always told, also if the device goes or the source stops before that. Arrivals and departures of devices
/// are never dropped: they wait here, outside the ring, in order, and nothing overtakes them. Nor is the
/// departure of a pen, behind which no frame may ever come: at most one for each device waits.
struct EventGate: DeviceEventSink {
  private let events: Handover<DeviceEvent>
  /// Events that must not be lost and found no room; empty in ordinary times.
  private var held: [DeviceEvent] = []
  /// Devices that lost frames and have not been told so; at most one entry for each device.
  private var lossy: [DeviceID] = []

  init(to events: Handover<DeviceEvent>) { self.events = events }

  /// Whether everything taken so far is on its way.
  var isClear: Bool { held.isEmpty && lossy.isEmpty }

  mutating func take(_ event: DeviceEvent) {
    guard isClear else { return takeBehind(event) }
    if !events.ring.push(event) { refuse(event) }
  }

  /// Retries what was held back and wakes the reader; called once for each batch.
  mutating func flush(now: Timestamp) {
    while let event = held.first, events.ring.push(event) { held.removeFirst() }
    if held.isEmpty {
      lossy.removeAll { events.ring.push(.gap($0, now)) }
    }
    events.announce()
  }

  private mutating func takeBehind(_ event: DeviceEvent) {
    flush(now: event.time)
    if !isClear || !events.ring.push(event) { refuse(event) }
  }

  /// Puts the gaps of the devices that an event ends ahead of it.
  private mutating func holdLosses(before event: DeviceEvent) {
    lossy.removeAll { device in
      guard event.device == device || event.device == nil else { return false }
      held.append(.gap(device, event.time))
      return true
    }
  }

  private mutating func refuse(_ event: DeviceEvent) {
    switch event {
    case .added, .removed, .stopped, .lateSource, .wished:
      holdLosses(before: event)
      held.append(event)
    case .tuned:
      // The last counts, so that at most one for each device waits; all frames between them are lost.
      held.removeAll(where: event.replaces)
      held.append(event)
    case .tool(let frame) where frame.isDeparture && !held.contains(where: frame.leavesLike):
      holdLosses(before: event)
      held.append(event)
    case .tool, .pad, .gap:
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

  /// Whether an event is the departure of a pen from the same device; what comes behind it is dropped, so
  /// that one is enough.
  fileprivate func leavesLike(_ event: DeviceEvent) -> Bool {
    guard case .tool(let other) = event else { return false }
    return other.device == device && other.isDeparture
  }
}
