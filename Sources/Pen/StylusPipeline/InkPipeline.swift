package import StylusModel

/// Turns the events of all devices into updates of strokes: hops 3 and 4 of a pen move.
///
/// A value: no clock, no thread, and no allocation once a device is known. The same events always
/// result in the same updates.
package struct InkPipeline {
  private var builders: [DeviceBuilder] = []
  private var strokes = StrokeCounter()
  private var prior = TiltPrior()

  private struct DeviceBuilder {
    var device: DeviceID
    var builder: StrokeBuilder
  }

  /// A pipeline without devices.
  package init() {}

  /// Takes one event and passes its results to `sink` in order.
  ///
  /// Frames of a device that was never added, or was removed, are ignored.
  package mutating func receive(_ event: DeviceEvent, into sink: inout some PipelineSink) {
    switch event.bounded {
    case .added(let arrival): addDevice(arrival, into: &sink)
    case .removed(let device, let time): removeDevice(device, at: time, into: &sink)
    case .tool(let frame):
      guard let place = builderIndex(of: frame.device) else { return }
      builders[place].builder.processFrame(frame, strokes: &strokes, prior: &prior, into: &sink)
    case .late(let value):
      if let place = builderIndex(of: value.device) {
        builders[place].builder.processLateValue(value, into: &sink)
      }
    case .lateSource(let device, let properties, _):
      if let place = builderIndex(of: device) { builders[place].builder.expect(properties) }
    case .tuned(let device, let tuning, _):
      if let place = builderIndex(of: device) { builders[place].builder.tune(tuning) }
    case .profileChanged(let device, let profile, let time):
      guard let place = builderIndex(of: device) else { return }
      builders[place].builder.scheduleUpdate(for: profile, at: time, into: &sink)
    case .gap(let device, let time):
      if let place = builderIndex(of: device) { builders[place].builder.gap(at: time, into: &sink) }
    case .pad(let action): sink.emit(.pad(action))
    case .passed(let time):
      for place in builders.indices { builders[place].builder.advance(to: time, into: &sink) }
    case .stopped(let time):
      for place in builders.indices {
        builders[place].builder.endOpenStrokes(at: time, because: .stopped, into: &sink)
      }
    }
  }

  /// A linear search: a machine has a handful of tablets.
  private func builderIndex(of device: DeviceID) -> Int? {
    builders.firstIndex { $0.device == device }
  }

  private mutating func addDevice(_ arrival: DeviceArrival, into sink: inout some PipelineSink) {
    // A device that is added again without having been removed was lost: its strokes end like those
    // of any removed device.
    removeDevice(arrival.device, at: arrival.time, into: &sink)
    builders.append(DeviceBuilder(device: arrival.device, builder: StrokeBuilder(arrival)))
    sink.emit(.deviceAdded(arrival.device, arrival.time))
  }

  private mutating func removeDevice(
    _ device: DeviceID, at time: Timestamp, into sink: inout some PipelineSink
  ) {
    guard let place = builderIndex(of: device) else { return }
    builders[place].builder.endOpenStrokes(at: time, because: .deviceLost, into: &sink)
    builders.remove(at: place)
    sink.emit(.deviceRemoved(device, time))
  }

  /// The earliest deadline, at which ``DeviceEvent/passed(_:)`` should be sent unless another event
  /// comes before; nil if nothing waits.
  package var nextDeadline: Timestamp? {
    var earliest: Timestamp?
    for entry in builders.indices {
      guard let deadline = builders[entry].builder.nextDeadline else { continue }
      earliest = min(deadline, earliest ?? deadline)
    }
    return earliest
  }
}
