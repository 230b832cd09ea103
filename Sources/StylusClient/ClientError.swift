import LinuxIO
import StylusProtocol

/// Why a conversation with the daemon failed.
public enum ClientError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No daemon listens at any of these paths; the texts say why.
  case noDaemon([String])
  /// The connection broke.
  case disconnected(String)
  /// The daemon took or said nothing for so many seconds while it had something to answer.
  case silent(seconds: Double)
  /// The daemon refused a call: the error's name and its parameters as JSON.
  case refused(name: String, parameters: String)
  /// The daemon said something that the protocol does not allow.
  case misunderstood(String)

  /// What went wrong and, where there is one, the mend.
  public var description: String {
    switch self {
    case .noDaemon(let reasons):
      "no daemon to talk to: \(reasons.joined(separator: "; ")). "
        + "Start stylusd, or name its socket with --socket PATH."
    case .disconnected(let reason): "the connection to the daemon broke: \(reason)"
    case .silent(let seconds):
      "the daemon does not answer, \(seconds) s long. Look whether it is stopped (Ctrl-Z), or "
        + "restart it."
    case .refused(let name, let parameters): "the daemon refused: \(name) \(parameters)"
    case .misunderstood(let what): "the daemon said what the protocol does not allow: \(what)"
    }
  }
}
