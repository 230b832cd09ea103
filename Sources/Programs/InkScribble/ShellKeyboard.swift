import DesktopWindows
import InputMethods
import WaylandClient

/// The user's keyboards on GNOME, where our extension of the shell presses keys: the shell has no
/// other way for a program.
final class ShellKeyboard: UserKeyboard {
  private let desk: DesktopFields

  init(_ desk: DesktopFields) { self.desk = desk }

  /// What is held the extension knows, and refuses then.
  var state: KeyboardState? {
    desk.keyboard.map { KeyboardState(group: $0.group, isCapsLocked: $0.isCapsLocked) }
  }

  func sendKeys(_ moves: [KeyMove], in state: KeyboardState, refused: @escaping () -> Void) -> Bool
  {
    let keys = moves.map { $0.isDown ? Int32($0.key) : -Int32($0.key) }
    let keyboard = ToldKeyboard(group: state.group, isCapsLocked: state.isCapsLocked)
    return desk.pressKeys(keys, on: keyboard) { isDone in if !isDone { refused() } }
  }
}
