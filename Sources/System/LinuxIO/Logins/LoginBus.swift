import CSystemd
import Glibc

/// The information that logind gives only on D-Bus: whether it runs, and locked sessions.
///
/// No call blocks: a value that is not known yet is nil, and is requested. Later signals change it;
/// the bus keeps the messages of one sender in order.
@safe final class LoginBus {
  /// The connection to wait for and to process.
  let connection: BusConnection
  /// Whether logind runs; nil until the bus has answered.
  private(set) var isServed: Bool?
  /// By the object path of the session; nil if logind refused to answer.
  private var locks: [String: Bool?] = [:]
  /// Sessions whose lock was requested, by the number of the request.
  private var questions: [UInt64: String] = [:]

  /// Connects to the system's bus.
  init() throws(SystemError) {
    connection = try BusConnection(.system)
    let bus = unsafe connection.pointer
    let user = unsafe Unmanaged.passUnretained(self).toOpaque()
    let codes = unsafe [
      csystemd_watch_logind(bus, Self.logindChanged, user),
      csystemd_watch_sessions(bus, Self.sessionChanged, user),
      csystemd_ask_logind(bus, Self.logindHandler, user),
    ]
    if let code = codes.first(where: { $0 < 0 }) {
      throw SystemError("ask for logind on", "D-Bus", Errno(rawValue: -code))
    }
  }

  /// Whether a session is locked; nil while that is unknown. Sends a request if none is pending.
  func isLocked(_ session: String) -> Bool? {
    guard let path = Self.path(of: session) else { return nil }
    if let known = locks[path] { return known }
    if !questions.values.contains(path) { requestLockState(path) }
    return nil
  }

  /// Forgets the locks of all other sessions.
  func keepOnly(_ sessions: [String]) {
    let paths = Set(sessions.compactMap(Self.path))
    locks = locks.filter { paths.contains($0.key) }
  }

  /// Whether logind refused to report a session.
  var hasRefusals: Bool { locks.values.contains(nil) }

  /// Lets ``isLocked(_:)`` ask again for sessions about which logind refused to answer.
  func forgetRefusals() { locks = locks.filter { $0.value != nil } }

  private func requestLockState(_ path: String) {
    var cookie: UInt64 = 0
    let user = unsafe Unmanaged.passUnretained(self).toOpaque()
    guard unsafe csystemd_ask_lock(connection.pointer, path, &cookie, Self.lockHandler, user) >= 0
    else {
      locks[path] = .some(nil)
      return
    }
    questions[cookie] = path
  }

  private static func path(of session: String) -> String? {
    var path: UnsafeMutablePointer<CChar>?
    guard unsafe sd_bus_path_encode("/org/freedesktop/login1/session", session, &path) >= 0 else {
      return nil
    }
    defer { unsafe free(path) }
    return unsafe path.map { unsafe String(cString: $0) }
  }

  // MARK: Messages

  private func logind(isServed: Bool) {
    self.isServed = isServed
    // After a restart it may report different states.
    locks = [:]
    questions = [:]
  }

  private static let logindChanged: sd_bus_message_handler_t = { message, user, _ in
    guard let message = unsafe message, let bus = unsafe LoginBus.behind(user) else { return 0 }
    let code = unsafe csystemd_read_owner_change(message)
    if code >= 0 { bus.logind(isServed: code == 1) }
    return 0
  }

  private static let logindHandler: sd_bus_message_handler_t = { message, user, _ in
    guard let message = unsafe message, let bus = unsafe LoginBus.behind(user) else { return 0 }
    bus.logind(isServed: unsafe csystemd_read_flag(message) == 1)
    return 0
  }

  private static let sessionChanged: sd_bus_message_handler_t = { message, user, _ in
    guard let message = unsafe message, let bus = unsafe LoginBus.behind(user),
      let path = unsafe sd_bus_message_get_path(message)
    else { return 0 }
    let session = unsafe String(cString: path)
    switch unsafe csystemd_read_lock_change(message) {
    case -ENOMSG: break
    case 0: bus.locks[session] = false
    case 1: bus.locks[session] = true
    default: bus.locks[session] = nil
    }
    return 0
  }

  private static let lockHandler: sd_bus_message_handler_t = { message, user, _ in
    guard let message = unsafe message, let bus = unsafe LoginBus.behind(user) else { return 0 }
    var cookie: UInt64 = 0
    guard unsafe sd_bus_message_get_reply_cookie(message, &cookie) >= 0,
      let session = bus.questions.removeValue(forKey: cookie)
    else { return 0 }
    let code = unsafe csystemd_read_flag_variant(message)
    bus.locks[session] = .some(code < 0 ? nil : code == 1)
    return 0
  }

  private static func behind(_ user: UnsafeMutableRawPointer?) -> LoginBus? {
    unsafe user.map { unsafe Unmanaged<LoginBus>.fromOpaque($0).takeUnretainedValue() }
  }
}
