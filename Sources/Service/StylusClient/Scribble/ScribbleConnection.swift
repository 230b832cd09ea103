import LinuxIO
package import StylusModel
package import StylusProtocol

/// A connection to inkscribe: docs/develop/scribble-elements.md, Commands.
///
/// Every call waits for its reply, with a timeout. After an error other than
/// ``ScribbleCallError/refused(_:)``, make a new connection. The connection is closed when the
/// value is destroyed.
package struct ScribbleConnection: ~Copyable {
  private var channel: CallSocket

  /// Connects to inkscribe.
  ///
  /// - Parameters:
  ///   - path: the path of the socket, at most 107 bytes; nil for the one in XDG_RUNTIME_DIR.
  ///   - patience: the timeout for each call, greater than 0.
  package init(
    path: String? = nil, patience: Microseconds = .milliseconds(30_000)
  ) throws(ScribbleCallError) {
    let usual = Environment.variable("XDG_RUNTIME_DIR").map { SocketPath.scribble($0) }
    guard let path = path ?? usual else { throw .noPlace }
    do throws(ClientError) { channel = try CallSocket(paths: [path], patience: patience) } catch {
      throw ScribbleCallError(error)
    }
  }

  /// Returns the status of inkscribe.
  package mutating func status() throws(ScribbleCallError) -> ScribbleStatus {
    try callMethod(.getStatus, JSONObject(), ScribbleStatus.init(_:))
  }

  /// Turns inkscribe on or off, and returns the new state.
  package mutating func setMode(
    _ mode: ScribbleModeChange
  ) throws(ScribbleCallError) -> ScribbleMode {
    try callMethod(.setMode, mode, ScribbleMode.init(_:))
  }

  /// Shows or hides the pad, and returns the new state.
  package mutating func setPad(
    _ change: ScribblePadChange
  ) throws(ScribbleCallError) -> ScribblePadState {
    try callMethod(.setPad, change, ScribblePadState.init(_:))
  }

  /// Returns the texts that could not be inserted into their fields, and removes them from
  /// inkscribe.
  package mutating func takeTexts() throws(ScribbleCallError) -> ScribbleTexts {
    try callMethod(.takeTexts, JSONObject(), ScribbleTexts.init(_:))
  }

  /// Reads the configuration again.
  package mutating func reload() throws(ScribbleCallError) {
    _ = try callMethod(.reload, JSONObject()) { (reply) throws(ProtocolError) in reply }
  }

  private mutating func callMethod<Reply>(
    _ method: ScribbleRequest.ScribbleMethod, _ parameters: some JSONWritable,
    _ read: (JSONObject) throws(ProtocolError) -> Reply
  ) throws(ScribbleCallError) -> Reply {
    do throws(ClientError) {
      return try channel.call(method, parameters, reading: read)
    } catch {
      throw ScribbleCallError(error)
    }
  }
}

/// The reason why communication with inkscribe failed.
package enum ScribbleCallError: Error, Hashable, Sendable {
  /// The path of the socket is unknown.
  case noPlace
  /// inkscribe does not listen, with the reason.
  case absent(String)
  /// inkscribe rejected a call.
  case refused(ScribbleError)
  /// The connection broke, or invalid data was received.
  case broken(ClientError)

  init(_ error: ClientError) {
    switch error {
    case .forbidden(let path): self = .absent("this user may not connect to \(path)")
    case .noDaemon(let reasons): self = .absent(reasons.joined(separator: "; "))
    default: self = error.refusal(ScribbleError.init(name:_:)).map(Self.refused) ?? .broken(error)
    }
  }
}

extension ScribbleCallError: CustomStringConvertible {
  /// The error and, if there is one, how to fix it.
  package var description: String {
    switch self {
    case .noPlace:
      "XDG_RUNTIME_DIR is not set, so inkscribe's socket is unknown. Fix: run this in the "
        + "desktop's session, or name the socket with --socket PATH."
    case .absent(let reason):
      "no inkscribe to talk to: \(reason). Fix: run stylusctl scribble setup once, or start it: "
        + "systemctl --user start inkscribe."
    case .refused(let error): "\(error)"
    case .broken(.silent(let seconds)):
      "inkscribe has not answered for \(seconds) s. Fix: check whether it is stopped, or restart "
        + "it: systemctl --user restart inkscribe."
    case .broken(let error):
      "\(error). Its log has more: journalctl --user -u inkscribe. Perhaps it has another version."
    }
  }
}
