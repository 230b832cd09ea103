import Glibc
package import LinuxIO
import Units

/// The program that KWin starts as its input method: it passes the connection that KWin gave it to
/// the inkscribe of the session, and runs as long as inkscribe uses it. KWin gives such a
/// connection to no other program, and a new one only to a program that it starts again.
///
/// The session therefore needs only one inkscribe, with its unit, log and configuration, regardless
/// of which starts first.
package enum KWinDoor {
  /// The path at which the inkscribe of the session accepts connections.
  static func path(in folder: String) -> String { folder + "/inkscribe-input-method.sock" }

  /// The interval between checks whether inkscribe is running.
  private static let interval = Microseconds.milliseconds(2_000)

  /// Passes the connection on, and waits for its end.
  ///
  /// - Returns: when KWin has ended the connection before it could be passed on. If the inkscribe
  ///   that had it has ended or was turned off, this process ends as if it were killed, so that
  ///   KWin starts the next one.
  /// - Throws: if KWin did not start this process as its input method.
  package static func handOverSocket() throws(KWinDoorError) {
    guard let number = Environment.variable("WAYLAND_SOCKET").flatMap({ Int32($0) }), number > 2,
      fcntl(number, F_GETFD) >= 0
    else { throw .notStartedByKWin }
    guard let folder = Environment.variable("XDG_RUNTIME_DIR") else { throw .homeless }
    do throws(UntrustedFolderError) { try RuntimeFolder.check(folder) } catch {
      throw .untrusted(error)
    }
    guard let keeper = handOn(FileDescriptor(owning: number), path(in: folder)) else { return }
    _ = Readiness.wait(for: nil, orStop: keeper.number)
    signal(SIGTERM, SIG_DFL)
    kill(getpid(), SIGTERM)
  }

  /// - Returns: the connection to the inkscribe that has it now; nil if KWin ended it.
  private static func handOn(
    _ connection: consuming FileDescriptor, _ path: String
  ) -> FileDescriptor? {
    var isTold = false
    while true {
      do throws(SystemError) {
        let socket = try UnixSocket.connectAtOnce(to: path)
        try UnixSocket.pass(connection, over: socket)
        return socket
      } catch {
        if !isTold {
          Log.write(
            .notice,
            "no inkscribe is on to serve as KWin's input method; waiting for one. "
              + "Fix: systemctl --user enable --now inkscribe, and stylusctl scribble on")
        }
        isTold = true
      }
      // KWin sends nothing without a request, so only the end can arrive.
      let end = Readiness.wait(for: nil, orStop: connection.number, atMost: interval)
      if end == .stopped { return nil }
    }
  }
}

/// Why there is nothing to pass on.
package enum KWinDoorError: Error, CustomStringConvertible {
  case notStartedByKWin
  case homeless
  /// Another user could take the connection from KWin.
  case untrusted(UntrustedFolderError)

  package var description: String {
    switch self {
    case .notStartedByKWin:
      "--input-method is for KWin, which starts it with a connection (WAYLAND_SOCKET). Fix: choose Ink Scribe in System Settings, "
        + "Virtual Keyboard; without this option it is the inkscribe of the session"
    case .untrusted(let folder):
      "\(folder). Another user could take KWin's connection there. Fix: \(folder.fix)"
    case .homeless:
      "XDG_RUNTIME_DIR is not set, so the inkscribe of the session cannot be found. Fix: start KWin in a session"
    }
  }
}
