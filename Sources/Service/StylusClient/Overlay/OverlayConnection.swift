import LinuxIO
package import StylusModel
package import StylusProtocol

/// A connection to the overlay: docs/develop/overlay-socket.md.
///
/// Every call waits for its reply, with a timeout. After an error other than
/// ``OverlayCallError/refused(_:)``, make a new connection. The connection is closed when the value
/// is destroyed.
package struct OverlayConnection: ~Copyable {
  private var channel: CallSocket

  /// Connects to the overlay.
  ///
  /// - Parameters:
  ///   - path: the path of the socket, at most 107 bytes; nil for the one in XDG_RUNTIME_DIR.
  ///   - patience: the timeout for each call, greater than 0.
  package init(
    path: String? = nil, patience: Microseconds = .milliseconds(30_000)
  ) throws(OverlayCallError) {
    let usual = Environment.variable("XDG_RUNTIME_DIR").map { SocketPath.overlay($0) }
    guard let path = path ?? usual else { throw .noPlace }
    channel = try OverlayCallError.wrapping { () throws(ClientError) in
      try CallSocket(paths: [path], patience: patience)
    }
  }

  /// Returns the status of the overlay.
  package mutating func status() throws(OverlayCallError) -> OverlayStatus {
    try callMethod(.getStatus, JSONObject(), OverlayStatus.init(_:))
  }

  /// Returns the overlay's measurements of itself.
  package mutating func statistics() throws(OverlayCallError) -> OverlayStatistics {
    try callMethod(.getStatistics, JSONObject(), OverlayStatistics.init(_:))
  }

  /// Changes the mode of the pen, and returns the new mode.
  package mutating func setMode(_ mode: OverlayModeChange) throws(OverlayCallError) -> OverlayMode {
    try callMethod(.setMode, mode, OverlayMode.init(_:))
  }

  /// Changes the ink, and returns the new ink.
  package mutating func setInk(_ ink: OverlayInkChange) throws(OverlayCallError) -> OverlayInk {
    try callMethod(.setInk, ink.texts, OverlayInk.init(_:))
  }

  /// Performs a command of docs/develop/canvas.md.
  package mutating func performLine(_ line: OverlayCommandLine) throws(OverlayCallError) {
    try callMethod(.perform, line)
  }

  /// For some seconds, leaves ink that begins in these areas to another program.
  package mutating func leaveOut(_ areas: OverlayAreas) throws(OverlayCallError) {
    try callMethod(.leaveOut, areas)
  }

  /// Undoes the last step.
  package mutating func undo() throws(OverlayCallError) { try callMethod(.undo, JSONObject()) }

  /// Redoes the step that was undone last.
  package mutating func redo() throws(OverlayCallError) { try callMethod(.redo, JSONObject()) }

  /// Removes the ink of one output or of all.
  package mutating func clearInk(_ clearing: OverlayClearing) throws(OverlayCallError) {
    try callMethod(.clear, clearing)
  }

  /// Writes the ink of an output to a file; returns the output and the number of strokes.
  package mutating func save(_ saving: OverlayInkFile) throws(OverlayCallError) -> OverlaySaved {
    try callMethod(.save, saving, OverlaySaved.init(_:))
  }

  /// Replaces the ink of one output, or of all, by the drawing in a file; returns the number of its
  /// strokes.
  package mutating func openFile(_ file: OverlayInkFile) throws(OverlayCallError) -> OverlayOpened {
    try callMethod(.open, file, OverlayOpened.init(_:))
  }

  /// Hides the overlay and stops drawing until this connection is closed.
  package mutating func hide() throws(OverlayCallError) { try callMethod(.hide, JSONObject()) }

  /// Reads the configuration again.
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
      return try channel.call(method, parameters, reading: read)
    } catch {
      throw OverlayCallError(error)
    }
  }
}
