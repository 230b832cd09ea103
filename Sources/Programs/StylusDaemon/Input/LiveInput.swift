import LinuxIO
import StylusDevices
import StylusModel
import StylusPipeline

/// Hops 1 and 2 for tablets: waits for the kernel and passes on what it gives, and nothing else.
struct LiveInput: ~Copyable, @unchecked Sendable {
  private var devices: LiveDevices
  private var sender: EventSender
  private let control: SourceControl
  private let poller: Poller
  private var ready: [Poller.Ready] = []
  private var isStopped = false

  private enum LiveInputSource: UInt64 { case stop, devices, preferenceChange }

  /// How soon a full hand-over is tried again if no device says anything before.
  private static let retry = Microseconds.milliseconds(5)

  init(
    _ devices: consuming LiveDevices, into sender: EventSender, control: SourceControl
  ) throws(SystemError) {
    let poller = try Poller()
    try poller.watch(control.stop.number, as: LiveInputSource.stop)
    try poller.watch(devices.number, as: LiveInputSource.devices)
    try poller.watch(control.preferenceChange.number, as: LiveInputSource.preferenceChange)
    self.poller = poller
    self.devices = devices
    self.sender = sender
    self.control = control
  }

  /// Reads until it is asked to stop.
  consuming func readDevices() throws(SystemError) {
    sender.flush(now: .now)
    while !isStopped {
      try poller.wait(atMost: sender.isClear ? nil : Self.retry, into: &ready)
      for event in ready {
        switch LiveInputSource(rawValue: event.token) {
        case .stop: isStopped = true
        case .preferenceChange: reconsider()
        case .devices, nil: break
        }
      }
      devices.drain(into: &sender)
      sender.flush(now: .now)
    }
    sender.deliver(.stopped(.now))
    sender.flush(now: .now)
    try waitUntilClear()
  }

  private mutating func reconsider() {
    control.preferenceChange.acknowledge()
    sender.reconsider()
    devices.reconsider(into: &sender)
  }

  /// The end must not be lost; the strokes take what waits in a moment.
  private mutating func waitUntilClear() throws(SystemError) {
    poller.remove(control.stop.number)
    poller.remove(devices.number)
    poller.remove(control.preferenceChange.number)
    while !sender.isClear {
      try poller.wait(atMost: Self.retry, into: &ready)
      sender.flush(now: .now)
    }
  }
}
