package import StylusModel

/// An event that the input thread passes to the stroke queues.
package enum DeviceEvent: BitwiseCopyable, Hashable, Sendable {
  /// A device was added.
  case added(DeviceArrival)
  /// A device was removed; all its strokes end now.
  case removed(DeviceID, Timestamp)
  /// A pen moved.
  case tool(ToolFrame)
  /// A value that arrived separately from its frame.
  case late(LateValue)
  /// From the next stroke on, another program sends these properties of a device; empty: no longer.
  case lateSource(DeviceID, PropertySet, Timestamp)
  /// From the next stroke on, the pen whose frames follow is read like this.
  case tuned(DeviceID, PenTuning, Timestamp)
  /// The settings of a device changed: its values arrive like this from the next stroke on.
  case profileChanged(DeviceID, SourceProfile, Timestamp)
  /// A pad was used.
  case pad(PadAction)
  /// Nothing happened up to this moment; deadlines may have passed.
  case passed(Timestamp)
  /// Events of this device were lost before they reached the pipeline.
  case gap(DeviceID, Timestamp)
  /// The source is at its end or is being stopped; open strokes end now.
  case stopped(Timestamp)

  /// The device it is about; nil for an event about all of them.
  package var device: DeviceID? {
    switch self {
    case .added(let arrival): arrival.device
    case .removed(let device, _), .gap(let device, _): device
    case .lateSource(let device, _, _): device
    case .tuned(let device, _, _), .profileChanged(let device, _, _): device
    case .tool(let frame): frame.device
    case .late(let value): value.device
    case .pad(let action): action.device
    case .passed, .stopped: nil
    }
  }

  /// When it happened.
  package var time: Timestamp {
    switch self {
    case .added(let arrival): arrival.time
    case .removed(_, let time), .gap(_, let time), .stopped(let time): time
    case .lateSource(_, _, let time), .passed(let time): time
    case .tuned(_, _, let time), .profileChanged(_, _, let time): time
    case .tool(let frame): frame.time
    case .late(let value): value.arrival
    case .pad(let action): action.time
    }
  }
}

/// The properties of an added device that strokes need.
package struct DeviceArrival: BitwiseCopyable, Hashable, Sendable {
  /// Its number.
  package var device: DeviceID
  /// The properties that its pens can measure; empty for a pad.
  package var measures: PropertySet
  /// The surface, if known.
  package var area: Tablet.Area?
  /// How its values arrive.
  package var profile: SourceProfile
  /// The time at which it was added.
  package var time: Timestamp

  /// A device with complete frames.
  package init(
    device: DeviceID, measures: PropertySet, area: Tablet.Area? = nil,
    profile: SourceProfile = SourceProfile(), time: Timestamp
  ) {
    self.device = device
    self.measures = measures
    self.area = area
    self.profile = profile
    self.time = time
  }
}

/// Takes device events in order; the far end of every source.
package protocol DeviceEventSink {
  /// Takes one event.
  mutating func deliver(_ event: DeviceEvent)
}

extension [DeviceEvent]: DeviceEventSink {
  package mutating func deliver(_ event: DeviceEvent) { append(event) }
}
