import Glibc
package import Units

/// How a wait for one descriptor ended.
package enum Readiness: Sendable {
  /// It is readable, or its other end is closed.
  case ready
  /// The stop descriptor is readable.
  case stopped
  /// Neither, within the time limit.
  case timedOut

  /// Waits until a descriptor is readable, or a second one, which takes precedence.
  ///
  /// - Parameters:
  ///   - wanted: the descriptor to read; nil to wait for the stop alone.
  ///   - patience: the maximum time, below 24 days, rounded up to a millisecond; nil for no limit.
  package static func wait(
    for wanted: Int32?, orStop stop: Int32, atMost patience: Microseconds? = nil
  ) -> Readiness {
    let deadline = patience.map { Timestamp.now + $0 }
    // poll ignores a negative number.
    var watched = [
      pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wanted ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let wait = deadline.map { ($0 - .now).wholeMilliseconds } ?? -1
      let count = unsafe poll(&watched, nfds_t(watched.count), wait)
      if count > 0 { return watched[0].revents != 0 ? .stopped : .ready }
      if count == 0 || wait == 0 { return .timedOut }
    }
  }

  /// Waits until a descriptor accepts data or reports an error; false if neither happens in that
  /// time, which is below 24 days and rounded up to a millisecond.
  static func hasRoom(_ number: Int32, within patience: Microseconds) -> Bool {
    var wanted = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    let wait = patience.wholeMilliseconds
    while true {
      let count = unsafe poll(&wanted, 1, wait)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }
}
