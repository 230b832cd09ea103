import LinuxIO
package import StylusModel
package import StylusProtocol

/// A connection to the overlay: docs/develop/overlay-socket.md.
///
/// Life: connect, call. Every call waits for its answer, but not for ever. After an error that is
/// not ``OverlayCallError/refused(_:)`` make a new one; the connection closes when the value goes.
package struct OverlayConnection: ~Copyable {
  private var channel: CallSocket

  /// Connects to the overlay.
  ///
  /// - Parameters:
  ///   - path: its socket, at most 107 bytes; nil for that in XDG_RUNTIME_DIR.
  ///   - patience: how long the overlay may leave a call without a sign, above 0.
  package init(
    path: String? = nil, patience: Microseconds = .milliseconds(30_000)
  ) throws(OverlayCallError) {
    let usual = Environment.variable("XDG_RUNTIME_DIR").map { SocketPath.overlay($0) }
    guard let path = path ?? usual else { throw .noPlace }
    channel = try OverlayCallError.wrapping { () throws(ClientError) in
      try CallSocket(paths: [path], patience: patience)
    }
  }

  /// What the overlay is and does.
  package mutating func status() throws(OverlayCallError) -> OverlayStatus {
    try callMethod(.getStatus, JSONObject(), OverlayStatus.init(_:))
  }

  /// What the overlay measured of itself.
  package mutating func statistics() throws(OverlayCallError) -> OverlayStatistics {
    try callMethod(.getStatistics, JSONObject(), OverlayStatistics.init(_:))
  }

  /// Changes what is done with a pen; what is done now.
  package mutating func setMode(_ mode: OverlayModeChange) throws(OverlayCallError) -> OverlayMode {
    try callMethod(.setMode, mode, OverlayMode.init(_:))
  }

  /// Changes what is drawn with; what it is now.
  package mutating func setInk(_ ink: OverlayInkChange) throws(OverlayCallError) -> OverlayInk {
    try callMethod(.setInk, ink.texts, OverlayInk.init(_:))
  }

  /// Does what a command of docs/develop/canvas.md says.
  package mutating func performLine(_ line: OverlayCommandLine) throws(OverlayCallError) {
    try callMethod(.perform, line)
  }

  /// Ink that begins there is another program's, for some seconds.
  package mutating func leaveOut(_ areas: OverlayAreas) throws(OverlayCallError) {
    try callMethod(.leaveOut, areas)
  }

  /// Takes back the last step.
  package mutating func undo() throws(OverlayCallError) { try callMethod(.undo, JSONObject()) }

  /// Does again what was taken back last.
  package mutating func redo() throws(OverlayCallError) { try callMethod(.redo, JSONObject()) }

  /// Removes the ink of an output, or of all.
  package mutating func clearInk(_ clearing: OverlayClearing) throws(OverlayCallError) {
    try callMethod(.clear, clearing)
  }

  /// Writes the ink of an output to a file; which output, and how many strokes.
  package mutating func save(_ saving: OverlayInkFile) throws(OverlayCallError) -> OverlaySaved {
    try callMethod(.save, saving, OverlaySaved.init(_:))
  }

  /// Puts the drawing of a file in the place of the ink of an output, or of all; how many strokes
  /// it has.
  package mutating func openFile(_ file: OverlayInkFile) throws(OverlayCallError) -> OverlayOpened {
    try callMethod(.open, file, OverlayOpened.init(_:))
  }

  /// Nothing is shown and drawn until this connection closes.
  package mutating func hide() throws(OverlayCallError) { try callMethod(.hide, JSONObject()) }

  /// The configuration is read again.
  package mutating func reload() throws(OverlayCallError) { try callMethod(.reload, JSONObject()) }

  private mutating func callMethod(
    _ method: OverlayRequest.OverlayMethod, _ parameters: some JSONWritable
  ) throws(OverlayCallError) {
    _ = try callMethod(method, parameters) { (reply) throws(ProtocolError) in reply }
  }

  private mutating func callMethod<Reply>(
    _ method: OverlayRequest.OverlayMethod, _ parameters: some JSONWritable,
    _ read: (JSONObject) throws(ProtocolError) -> Reply
  ) throws(OverlayCallError) -> Reply {
    do throws(ClientError) {
      let reply = try channel.call(method, parameters)
      do throws(ProtocolError) { return try read(reply) } catch {
        throw ClientError.misunderstood("\(error)")
      }
    } catch {
      throw OverlayCallError(error)
    }
  }
}
