import CSystemd
import Glibc

/// logind's records about seats and sessions, and a descriptor that reports changes.
///
/// They contain everything but the lock, which is reported only on D-Bus.
@safe struct LoginRecords: ~Copyable {
  private let seat: String
  private let seats: OpaquePointer
  private let sessions: OpaquePointer

  /// Starts watching.
  ///
  /// - Throws: ENOENT if logind does not run.
  init(of seat: String) throws(SystemError) {
    self.seat = seat
    let seats = unsafe try Self.monitor("seat")
    do throws(SystemError) {
      unsafe sessions = try Self.monitor("session")
      unsafe self.seats = seats
    } catch {
      _ = unsafe sd_login_monitor_unref(seats)
      throw error
    }
  }

  deinit {
    _ = unsafe sd_login_monitor_unref(seats)
    _ = unsafe sd_login_monitor_unref(sessions)
  }

  private static func monitor(_ category: String) throws(SystemError) -> OpaquePointer {
    var monitor: OpaquePointer?
    let code = unsafe sd_login_monitor_new(category, &monitor)
    guard code >= 0, let monitor = unsafe monitor else {
      throw SystemError("watch logind's", category + "s", Errno(rawValue: -code))
    }
    return unsafe monitor
  }

  /// The descriptors to wait for.
  var numbers: [Int32] {
    unsafe [sd_login_monitor_get_fd(seats), sd_login_monitor_get_fd(sessions)]
  }

  /// Marks all changes up to now as seen; to be called before ``readSessions()``.
  borrowing func acknowledge() {
    _ = unsafe sd_login_monitor_flush(seats)
    _ = unsafe sd_login_monitor_flush(sessions)
  }

  /// The sessions of the seat, by name, each without its lock; empty if the seat does not exist.
  borrowing func readSessions() -> [LoginSession] {
    var active: UnsafeMutablePointer<CChar>?
    let code = unsafe sd_seat_get_active(seat, &active, nil)
    defer { unsafe free(active) }
    let front = unsafe code >= 0 ? active.map { unsafe String(cString: $0) } : nil
    return names.compactMap { Self.session($0, isInFront: $0 == front) }
  }

  private var names: [String] {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    let count = unsafe sd_seat_get_sessions(seat, &list, nil, nil)
    guard count > 0, let list = unsafe list else { return [] }
    defer { unsafe free(list) }
    return (0..<Int(count)).compactMap { index in
      guard let name = unsafe list[index] else { return nil }
      defer { unsafe free(name) }
      return unsafe String(cString: name)
    }.sorted()
  }

  /// Nil for a session that has just gone.
  private static func session(_ name: String, isInFront: Bool) -> LoginSession? {
    var user: uid_t = 0
    guard unsafe sd_session_get_uid(name, &user) >= 0 else { return nil }
    let kind = unsafe queryString { unsafe sd_session_get_class(name, $0) }
    let state = unsafe queryString { unsafe sd_session_get_state(name, $0) }
    // While logind records a switch, one of the two values is still the previous one.
    let isActive = unsafe isInFront && sd_session_is_active(name) > 0
    var session = LoginSession(
      name: name, user: user, kind: kind.map(people.contains) == true ? .user : .program,
      isActive: isActive, isLocked: nil)
    session.isRemote = unsafe sd_session_is_remote(name) != 0
    session.isClosing = state == nil || state == "closing"
    return session
  }

  /// logind's classes of sessions with a user at the seat: sd_session_get_class(3).
  private static let people: Set<String> = ["user", "user-early", "user-light"]

  private static func queryString(
    _ ask: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  ) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    let code = unsafe ask(&text)
    defer { unsafe free(text) }
    return unsafe code >= 0 ? text.map { unsafe String(cString: $0) } : nil
  }
}
