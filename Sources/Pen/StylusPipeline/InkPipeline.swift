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
  package mutating func receive(_ event: DeviceEvent, into sink: inout some StrokeUpdateSink) {
    let event = event.bounded
    switch event {
    case .added(let arrival): add(arrival, into: &sink)
    case .pad(let action): sink.take(.pad(action))
    case .passed(let time):
      for index in builders.indices { builders[index].builder.advance(to: time, into: &sink) }
    case .stopped(let time):
      for index in builders.indices {
        builders[index].builder.close(at: time, because: .stopped, into: &sink)
      }
    case .removed, .tool, .gap, .late, .lateSource, .tuned, .wished:
      guard let index = builders.firstIndex(where: { $0.device == event.device }) else { return }
      receive(event, at: index, into: &sink)
    }
  }

  private mutating func add(_ arrival: DeviceArrival, into sink: inout some StrokeUpdateSink) {
    // A device that comes again without having gone was lost: its strokes end like those of any other.
    if let index = builders.firstIndex(where: { $0.device == arrival.device }) {
      receive(.removed(arrival.device, arrival.time), at: index, into: &sink)
    }
    builders.append(Entry(device: arrival.device, builder: StrokeBuilder(arrival)))
    sink.take(.deviceAdded(arrival.device, arrival.time))
  }

  /// Takes an event of the device at a place; a linear search found it: a machine has a handful of
  /// tablets.
  private mutating func receive(
    _ event: DeviceEvent, at index: Int, into sink: inout some StrokeUpdateSink
  ) {
    switch event {
    case .tool(let frame):
      builders[index].builder.receive(frame, strokes: &strokes, prior: &prior, into: &sink)
    case .late(let value): builders[index].builder.receive(value, into: &sink)
    case .lateSource(_, let properties, _): builders[index].builder.expect(properties)
    case .tuned(_, let tuning, _): builders[index].builder.tune(tuning)
    case .wished(_, let profile, let time):
      builders[index].builder.wish(for: profile, at: time, into: &sink)
    case .gap(_, let time): builders[index].builder.gap(at: time, into: &sink)
    case .removed(let device, let time):
      builders[index].builder.close(at: time, because: .deviceLost, into: &sink)
      builders.remove(at: index)
      sink.take(.deviceRemoved(device, time))
    case .added, .pad, .passed, .stopped: break
    }
  }

  /// The earliest moment at which something that waits is over and ``DeviceEvent/passed(_:)`` should
  /// tell so, unless another event comes before; nil if nothing waits.
  package var nextDeadline: Timestamp? {
    var earliest: Timestamp?
    for entry in builders.indices {
      guard let deadline = builders[entry].builder.nextDeadline else { continue }
      earliest = min(deadline, earliest ?? deadline)
    }
    return earliest
  }
}
