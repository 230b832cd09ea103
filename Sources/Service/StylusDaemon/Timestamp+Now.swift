import LinuxIO
import StylusModel

extension Timestamp {
  /// This moment, on the clock of live ink.
  static var now: Timestamp { Timestamp(microseconds: MonotonicClock.microseconds) }
}
