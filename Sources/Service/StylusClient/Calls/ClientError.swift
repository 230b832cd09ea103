import LinuxIO
import StylusProtocol

/// The reason why communication with the daemon failed.
public enum ClientError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No daemon listens at any of these paths; each text gives the reason.
  case noDaemon([String])
  /// A daemon listens at this path, but the user is not allowed to connect to it.
  case forbidden(String)
  /// The connection broke.
  case disconnected(String)
  /// The daemon did not read or send anything for this number of seconds, although a reply was
  /// expected.
  case silent(seconds: Double)
  /// The daemon rejected a call, with the name of the error and its parameters as JSON.
  case refused(name: String, parameters: String)
  /// The daemon sent something that violates the protocol.
  case misunderstood(String)
  /// The daemon uses another version of the protocol.
  case incompatible(protocolVersion: UInt32)
  /// The daemon has started a new numbering, so the requested device numbers now mean other
  /// devices.
  case renumbered
  /// This process could not perform a local operation, such as starting a thread.
  case unable(String)

  /// The error and, if there is one, how to fix it.
  public var description: String {
    switch self {
    case .noDaemon(let reasons):
      "no daemon to talk to: \(reasons.joined(separator: "; ")). "
        + "Fix: start stylusd, or name its socket with --socket PATH."
    case .forbidden(let path):
      "this user may not connect to \(path). Fix: ask who runs that daemon for access = seat in its "
        + "configuration, or start one of your own and name its socket with --socket PATH"
    case .disconnected(let reason): "the connection to the daemon broke: \(reason)"
    case .silent(let seconds):
      "the daemon has not answered for \(seconds) s. Fix: check whether it is stopped (Ctrl-Z), or "
        + "restart it."
    case .refused(let name, let parameters):
      Refusal(name, parameters).sentence
        + (Self.fix(of: name).map { ". Fix: \($0)" } ?? "")
    case .misunderstood(let what):
      "the daemon violated the protocol: \(what). Fix: check what listens at its socket; if it is "
        + "stylusd, install it and this program in one version"
    case .incompatible(let version):
      "the daemon speaks protocol \(version), this program \(Hello.currentProtocol). Fix: install both in one "
        + "version, and restart the daemon"
    case .renumbered:
      "the daemon was restarted, and its devices have new numbers. Fix: request its tablets, "
        + "and listen again."
    case .unable(let why):
      "this program cannot listen: \(why). Fix: raise its limits (ulimit -a), or end programs that "
        + "use too much"
    }
  }
}

extension ClientError {
  /// Returns the server's own error for a rejected call; nil if it is another error.
  func refusal<Refusal>(_ read: (_ name: String, JSONObject) -> Refusal?) -> Refusal? {
    guard case .refused(let name, let parameters) = self,
      case .object(let object)? = try? JSONValue(parsing: Array(parameters.utf8))
    else { return nil }
    return read(name, object)
  }

  /// Returns how to fix a refusal; nil if its name says it, or if there is no known fix.
  private static func fix(of refusal: String) -> String? {
    switch refusal {
    case "org.stylusd.TooManyClients":
      "end programs that listen, or raise max-clients and max-clients-per-user in stylusd.conf"
    case "org.varlink.service.PermissionDenied":
      "go to the session in front of the tablets and unlock it, or ask for a place in the daemon's ink-group"
    case "org.varlink.service.InterfaceNotFound", "org.varlink.service.MethodNotFound",
      "org.varlink.service.MethodNotImplemented", "org.varlink.service.InvalidParameter":
      "install the daemon and this program in one version"
    default: nil
    }
  }

  /// Whether the same call may succeed a moment later.
  var isPassing: Bool {
    switch self {
    case .noDaemon, .forbidden, .disconnected, .silent, .unable: true
    case .refused(let name, _):
      Self.passingRefusals.contains(name)
    case .misunderstood, .incompatible, .renumbered: false
    }
  }

  /// Permission is one of them: it depends on the session, and a locked screen may be unlocked
  /// again.
  private static let passingRefusals: Set = [
    "org.stylusd.TooManyClients", "org.stylusd.Stopping",
    "org.varlink.service.PermissionDenied",
  ]
}
