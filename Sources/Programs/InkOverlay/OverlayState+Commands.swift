import InkEditing
import InkScreens
import OverlayConfiguration
import StylusModel
import StylusProtocol

// The commands of docs/develop/canvas.md, from any source: a caller, a button, the picker.
extension OverlayState {
  /// Does what a line says.
  ///
  /// - Throws: `cannotPerform` for one that means nothing or cannot be done; it changed nothing.
  func performLine(_ line: OverlayCommandLine, at now: Timestamp) throws(OverlayError) {
    let action: ButtonAction
    do throws(CommandError) { action = try ButtonAction(line.command) } catch {
      throw .cannotPerform(command: line.command, reason: "\(error)")
    }
    let chosen = try line.output.map { (name) throws(OverlayError) in try screens.named(name) }
    guard case .command(let command) = action else { return perform(action, on: chosen, at: now) }
    do throws(RejectedCommandError) { try perform(command, on: chosen, at: now) } catch {
      throw .cannotPerform(command: line.command, reason: "\(error)")
    }
  }

  /// Does a command; one that fails changes nothing.
  ///
  /// - Parameter screen: whose page or view it is about; nil: the pen's, otherwise the picker's.
  func perform(
    _ command: CanvasCommand, on screen: OutputScreen? = nil, at now: Timestamp
  ) throws(RejectedCommandError) {
    switch command {
    case .picker(let visibility): picker.setVisibility(visibility, at: now)
    case .ruler, .placeRuler, .moveRuler, .turnRuler: try changeRuler(command, at: now)
    default:
      if try !screens.execute(command, on: screen, at: now) { try changeTools(command, at: now) }
    }
  }

  private func changeTools(_ command: CanvasCommand, at now: Timestamp) throws(RejectedCommandError)
  {
    var tools = tools
    do throws(EditError) {
      guard try tools.perform(command) else { throw EditError.nothingSelected }
    } catch {
      throw .cannot(error)
    }
    self.tools = tools
    picker.keepSoon(at: now)
  }

  /// The ruler is laid, taken away, moved or turned.
  private func changeRuler(_ command: CanvasCommand, at now: Timestamp) throws(RejectedCommandError)
  {
    let before = tools
    var tools = tools
    do throws(EditError) { _ = try tools.perform(command) } catch { throw .cannot(error) }
    self.tools = tools
    hands.layRuler(on: screens, tools, mode, at: now)
    if case .ruler = command { return }
    guard tools.showsRuler, hands.placeRuler(command, at: now) else {
      self.tools = before
      throw .cannot(.noRuler)
    }
  }
}
