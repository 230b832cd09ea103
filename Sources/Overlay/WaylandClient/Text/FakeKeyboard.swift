import CWayland
import LinuxIO

/// Keys of KWin's fake input, which reach whichever window has the keyboard.
///
/// They are keys of the keyboard that the user has, in its layout, and add to what is held on it.
@safe package final class FakeKeyboard {
  private let compositor: Compositor

  /// The version in which there are keys.
  private static let least: UInt32 = 4

  /// - Throws: ``WaylandError/lacking(_:)`` where the compositor has none.
  package init(of compositor: Compositor) throws(WaylandError) {
    guard compositor.version(of: .fakeInput) ?? 0 >= Self.least,
      let fake = unsafe compositor.bound.fakeInput
    else { throw .lacking(.fakeInput) }
    self.compositor = compositor
    unsafe org_kde_kwin_fake_input_authenticate(fake, "inkscribe", "delete and return on its pad")
    try compositor.flush()
  }

  /// Presses keys and lets them go, in this order, at once.
  package func sendKeys(_ moves: [KeyMove]) throws(WaylandError) {
    guard let fake = unsafe compositor.bound.fakeInput else { return }
    for move in moves {
      let state =
        move.isDown ? WL_KEYBOARD_KEY_STATE_PRESSED : WL_KEYBOARD_KEY_STATE_RELEASED
      unsafe org_kde_kwin_fake_input_keyboard_key(fake, move.key, state.rawValue)
    }
    try compositor.flush()
  }

  /// Presses a key and lets it go, so many times.
  package func press(_ key: EditingKey, times: Int = 1) throws(WaylandError) {
    try sendKeys(key.moves(times: times))
  }
}

/// A key that goes down, or up.
package struct KeyMove: BitwiseCopyable, Hashable, Sendable {
  /// By the kernel's number.
  package var key: UInt32
  package var isDown: Bool

  package init(_ key: UInt32, isDown: Bool) { (self.key, self.isDown) = (key, isDown) }
}
