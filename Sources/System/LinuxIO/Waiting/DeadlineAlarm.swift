package import Units

/// Wakes a thread at the first of several deadlines.
///
/// Deadlines move forward with every frame while a pen writes, so an alarm that is set too early is
/// not changed: it goes off without effect, and is set again. This costs one system call for each
/// budget, not for each frame.
package struct DeadlineAlarm: ~Copyable {
  private let alarm: Alarm
  /// When it will go off; nil if never.
  package private(set) var due: Timestamp?

  /// The shortest time until it goes off: a deadline that does not move must not keep us busy.
  package static let soonest = Microseconds.milliseconds(1)

  /// Creates an alarm that is not set.
  package init() throws(SystemError) { alarm = try Alarm() }

  /// The descriptor to wait for.
  package var number: Int32 { alarm.number }

  /// Ensures that it goes off at a deadline, or before; for nil, the current setting is kept.
  package mutating func arm(for deadline: Timestamp?, now: Timestamp) {
    guard let deadline else { return }
    let wanted = max(deadline, now + Self.soonest)
    if let due, due <= wanted { return }
    due = wanted
    alarm.arm(at: wanted)
  }

  /// Acknowledges that it went off.
  package mutating func acknowledge() {
    alarm.acknowledge()
    due = nil
  }
}
