import LinuxIO
import StylusModel

/// The clock of one performance, and the sink that may need service during it.
struct PlayClock: ~Copyable {
  /// When it began.
  let start: Timestamp
  /// The time when it was last looked at.
  private(set) var now: Timestamp
  /// Whether the caller requested a stop.
  private(set) var isStopped = false
  /// Whether the sink needed service at the last wait.
  private(set) var sinkSpeaks = false
  private let alarm: Alarm
  private let poller: Poller
  private var ready: [Poller.Ready] = []
  private var nextSecond: Timestamp
  private var nextLook: Timestamp

  private enum PlayClockSource: UInt64 { case alarm, stop, sink }

  /// The interval at which overdue frames are interrupted to check the descriptors.
  private static let attention = Microseconds.milliseconds(10)

  /// Starts; the descriptors are the caller's and are not read.
  ///
  /// - Throws: `withoutTimer`.
  init(stop: Int32?, sink: Int32?) throws(VirtualTabletError) {
    do throws(SystemError) {
      let alarm = try Alarm()
      let poller = try Poller()
      try poller.watch(alarm.number, as: PlayClockSource.alarm)
      if let stop { try poller.watch(stop, as: PlayClockSource.stop) }
      if let sink { try poller.watch(sink, as: PlayClockSource.sink) }
      self.alarm = alarm
      self.poller = poller
    } catch {
      throw .withoutTimer(error)
    }
    start = .now
    now = start
    nextSecond = start + .milliseconds(1_000)
    nextLook = start
  }

  /// Whether the moment has come. If not, waits for it, for the end of the second or for a readable
  /// descriptor, whichever is first.
  ///
  /// - Throws: `withoutTimer`.
  mutating func reaches(_ moment: Timestamp) throws(VirtualTabletError) -> Bool {
    now = .now
    sinkSpeaks = false
    guard now < moment else {
      if now >= nextLook { try listen(atMost: Microseconds(0)) }
      return true
    }
    alarm.arm(at: min(moment, nextSecond))
    try listen(atMost: nil)
    return false
  }

  /// Whether another second is over; true once for each.
  mutating func endsSecond() -> Bool {
    guard now >= nextSecond else { return false }
    nextSecond = nextSecond + .milliseconds(1_000)
    return true
  }

  private mutating func listen(atMost patience: Microseconds?) throws(VirtualTabletError) {
    nextLook = now + Self.attention
    do throws(SystemError) {
      try poller.wait(atMost: patience, into: &ready)
    } catch {
      throw .withoutTimer(error)
    }
    alarm.acknowledge()
    isStopped = isStopped || ready.contains { $0.token == PlayClockSource.stop.rawValue }
    sinkSpeaks = ready.contains { $0.token == PlayClockSource.sink.rawValue }
  }
}
