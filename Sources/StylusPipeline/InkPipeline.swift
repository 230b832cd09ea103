package import InkModel

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
    switch event {
    case .added(let arrival):
      let device = arrival.device
      builders.removeAll { $0.device == device }
      builders.append(
        Entry(device: device, builder: StrokeBuilder(arrival)))
      sink.take(.deviceAdded(device, arrival.time))
    case .removed(let device, let time):
      guard let index = index(of: device) else { return }
      builders[index].builder.close(at: time, because: .deviceLost, into: &sink)
      builders.remove(at: index)
      sink.take(.deviceRemoved(device, time))
    case .tool(let frame):
      guard let index = index(of: frame.device) else { return }
      builders[index].builder.receive(frame, strokes: &strokes, prior: &prior, into: &sink)
    case .pad(let action):
      sink.take(.pad(action))
    case .gap(let device, let time):
      guard let index = index(of: device) else { return }
      builders[index].builder.gap(at: time, into: &sink)
    case .late(let value):
      guard let index = index(of: value.device) else { return }
      builders[index].builder.receive(value, into: &sink)
    case .lateSource(let device, let properties, _):
      guard let index = index(of: device) else { return }
      builders[index].builder.expect(properties)
    case .passed(let time):
      for index in builders.indices { builders[index].builder.advance(to: time, into: &sink) }
    case .stopped(let time):
      for index in builders.indices {
        builders[index].builder.close(at: time, because: .stopped, into: &sink)
      }
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

  /// A linear search: a machine has a handful of tablets.
  private func index(of device: DeviceID) -> Int? {
    builders.firstIndex { $0.device == device }
  }
}
