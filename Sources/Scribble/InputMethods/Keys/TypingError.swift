/// Why a text is not typed with keys. Then nothing of it is typed, and it waits. Contains the fix,
/// and never the text.
package enum TypingError: Error, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// No key of the layout produces one of its characters.
  case lacksCharacter
  /// One would, if Caps Lock were off.
  case capsLocked
  case tooLong
  /// A modifier key is held, with which letters would be commands.
  case modified
  /// The keymap is not reported, or invalid.
  case noKeymap
  /// The current layout, or the state of Caps Lock, is not reported.
  case unknownState
  /// The service that presses the keys refused.
  case refused

  package var description: String {
    let loss = "a text was not typed, and waits (stylusctl scribble take): "
    return switch self {
    case .lacksCharacter:
      loss
        + "the keyboard's layout has no key for one of its characters. Fix: choose a layout that has it"
    case .capsLocked:
      loss
        + "with Caps Lock the keyboard's layout has no key for one of its characters. Fix: turn it off"
    case .tooLong:
      loss + "it has more than \(KeyboardLayout.longestText) characters. Fix: write it in parts"
    case .modified:
      loss
        + "a key such as Ctrl, Alt or Shift is held, which makes letters commands. Fix: release it"
    case .noKeymap:
      loss
        + "the desktop's keymap cannot be read. Fix: choose a keyboard layout in its settings"
    case .unknownState:
      loss + "the desktop does not report which layout is active, and whether Caps Lock is on. "
        + "Fix: install inkscribe.desktop on KWin or the extension on GNOME, each of this version"
    case .refused:
      loss
        + "the desktop pressed no keys, because layout or modifier keys have changed. Fix: press "
        + "it on the pad again"
    }
  }
}
