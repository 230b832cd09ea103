package import Evdev
import Glibc
package import StylusModel

/// The pen and the pad of a recording as one tablet beneath the kernel's wacom driver.
package final class UhidSink: FrameSink {
  private var tablet: UhidTablet
  /// The role in which each device of the recording is played; nil for neither pen nor pad.
  private let roles: [UhidRole?]
  /// The event nodes created by the driver.
  package let nodes: UhidTablet.Nodes

  private enum UhidRole {
    case pen
    case pad
  }

  /// Makes the tablet and waits, at most `patience`, until the driver has its nodes.
  ///
  /// The first device with pressure is the pen, the first with a pad's keys the pad; others, such
  /// as touch, are not played.
  /// - Throws: `unavailable`, `refused`, `withoutDriver`; `unsupported` for a recording without a
  ///   pen, or a tablet that cannot be emulated for the driver.
  package init(_ recording: Recording, patience: Microseconds = .milliseconds(5_000))
    throws(VirtualTabletError)
  {
    let descriptions = recording.devices.map(\.description)
    let pen = descriptions.firstIndex { $0?.has(EventType.absolute, Axis.pressure) == true }
    let pad = descriptions.firstIndex { description in
      description?.has(EventType.absolute, Axis.pressure) == false
        && description?.codes[EventType.key]?.contains { ReportedPad.index(ofKey: $0) != nil }
          == true
    }
    guard let pen, let description = descriptions[pen] else {
      throw .unsupported(
        device: "the recording", "no device in it has a description with pressure; add its A: lines"
      )
    }
    let shape = try HIDTablet(pen: description, pad: pad.flatMap { descriptions[$0] })
    var tablet = try UhidTablet(shape, startingAt: recording.devices[pen].initialAxes)
    nodes = try tablet.waitForNodes(atMost: patience)
    self.tablet = tablet
    roles = descriptions.indices.map { $0 == pen ? .pen : $0 == pad ? .pad : nil }
  }

  package var descriptor: Int32? { tablet.number }

  package func answerKernel() throws(VirtualTabletError) { try tablet.answerKernel() }

  package func play(_ frame: Span<InputEvent>, of device: Int) throws(VirtualTabletError) {
    switch roles[device] {
    case .pen: try tablet.send(pen: frame)
    case .pad: try tablet.send(pad: frame)
    case nil: break
    }
  }
}
