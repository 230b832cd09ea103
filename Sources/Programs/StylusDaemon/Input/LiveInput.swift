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

  private enum LiveInputSource {
    static let stop: UInt64 = 1
    static let devices: UInt64 = 2
    static let preferenceChange: UInt64 = 3
  }

  /// How soon a full hand-over is tried again if no device says anything before.
  private static let retry = Microseconds.milliseconds(5)

  init(
    _ devices: consuming LiveDevices, into sender: EventSender, control: SourceControl
  ) throws(SystemError) {
    let poller = try Poller()
    try poller.add(control.stop.number, token: LiveInputSource.stop)
    try poller.add(devices.number, token: LiveInputSource.devices)
    try poller.add(control.preferenceChange.number, token: LiveInputSource.preferenceChange)
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
        if event.token == LiveInputSource.stop { isStopped = true }
        if event.token == LiveInputSource.preferenceChange { reconsider() }
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
