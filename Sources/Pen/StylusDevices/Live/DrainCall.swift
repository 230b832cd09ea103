import LinuxIO
import StylusModel

/// One descriptor that requests a drain: data has arrived, or a deadline has passed.
struct DrainCall: ~Copyable {
  private let poller: Poller
  private let alarm: Alarm
  /// When the alarm will go off; nil if never.
  private var time: Timestamp?

  /// Readable whenever `number` is.
  init(for number: Int32) throws(SystemError) {
    let poller = try Poller()
    let alarm = try Alarm()
    try poller.add(number, token: 0)
    try poller.add(alarm.number, token: 1)
    self.poller = poller
    self.alarm = alarm
  }

  /// The descriptor to wait for.
  var number: Int32 { poller.number }

  /// Also requests a drain whenever `number` is readable.
  func watchDescriptor(_ number: Int32) throws(SystemError) { try poller.add(number, token: 2) }

  /// Stops watching it.
  func unwatch(_ number: Int32) { poller.remove(number) }

  /// Acknowledges that a drain has begun.
  mutating func acknowledge(at now: Timestamp) {
    guard let time, time <= now else { return }
    alarm.acknowledge()
    self.time = nil
  }

  /// Requests the next drain at a time; at once if it is past, for nil only when data arrives.
  mutating func schedule(at wanted: Timestamp?) {
    guard wanted != time else { return }
    time = wanted
    if let wanted { alarm.arm(at: wanted) } else { alarm.stop() }
  }
}
