import Foundation
import ProgramKit
import StylusTestKit

/// A terminal for a program, and the person before it: types, looks, and turns it off.
final class PseudoTerminal: @unchecked Sendable {
  /// The program's end.
  let programEnd: FileHandle
  private let master: Int32
  private let lock = NSLock()
  private var heard: [UInt8] = []
  private var isOver = false
  private var isOff = false
  private let size: (columns: Int, rows: Int)

  /// What a program needs to know of it.
  static let environment = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "NO_COLOR": ""]

  /// Turns a terminal on.
  init(columns: Int = 80, rows: Int = 30) throws {
    var ends: (Int32, Int32) = (0, 0)
    var window = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard unsafe openpty(&ends.0, &ends.1, nil, nil, &window) == 0 else {
      throw Programs.ProgramRunError(description: "no pseudo-terminal: \(errno)")
    }
    master = ends.0
    size = (columns, rows)
    programEnd = FileHandle(fileDescriptor: ends.1, closeOnDealloc: true)
    for end in [ends.0, ends.1] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    Thread.detachNewThread { self.listen() }
  }

  deinit { if !isOff { close(master) } }

  /// The screen as it looks now, everything understood.
  var screen: TerminalEmulator {
    var screen = TerminalEmulator(columns: size.columns, rows: size.rows)
    // Read under the lock: the thread sanitizer does not see that who appends to an array copies it
    // first while somebody else still holds it.
    lock.withLock { screen.receive(heard) }
    return screen
  }

  /// How lines are edited, which keys send signals, and so on, as bytes.
  var settings: [UInt8] {
    var settings = termios()
    unsafe tcgetattr(master, &settings)
    return unsafe withUnsafeBytes(of: &settings) { unsafe Array($0) }
  }

  /// Types a key.
  func type(_ key: UInt8) {
    var key = key
    _ = unsafe write(master, &key, 1)
  }

  /// Whether everything that programs wrote has been seen, and none has it open any more.
  func isQuiet() -> Bool { lock.withLock { isOver } }

  /// To be called once the program has its end: the test's own copy would keep the terminal open.
  func giveAway() throws { try programEnd.close() }

  /// Closes the window.
  func turnOff() { lock.withLock { isOff = true } }

  private func listen() {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while !lock.withLock({ isOff }) {
      var wanted = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&wanted, 1, 50) != 0 else { continue }
      let count = unsafe read(master, &buffer, buffer.count)
      // EIO says that no program has the terminal open.
      guard count > 0 else { break }
      lock.withLock { heard += buffer[..<count] }
    }
    lock.withLock {
      isOver = true
      if isOff { close(master) }
    }
  }
}
