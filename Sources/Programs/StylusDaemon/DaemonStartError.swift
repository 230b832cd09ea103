package import LinuxIO
package import StylusDevices

/// Why the daemon could not start; says what to do about it.
package enum DaemonStartError: Error, Sendable, CustomStringConvertible {
  /// A call of the system failed.
  case system(SystemError)
  /// The socket's path cannot be used.
  case socket(SystemError)
  /// Neither an option nor the environment sets the path of the socket.
  case noPlaceForSocket
  /// The session's folder is not safe for it.
  case untrusted(UntrustedFolderError)
  /// The service manager passed this number of descriptors, or one that is not a listening Unix
  /// stream socket.
  case passedSockets(Int)
  /// The tablets cannot be watched.
  case tablets(LiveDeviceError)
  /// The configuration file cannot be read.
  case configuration(SystemError)
  /// The recording cannot be read.
  case recording(RecordingChoice.RecordingChoiceError)
  /// The recording's devices cannot be played.
  case device(DeviceError)
  /// The recording holds neither pen nor pad.
  case nothingToPlay(String)

  package var description: String {
    switch self {
    case .system(let error): error.advice
    case .socket(let error):
      "\(error). " + (error.fix.map { "Fix: \($0)" } ?? Self.fix(error.reason.rawValue))
    case .noPlaceForSocket:
      "XDG_RUNTIME_DIR is not set, so there is no default path for the socket. "
        + "Fix: choose one with --socket PATH."
    case .untrusted(let folder):
      "\(folder). Another user could replace the socket there. Fix: \(folder.fix), or choose a "
        + "socket with --socket PATH."
    case .passedSockets(let count):
      "the service manager passed \(count) descriptors instead of one listening Unix stream "
        + "socket. Fix: give stylusd.socket a single ListenStream= with a path."
    case .tablets(let fault): "\(fault)"
    case .configuration(let error):
      "\(error). Fix: name a readable file with --config FILE, or leave the option out."
    case .recording(let fault): "\(fault)"
    case .device(let fault): fault.line
    case .nothingToPlay(let name):
      "\(name) contains no pen and no pad that can be played. "
        + "Fix: if the file does not describe its tablet, name the model with --tablet."
    }
  }

  private static func fix(_ code: Int32) -> String {
    switch code {
    case SystemError.addressInUse:
      "Another stylusd listens there. Fix: stop it, or choose another path with --socket PATH."
    case SystemError.nameTooLong:
      "Fix: choose a shorter path with --socket PATH."
    case SystemError.alreadyExists:
      "A file that is not a socket is there, and was not changed. Fix: choose another path with "
        + "--socket PATH."
    default:
      "Fix: choose a path in a folder that exists and is yours with --socket PATH."
    }
  }
}
