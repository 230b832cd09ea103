import CWayland
import Glibc
import LinuxIO
import Units

/// The connection to a compositor as libwayland has it; ended with the value.
///
/// Whatever holds a proxy holds this too, so that proxies go first.
@safe final class Display {
  let pointer: OpaquePointer
  /// When the socket took no more, CLOCK_MONOTONIC microseconds; nil if it does.
  private(set) var fullSince: Timestamp?

  /// How long a compositor may read nothing, in microseconds.
  static let patience = Microseconds.milliseconds(5_000)

  /// Takes over a connected socket.
  init(adopting socket: consuming FileDescriptor) throws(WaylandError) {
    cwayland_keep_complaints()
    // Closes the descriptor itself if it fails.
    guard let made = unsafe wl_display_connect_to_fd(socket.release()) else {
      throw .system(SystemError("connect to the compositor"))
    }
    unsafe pointer = made
  }

  deinit { unsafe wl_display_disconnect(pointer) }

  /// Connects to the socket of the session, or the one that is named.
  ///
  /// - Parameter name: as WAYLAND_DISPLAY has it: a name in XDG_RUNTIME_DIR or a path.
  convenience init(name: String?) throws(WaylandError) {
    let path = try Self.path(
      of: name ?? Environment.variable("WAYLAND_DISPLAY"),
      in: Environment.variable("XDG_RUNTIME_DIR"))
    try self.init(adopting: Self.socket(at: path))
  }

  /// Where the socket is.
  static func path(of name: String?, in folder: String?) throws(WaylandError) -> String {
    let name = name ?? "wayland-0"
    if name.hasPrefix("/") { return name }
    guard let folder else { throw .homeless }
    return folder + "/" + name
  }

  private static func socket(at path: String) throws(WaylandError) -> FileDescriptor {
    // A connecting program must not block in a queue.
    do throws(SystemError) { return try UnixSocket.connectAtOnce(to: path) } catch {
      if error.reason.isTimeOut { throw .busy(path) }
      throw error.reason.isExhaustion ? .system(error) : .absent(path, error.reason)
    }
  }

  /// Sends what waits, as far as the socket takes it.
  func flush() throws(WaylandError) {
    if unsafe wl_display_flush(pointer) >= 0 {
      fullSince = nil
      return
    }
    switch errno {
    case EAGAIN:
      let now = Timestamp.now
      let since = fullSince ?? now
      fullSince = since
      if now - since > Self.patience { throw .stuck(seconds: Int(Self.patience.value / 1_000_000)) }
    // The last events of the compositor before its end must still be read.
    case EPIPE: break
    default: throw connectionError
    }
  }

  /// Reads pending data once and notifies the listeners; never waits.
  func dispatch() throws(WaylandError) {
    cwayland_forget_complaint()
    while unsafe wl_display_prepare_read(pointer) != 0 { try dispatchPending() }
    guard unsafe wl_display_read_events(pointer) >= 0 else { throw connectionError }
    try dispatchPending()
  }

  private func dispatchPending() throws(WaylandError) {
    guard unsafe wl_display_dispatch_pending(pointer) >= 0 else { throw connectionError }
  }

  /// Why the connection does not work any more.
  private var connectionError: WaylandError {
    let reason = unsafe wl_display_get_error(pointer)
    switch reason {
    case EPROTO: return refusal
    case EPIPE, ECONNRESET: return .gone
    case EAGAIN: return .stuck(seconds: 0)
    default:
      let reason = Errno(rawValue: reason == 0 ? errno : reason)
      guard reason.isExhaustion else { return .broken(reason) }
      return .system(SystemError("talk to", "the compositor", reason))
    }
  }

  private var refusal: WaylandError {
    var code: UInt32 = 0
    var object: UInt32 = 0
    let interface = unsafe decodeCString(cwayland_protocol_error(pointer, &code, &object))
    return .refused(interface: interface, code: code, words: Self.errorText(of: complaint))
  }

  private var complaint: String { unsafe decodeCString(cwayland_complaint()) }

  /// The compositor's text, as formatted by libwayland: "wl_surface@3: error 1: no such scale".
  static func errorText(of complaint: String) -> String {
    let parts = complaint.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[1].hasPrefix(" error ") else { return "" }
    return parts[2].split(whereSeparator: \.isNewline).joined(separator: " ")
      .drop { $0 == " " }.description
  }
}
