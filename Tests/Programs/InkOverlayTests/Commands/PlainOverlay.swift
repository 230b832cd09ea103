import StylusModel
import StylusProtocol
import VarlinkServer

@testable import InkOverlay

/// An overlay without a screen: it remembers what it was told.
struct PlainOverlay: CommandedOverlay {
  var mode = OverlayMode.ephemeral
  var ink = OverlayInk(ink: "pen", color: InkColor(rgba: 0xFF), width: 0.5)
  /// How many strokes there are, and were taken back.
  var strokes = 1
  var undone = 0
  var outputs = ["DP-1"]
  /// Calls that are to be answered later.
  var tickets: [CommandTicket] = []
  var savesLater = false
  var isHidden = false
  /// How often it was told to read its configuration, and why it cannot.
  var reloads = 0
  var unreadable: String?
  /// What makes an answer long.
  var name = "DP-1"

  var status: OverlayStatus {
    var status = OverlayStatus(
      version: "9", uptime: Microseconds(7), mode: mode, ink: ink, eraser: .object,
      surface: .layer)
    status.isHidden = isHidden
    let area = LayoutArea(left: 0, top: 0, width: 1920, height: 1080)
    status.outputs = [OverlayOutput(name: name, area: area, pixelWidth: 1920, pixelHeight: 1080)]
    return status
  }

  var statistics: OverlayStatistics {
    OverlayStatistics(
      uptime: Microseconds(7),
      outputs: [OverlayLatency(output: "DP-1", pacing: .late, period: 16_666_667)])
  }

  mutating func setMode(_ wish: OverlayModeChange) -> OverlayMode {
    mode = OverlayMode(rawValue: wish.rawValue) ?? .draw
    return mode
  }

  mutating func setInk(_ wish: OverlayInkChange) throws(OverlayError) -> OverlayInk {
    if let name = wish.ink {
      guard name != "chalk" else { throw .unknownInk(name, known: ["pen"]) }
      ink.ink = name
    }
    return ink
  }

  mutating func performLine(_ line: OverlayCommandLine) throws(OverlayError) {
    guard line.command == "undo" else {
      throw .cannotPerform(command: line.command, reason: "nobody knows how")
    }
    try undo()
  }

  mutating func undo() throws(OverlayError) {
    guard strokes > 0 else { throw .nothingToUndo }
    (strokes, undone) = (strokes - 1, undone + 1)
  }

  mutating func redo() throws(OverlayError) {
    guard undone > 0 else { throw .nothingToRedo }
    (strokes, undone) = (strokes + 1, undone - 1)
  }

  /// Where it draws nothing.
  var foreign: [LayoutArea] = []

  mutating func leaveOut(_ areas: OverlayAreas) { foreign = areas.areas }

  mutating func clearInk(_ clearing: OverlayClearing) throws(OverlayError) {
    if let output = clearing.output, !outputs.contains(output) {
      throw .noSuchOutput(output, known: outputs)
    }
    strokes = 0
  }

  mutating func hide(_ isHidden: Bool) { self.isHidden = isHidden }

  mutating func reload() throws(OverlayError) {
    if let unreadable { throw .cannotReload(unreadable) }
    reloads += 1
  }

  mutating func save(
    _ saving: OverlayInkFile, _ ticket: CommandTicket
  ) throws(OverlayError) -> OverlaySaved? {
    guard !savesLater else {
      tickets.append(ticket)
      return nil
    }
    return OverlaySaved(output: "DP-1", strokes: strokes)
  }

  mutating func openFile(
    _ file: OverlayInkFile, _ ticket: CommandTicket
  ) throws(OverlayError) -> OverlayOpened? {
    guard file.path != "/none" else { throw .cannotOpen(path: file.path, reason: "it is gone") }
    strokes = 3
    return OverlayOpened(strokes: strokes)
  }
}
