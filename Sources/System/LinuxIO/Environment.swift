import Glibc
import Synchronization
import Units

/// The environment and the arguments of the process.
package enum Environment {
  /// A variable, or nil where it is unset or empty.
  package static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// The folder for stylusd's persistent files: the first one that systemd created for it, for root
  /// /var/lib/stylusd, otherwise the user's own; nil if its path is unknown.
  package static var stateFolder: String? {
    if let made = variable("STATE_DIRECTORY") {
      return made.split(separator: ":").first.map { String($0) }
    }
    if user == 0 { return "/var/lib/stylusd" }
    if let state = variable("XDG_STATE_HOME") { return state + "/stylusd" }
    return variable("HOME").map { $0 + "/.local/state/stylusd" }
  }

  /// The folder for persistent files of a user's programs; nil if its path is unknown.
  ///
  /// - Parameters:
  ///   - state: XDG_STATE_HOME.
  ///   - home: HOME, which is used if XDG_STATE_HOME is not.
  package static func stateHome(
    state: String? = variable("XDG_STATE_HOME"), home: String? = variable("HOME")
  ) -> String? {
    userFolder(state, home: home, ".local/state")
  }

  /// The folder for files that a user's programs can compute again; nil if its path is unknown.
  ///
  /// - Parameters:
  ///   - cache: XDG_CACHE_HOME.
  ///   - home: HOME, which is used if XDG_CACHE_HOME is not.
  package static func cacheHome(
    cache: String? = variable("XDG_CACHE_HOME"), home: String? = variable("HOME")
  ) -> String? {
    userFolder(cache, home: home, ".cache")
  }

  /// A folder of the XDG Base Directory Specification; nil if its path is unknown. A path that is
  /// not absolute is ignored, as the specification requires.
  ///
  /// - Parameters:
  ///   - folder: the value of its variable.
  ///   - path: where it is in the home folder if the variable is not set.
  package static func userFolder(_ folder: String?, home: String?, _ path: String) -> String? {
    [folder, home.map { "\($0)/\(path)" }].compactMap { $0 }.first { $0.hasPrefix("/") }
  }

  /// The folder of relative paths; nil if it is gone.
  package static var folder: String? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// The user the process acts as.
  package static var user: UInt32 { geteuid() }

  /// The number of a group of this machine, by its name or number; nil if there is none. To be
  /// called before a second thread is started.
  package static func group(_ name: String) -> UInt32? {
    unsafe UInt32(name) ?? getgrnam(name)?.pointee.gr_gid
  }
}

/// The standard streams, unbuffered; a write waits if the stream was made non-blocking.
///
/// A write to standard output returns whether to continue. It returns false for a pipe whose reader
/// has gone (EPIPE), by which a reader signals that it has enough, and for every other failure,
/// such as a full disk. The first of these other failures is kept for the end of the program: see
/// ``outputArrived(from:)``.
///
/// All output of all programs goes through here or through ``StoppableOutput``
/// (`scripts/checks/lint` refuses other ways). Text is ``ShownText``; data for programs is written
/// unchanged, unless standard output is a terminal.
package enum StandardStream {
  /// The descriptor of standard output.
  package static let outputNumber: Int32 = 1

  /// Writes text to standard output; false if it cannot be written.
  @discardableResult package static func output(_ text: ShownText) -> Bool { writeAll(text, on: 1) }

  /// Writes text to standard error.
  package static func error(_ text: ShownText) { writeAll(text, on: 2) }

  /// Writes data for programs to standard output, such as CSV or a recording; false if it cannot be
  /// written.
  package static func output(data bytes: [UInt8]) -> Bool { writeAll(presentable(bytes), on: 1) }

  /// Writes data for programs to standard output if its reader has room: at most 4096 bytes never
  /// block. False if they were left out.
  @discardableResult package static func offer(data bytes: [UInt8]) -> Bool {
    Readiness.hasRoom(1, within: Microseconds(0)) && output(data: bytes)
  }

  /// The form of data on standard output: on a terminal, where only a person reads it, as text
  /// without control characters.
  static func presentable(_ data: [UInt8], isTerminal: Bool = Terminal.isThere) -> [UInt8] {
    isTerminal ? Array(ShownText(lines: String(decoding: data, as: UTF8.self)).text.utf8) : data
  }

  /// Writes text to standard error if its reader has room within 50 ms.
  static func offerError(_ text: ShownText) {
    if Readiness.hasRoom(2, within: .milliseconds(50)) { writeAll(text, on: 2) }
  }

  @discardableResult private static func writeAll(_ text: ShownText, on number: Int32) -> Bool {
    writeAll(Array(text.text.utf8), on: number)
  }

  private static func writeAll(_ bytes: [UInt8], on number: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: break
      case EAGAIN: awaitRoom(number)
      default:
        if number == outputNumber { recordOutputError(.current) }
        return false
      }
    }
    return true
  }

  /// The first failure to write to standard output not caused by its reader; 0 for none.
  private static let outputError = Atomic<Int32>(0)

  /// Keeps the reason of a failed write to standard output, unless its reader has gone.
  static func recordOutputError(_ reason: Errno) {
    guard reason.rawValue != EPIPE else { return }
    _ = outputError.compareExchange(expected: 0, desired: reason.rawValue, ordering: .relaxed)
  }

  /// Whether everything written to standard output has arrived, or its reader has gone; otherwise
  /// reports the failure on standard error. To be called once, at the end of a program.
  ///
  /// - Parameter program: the beginning of the line on standard error.
  package static func outputArrived(from program: String) -> Bool {
    // A network file system may report a failure only when a descriptor is closed.
    let copy = dup(outputNumber)
    if copy >= 0, close(copy) != 0, errno != EINTR { recordOutputError(.current) }
    let reason = outputError.load(ordering: .relaxed)
    guard reason != 0 else { return true }
    error(
      """
      \(program): cannot write to standard output: \(Errno(rawValue: reason)). \
      The output is incomplete.\(remedy(for: reason))

      """)
    return false
  }

  private static func remedy(for reason: Int32) -> String {
    switch reason {
    case ENOSPC, EDQUOT: " Fix: make room there, or write to another file"
    case EFBIG: " Fix: raise the limit of file sizes (ulimit -f), or write to a pipe"
    case EBADF: " Fix: open it, if only with > /dev/null"
    default: ""
    }
  }

  private static func awaitRoom(_ number: Int32) {
    var wanted = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&wanted, 1, -1)
  }
}
