package import InkModel

/// What the input thread hands to the stroke queues.
package enum DeviceEvent: BitwiseCopyable, Hashable, Sendable {
  /// A device is there; the set says what its pens can measure.
  case added(DeviceID, measures: PropertySet, Timestamp)
  /// A device went away; whatever it had begun ends now.
  case removed(DeviceID, Timestamp)
  /// A pen moved.
  case tool(ToolFrame)
  /// A pad was used.
  case pad(PadAction)
  /// Events of this device were lost before they reached the pipeline.
  case gap(DeviceID, Timestamp)
  /// The source is at its end or is being stopped; open strokes end now.
  case stopped(Timestamp)

  /// The device it is about; nil for an event about all of them.
  package var device: DeviceID? {
    switch self {
    case .added(let device, _, _), .removed(let device, _), .gap(let device, _): device
    case .tool(let frame): frame.device
    case .pad(let action): action.device
    case .stopped: nil
    }
  }

  /// When it happened.
  package var time: Timestamp {
    switch self {
    case .added(_, _, let time), .removed(_, let time), .gap(_, let time), .stopped(let time): time
    case .tool(let frame): frame.time
    case .pad(let action): action.time
    }
  }
}

/// Takes the updates that one event causes, in order.
///
/// A generic parameter, never an existential: taking an update must not allocate.
package protocol StrokeUpdateSink {
  /// Takes one update.
  mutating func take(_ update: StrokeUpdate)
}

extension [StrokeUpdate]: StrokeUpdateSink {
  package mutating func take(_ update: StrokeUpdate) { append(update) }
}

/// Takes device events in order; the far end of every source.
package protocol DeviceEventSink {
  /// Takes one event.
  mutating func take(_ event: DeviceEvent)
}

extension [DeviceEvent]: DeviceEventSink {
  package mutating func take(_ event: DeviceEvent) { append(event) }
}
