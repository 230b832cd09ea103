import Glibc
import Units

/// The users logged in at a seat: follows logind without polling, through its records and D-Bus.
///
/// Belongs to one thread, never blocks. Life: create it, then call ``logins()`` whenever ``number``
/// is readable. If logind or D-Bus is lost, it tries again, each time one second later.
package final class LoginMonitor {
  private let seat: String
  private let poller: Poller
  private let alarm: Alarm
  private var records: LoginRecordsBox?
  private var bus: LoginBus?
  /// The time of the next attempt to connect.
  private var retryAt: Timestamp?

  /// Why the logins are unknown; nil if they are known, or an answer is pending.
  package private(set) var complaint: String?

  /// Owns the records, which may come and go.
  private final class LoginRecordsBox {
    let list: LoginRecords
    init(of seat: String) throws(SystemError) { list = try LoginRecords(of: seat) }
  }

  private enum LoginMonitorSource: UInt64 { case alarm, records, bus }

  /// Between two attempts.
  private static let pause = Microseconds.milliseconds(1_000)

  /// Starts following; it is not an error if logind does not run.
  ///
  /// - Parameter seat: such as `seat0`.
  package init(seat: String) throws(SystemError) {
    self.seat = seat
    poller = try Poller()
    alarm = try Alarm()
    try poller.watch(alarm.number, as: LoginMonitorSource.alarm)
    connect()
    watch()
  }

  /// A descriptor that is readable when there may be changes.
  package var number: Int32 { poller.number }

  /// The sessions of the seat at this moment; nil if they are unknown.
  ///
  /// A session whose lock is not known yet is marked as such; the answer counts as a change.
  package func logins() -> [LoginSession]? {
    alarm.acknowledge()
    if let retryAt, Timestamp.now >= retryAt { connect() }
    process()
    let logins = readLogins()
    watch()
    return logins
  }

  // MARK: Connections

  private func connect() {
    retryAt = nil
    do throws(SystemError) {
      if records == nil { try openRecords() }
      if bus == nil { try openBus() }
      bus?.forgetRefusals()
      complaint = nil
    } catch {
      fail("\(error)")
    }
  }

  private func openRecords() throws(SystemError) {
    let opened = try LoginRecordsBox(of: seat)
    for number in opened.list.numbers { try poller.watch(number, as: LoginMonitorSource.records) }
    records = opened
  }

  private func openBus() throws(SystemError) {
    let opened = try LoginBus()
    try poller.watch(
      opened.connection.number, as: LoginMonitorSource.bus, for: opened.connection.interest)
    bus = opened
  }

  private func fail(_ complaint: String) {
    self.complaint = complaint
    if retryAt == nil { retryAt = Timestamp.now + Self.pause }
  }

  private func process() {
    records?.list.acknowledge()
    guard let bus else { return }
    do throws(SystemError) { try bus.connection.process() } catch {
      poller.remove(bus.connection.number)
      self.bus = nil
      fail("\(error)")
    }
  }

  private func readLogins() -> [LoginSession]? {
    guard let records, let bus, let isServed = bus.isServed else { return nil }
    complaint = isServed ? nil : "logind is not running"
    guard isServed else { return nil }
    var logins = records.list.readSessions()
    bus.keepOnly(logins.map(\.name))
    for index in logins.indices { logins[index].isLocked = bus.isLocked(logins[index].name) }
    if bus.hasRefusals { fail("logind does not report whether a session is locked") }
    return logins
  }

  /// Ensures that ``number`` reports later changes.
  private func watch() {
    if let bus = bus?.connection {
      try? poller.change(bus.number, token: LoginMonitorSource.bus.rawValue, bus.interest)
    }
    let times = [retryAt, bus?.connection.deadline].compactMap { $0 }
    if let next = times.min() { alarm.arm(at: next) } else { alarm.stop() }
  }
}
