import Desktops
import InputMethods
import Units
import WaylandClient

/// The user's keyboards on KWin: keys of its fake input, the locks that it reports, and the current
/// layout.
///
/// KWin grants the first two, both together, to programs named in a desktop entry.
final class KWinKeyboard: UserKeyboard {
  private let compositor: Compositor
  private let keys: FakeKeyboard
  private let states: KeyStates
  private let layouts: KWinLayouts

  /// Control, Alt, Meta and Shift, on both sides, by the kernel's numbers.
  private static let modifiers: [UInt32] = [29, 97, 56, 100, 125, 126, 42, 54]

  /// - Throws: if KWin does not grant it.
  init(of compositor: Compositor, _ keys: FakeKeyboard, _ watch: InputWatch) throws(WaylandError) {
    self.compositor = compositor
    self.keys = keys
    states = try KeyStates(of: compositor)
    layouts = KWinLayouts(watch: watch)
    compositor.listenToKeys()
  }

  var state: KeyboardState? {
    guard let group = layouts.group, let isCapsLocked = states.isCapsLocked else { return nil }
    return KeyboardState(
      group: group, isCapsLocked: isCapsLocked, isModified: states.isModified)
  }

  func sendKeys(_ moves: [KeyMove], in state: KeyboardState, refused: @escaping () -> Void) -> Bool
  {
    guard state == self.state, !compositor.isFull else { return false }
    // KWin 5.27 does not report held keys, and letters with Ctrl would be commands. All modifier
    // keys are therefore released first. KWin ignores the release of keys that are not held, and
    // later also the user's own release.
    let letGo =
      state.isModified == nil ? Self.modifiers.map { KeyMove($0, isDown: false) } : []
    do throws(WaylandError) { try keys.sendKeys(letGo + moves) } catch { return false }
    return true
  }

  func updateLayouts(at now: Timestamp) -> Timestamp? { layouts.updateLayouts(at: now) }
}
