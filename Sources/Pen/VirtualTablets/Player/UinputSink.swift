package import Evdev
import Glibc
import LinuxIO
import StylusModel

/// The devices of a recording, each created with uinput.
package final class UinputSink: FrameSink {
  private let tablets: [TabletBox]

  /// Arrays cannot hold what is not copyable.
  private final class TabletBox {
    let tablet: UinputTablet
    init(_ tablet: consuming UinputTablet) { self.tablet = tablet }
  }

  /// Creates the devices; pen and pad of the same maker and product count as one tablet.
  ///
  /// Without fuzz on their axes: recorded events have already passed the kernel's jitter filter,
  /// and generated ones must arrive unchanged.
  ///
  /// - Throws: `unavailable`, `refused`; `unsupported` for a device without description.
  package init(_ recording: Recording) throws(VirtualTabletError) {
    let place = "stylusd-\(getpid())-\(Timestamp.now.microseconds)"
    var tablets: [TabletBox] = []
    for (number, device) in recording.devices.enumerated() {
      guard var description = device.description else {
        throw .unsupported(
          device: "device \(number) of the recording",
          "it has no description; add its N:, I:, B: and A: lines")
      }
      description.forgetFuzz()
      tablets.append(
        TabletBox(
          try UinputTablet(
            description, startingAt: device.initialAxes, place: "\(place)/input\(number)")))
    }
    self.tablets = tablets
  }

  /// The event nodes, in the order of the recording's devices.
  ///
  /// - Throws: `withoutNode`.
  package var nodes: [String] {
    get throws(VirtualTabletError) {
      var nodes: [String] = []
      for owner in tablets { nodes.append(try owner.tablet.node) }
      return nodes
    }
  }

  package var descriptor: Int32? { nil }

  package func answerKernel() {}

  package func play(_ frame: Span<InputEvent>, of device: Int) throws(VirtualTabletError) {
    try tablets[device].tablet.send(frame)
  }
}

extension DeviceDescription {
  /// Takes the jitter filter off every axis.
  fileprivate mutating func forgetFuzz() {
    for code in axes.keys { axes[code]?.fuzz = 0 }
  }
}
