import Glibc

/// Waits for a moment, unless SIGINT or SIGTERM comes first.
///
/// Create it before any other thread, like every ``SignalSource``.
package struct InterruptibleWait: ~Copyable {
  private let poller: Poller
  private let alarm: Alarm
  private let signals: SignalSource

  /// Takes the two signals over.
  package init() throws(SystemError) {
    let poller = try Poller()
    let alarm = try Alarm()
    let signals = try SignalSource([SIGINT, SIGTERM])
    try poller.add(alarm.number, token: 1)
    try poller.add(signals.number, token: 2)
    self.poller = poller
    self.alarm = alarm
    self.signals = signals
  }

  /// Whether a signal has come since this was asked, or waited for, the last time.
  package var isInterrupted: Bool { signals.next() != nil }

  /// Lets the two signals end the process again.
  package func giveBackSignals() { signals.giveBack() }

  /// Waits until a moment of ``MonotonicClock``, in microseconds; true if a signal came.
  package func wait(until microseconds: Int64) throws(SystemError) -> Bool {
    var ready: [Poller.Ready] = []
    alarm.set(at: microseconds)
    while ready.isEmpty { try poller.wait(into: &ready) }
    alarm.acknowledge()
    return signals.next() != nil
  }
}
