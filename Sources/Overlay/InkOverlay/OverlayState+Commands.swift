import InkEditing
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

  /// Does a command; one that fails changes nothing.
  func perform(_ command: CanvasCommand, at now: Timestamp) throws(CommandRefusal) {
    switch command {
    case .undo: guard undo(at: now) else { throw .cannot(.nothingToUndo) }
    case .redo: guard redo(at: now) else { throw .cannot(.nothingToRedo) }
    case .clear: clearAll(at: now)
    case .picker(let visibility): showPicker(visibility, at: now)
    case .zoom, .zoomToFit, .pan, .turn, .page: throw .noPages
    default: try change(command, at: now)
    }
  }

  /// Commands about tools.
  private func change(_ command: CanvasCommand, at now: Timestamp) throws(CommandRefusal) {
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

  var description: String {
    switch self {
    case .cannot(let error): "\(error)"
    case .noPages: "ink on the screen has no pages and no zoom. Fix: use a canvas of an application"
    }
  }
}
