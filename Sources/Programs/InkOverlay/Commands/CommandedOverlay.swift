package import StylusProtocol
package import VarlinkServer

/// The receiver of commands: docs/develop/overlay-socket.md.
///
/// Everything is done at once and without waiting, on the thread of who serves the
/// ``CommandServer``; only files may take their time elsewhere.
package protocol CommandedOverlay {
  /// The state of the overlay.
  var status: OverlayStatus { get }
  /// The overlay's measurements of itself.
  var statistics: OverlayStatistics { get }

  /// Changes the mode; returns the active mode.
  mutating func setMode(_ mode: OverlayModeChange) -> OverlayMode
  /// Changes the ink; returns the active ink.
  mutating func setInk(_ ink: OverlayInkChange) throws(OverlayError) -> OverlayInk
  /// Does what a command of docs/develop/canvas.md says.
  mutating func performLine(_ line: OverlayCommandLine) throws(OverlayError)
  /// Takes back the last step, on whatever output it was made.
  mutating func undo() throws(OverlayError)
  /// Does again what was taken back last.
  mutating func redo() throws(OverlayError)
  /// Removes the ink of an output, or of all.
  mutating func clearInk(_ clearing: OverlayClearing) throws(OverlayError)
  /// Ink that begins there is another program's.
  mutating func leaveOut(_ areas: OverlayAreas)
  /// Shows and draws nothing until the mode changes.
  mutating func hide(_ isHidden: Bool)
  /// Reads the configuration again.
  mutating func reload() throws(OverlayError)
  /// Writes the ink of an output to a file.
  ///
  /// - Returns: what was saved; nil if ``CommandServer/sendReply(_:to:at:)`` will be called with
  ///   the ticket. Until then its caller waits, and nobody else.
  mutating func save(
    _ saving: OverlayInkFile, _ ticket: CommandTicket
  ) throws(OverlayError) -> OverlaySaved?
  /// Shows the drawing of a file.
  ///
  /// - Returns: as of ``save(_:_:)``.
  mutating func openFile(
    _ file: OverlayInkFile, _ ticket: CommandTicket
  ) throws(OverlayError) -> OverlayOpened?
}
