package import StylusProtocol

/// The reason why communication with the overlay failed.
package enum OverlayCallError: Error, Hashable, Sendable {
  /// The path of the socket is unknown.
  case noPlace
  /// No overlay listens, with the reason.
  case noOverlay(String)
  /// The overlay rejected a call.
  case refused(OverlayError)
  /// The connection broke, or invalid data was received.
  case broken(ClientError)

  /// Creates the error for a failure of the connection to the overlay.
  init(_ error: ClientError) {
    switch error {
    case .forbidden(let path): self = .noOverlay("this user may not connect to \(path)")
    case .noDaemon(let reasons): self = .noOverlay(reasons.joined(separator: "; "))
    default: self = error.refusal(OverlayError.init(name:_:)).map(Self.refused) ?? .broken(error)
    }
  }

  static func wrapping<Value: ~Copyable>(
    _ body: () throws(ClientError) -> Value
  ) throws(OverlayCallError) -> Value {
    do throws(ClientError) { return try body() } catch { throw OverlayCallError(error) }
  }
}

extension OverlayCallError: CustomStringConvertible {
  /// The error and, if there is one, how to fix it.
  package var description: String {
    switch self {
    case .noPlace:
      "XDG_RUNTIME_DIR is not set, so the overlay's socket is unknown. Fix: run this in the "
        + "desktop's session, or name the socket with --socket PATH."
    case .noOverlay(let reason):
      "no overlay to talk to: \(reason). Fix: start it with inkoverlay, or with "
        + "systemctl --user start inkoverlay."
    case .refused(let error): "\(error)"
    case .broken(.silent(let seconds)):
      "the overlay has not answered for \(seconds) s. Fix: check whether it is stopped, or restart "
        + "it: systemctl --user restart inkoverlay."
    case .broken(.disconnected(let reason)):
      "the connection to the overlay broke: \(reason). Its log has the reason: "
        + "journalctl --user -u inkoverlay."
    case .broken(.refused(let name, let parameters)):
      "the overlay refused: \(name) \(parameters). Perhaps it has another version: install both "
        + "again and restart it."
    case .broken(.misunderstood(let what)):
      "the overlay violated the protocol: \(what). Perhaps it has another version: "
        + "reinstall both and restart it."
    case .broken(let error): "\(error)"
    }
  }
}
