package import StylusModel

/// Turns the events of all devices into the story of their strokes: hops 3 and 4 of a pen move.
///
/// A value: no clock, no thread, and no allocation once a device is known. The same events give the
/// same updates, always.
package struct InkPipeline {
  private var builders: [Entry] = []
  private var strokes = StrokeCounter()
  private var prior = TiltPrior()

  private struct Entry {
    var device: DeviceID
    var builder: StrokeBuilder
  }

  /// A pipeline that knows no device.
  package init() {}

  /// Takes one event and gives its consequences to `sink` in order.
  ///
  /// Frames of a device that was never added, or was removed, are ignored.
  package mutating func receive(_ event: DeviceEvent, into sink: inout some PipelineSink) {
    switch event.bounded {
    case .added(let arrival): add(arrival, into: &sink)
    case .removed(let device, let time): remove(device, at: time, into: &sink)
    case .tool(let frame):
      guard let place = place(of: frame.device) else { return }
      builders[place].builder.receive(frame, strokes: &strokes, prior: &prior, into: &sink)
    case .late(let value):
      if let place = place(of: value.device) { builders[place].builder.receive(value, into: &sink) }
    case .lateSource(let device, let properties, _):
      if let place = place(of: device) { builders[place].builder.expect(properties) }
    case .tuned(let device, let tuning, _):
      if let place = place(of: device) { builders[place].builder.tune(tuning) }
    case .wished(let device, let profile, let time):
      guard let place = place(of: device) else { return }
      builders[place].builder.wish(for: profile, at: time, into: &sink)
    case .gap(let device, let time):
      if let place = place(of: device) { builders[place].builder.gap(at: time, into: &sink) }
    case .pad(let action): sink.take(.pad(action))
    case .passed(let time):
      for place in builders.indices { builders[place].builder.advance(to: time, into: &sink) }
    case .stopped(let time):
      for place in builders.indices {
        builders[place].builder.close(at: time, because: .stopped, into: &sink)
      }
    }
  }

  /// A linear search: a machine has a handful of tablets.
  private func place(of device: DeviceID) -> Int? {
    builders.firstIndex { $0.device == device }
  }

  private mutating func add(_ arrival: DeviceArrival, into sink: inout some PipelineSink) {
    // A device that comes again without having gone was lost: its strokes end like those of any
    // other.
    remove(arrival.device, at: arrival.time, into: &sink)
    builders.append(Entry(device: arrival.device, builder: StrokeBuilder(arrival)))
    sink.take(.deviceAdded(arrival.device, arrival.time))
  }

  private mutating func remove(
    _ device: DeviceID, at time: Timestamp, into sink: inout some PipelineSink
  ) {
    guard let place = place(of: device) else { return }
    builders[place].builder.close(at: time, because: .deviceLost, into: &sink)
    builders.remove(at: place)
    sink.take(.deviceRemoved(device, time))
  }

  /// The earliest moment at which something that waits is over and ``DeviceEvent/passed(_:)``
  /// should tell so, unless another event comes before; nil if nothing waits.
  package var nextDeadline: Timestamp? {
    var earliest: Timestamp?
    for entry in builders.indices {
      guard let deadline = builders[entry].builder.nextDeadline else { continue }
      earliest = min(deadline, earliest ?? deadline)
    }
    return earliest
  }
}
