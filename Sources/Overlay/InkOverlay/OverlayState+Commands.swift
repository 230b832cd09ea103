import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import StylusModel
import StylusProtocol

// The commands of docs/canvas.md, whoever gives them: a caller, a button, the picker.
extension OverlayState {
  /// Does what a line says.
  ///
  /// - Throws: `cannotPerform` for one that means nothing, or cannot be done now; then nothing was done.
  func perform(_ line: OverlayCommandLine, at now: Timestamp) throws(OverlayError) {
    let command: CanvasCommand
    do throws(CommandError) { command = try CanvasCommand(line.command) } catch {
      throw .cannotPerform(command: line.command, reason: "\(error)")
    }
    do throws(CommandRefusal) { try perform(command, at: now) } catch {
      throw .cannotPerform(command: line.command, reason: "\(error)")
    }
  }

  /// Ink that begins there is another program's, for a while.
  func leaveOut(_ wish: OverlayAreas, at now: Timestamp) {
    let areas = wish.areas.map {
      Rect(
        x: Double($0.left), y: Double($0.top), width: Double($0.width), height: Double($0.height))
    }
    foreign = (areas, now + Microseconds(OverlayAreas.lease))
  }

  /// Whether ink that begins at a place of the layout is another program's.
  func isForeign(_ place: Point, at now: Timestamp) -> Bool {
    mode == .ephemeral && now < foreign.until && foreign.areas.contains { $0.contains(place) }
  }

  /// Does a command; one that fails changes nothing.
  func perform(_ command: CanvasCommand, at now: Timestamp) throws(CommandRefusal) {
    switch command {
    case .undo: guard undo(at: now) else { throw .cannot(.nothingToUndo) }
    case .redo: guard redo(at: now) else { throw .cannot(.nothingToRedo) }
    case .clear: clearAll(at: now)
    case .picker(let visibility): showPicker(visibility, at: now)
    case .zoom, .zoomToFit, .pan, .turn, .page: throw .noPages
    case .selectAll, .selectNone, .copy: try edit(command, at: now)
    case _ where command.editsDrawing: try edit(command, at: now)
    default: try change(command, at: now)
    }
  }

  /// Commands about what is drawn or selected: on the outputs where something is selected. Everything is selected on all
  /// of them; what was cut is pasted where the pen is.
  private func edit(_ command: CanvasCommand, at now: Timestamp) throws(CommandRefusal) {
    let present = screens.all.filter { $0.canvas != nil }
    let chosen =
      switch command {
      case .selectAll: present.filter { $0.ink.count > 0 }
      case .paste: present.first(where: \.isPenNear).map { [$0] } ?? Array(present.prefix(1))
      default: present.filter { $0.canvas?.editor.selection.isEmpty == false }
      }
    guard !chosen.isEmpty else {
      throw .cannot(command == .paste ? .nothingToPaste : .nothingSelected)
    }
    screens.beginStep()
    screens.forgetUndone()
    do throws(EditError) {
      for screen in chosen { try screen.perform(command, at: now) }
    } catch {
      throw .cannot(error)
    }
    shareClipboard(of: chosen[0])
  }

  /// What was cut or copied on one output can be pasted on each.
  private func shareClipboard(of screen: OutputScreen) {
    guard let clipboard = screen.canvas?.editor.clipboard, clipboard.count > 0 else { return }
    for other in screens.all where other !== screen {
      other.canvas?.edit { editor in
        editor.clipboard = clipboard
        return nil
      }
    }
  }

  /// Commands about tools.
  private func change(_ command: CanvasCommand, at now: Timestamp) throws(CommandRefusal) {
    switch command {
    case .ruler, .placeRuler, .moveRuler, .turnRuler:
      return try changeRuler(command, at: now)
    default: break
    }
    var tools = tools
    do throws(EditError) {
      guard try tools.perform(command) else { throw EditError.nothingSelected }
    } catch {
      throw .cannot(error)
    }
    self.tools = tools
    picker.keepSoon(at: now)
  }
}

/// Why a command is not done.
enum CommandRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// It cannot be done now.
  case cannot(EditError)
  /// The overlay lies on the screen: it has no pages and no view of its own.
  case noPages
  /// There is no ruler to move or to turn.
  case noRuler

  var description: String {
    switch self {
    case .cannot(let error): "\(error)"
    case .noRuler: "there is no ruler on the screen. Fix: ruler on"
    case .noPages: "ink on the screen has no pages and no zoom. Fix: use a canvas of an application"
    }
  }
}
