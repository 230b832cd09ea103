import CWayland
import Glibc

/// A keyboard, of which only the keymap and Escape are used.
@safe final class KeyboardProxy: Listening {
  private let proxy: ReleasableProxy
  private unowned let owner: any ProxyOwner
  /// The overlay that has the keyboard.
  private var overlay: OverlayID?

  /// KEY_ESC of the kernel, which wl_keyboard sends whatever the layout.
  private static let escape: UInt32 = 1

  init(_ pointer: OpaquePointer, _ version: UInt32, _ owner: any ProxyOwner) {
    unsafe proxy = .keyboard(pointer, version)
    self.owner = owner
    unsafe wl_keyboard_add_listener(pointer, keyboardListener.table, address)
  }

  fileprivate func enter(_ surface: OpaquePointer?) {
    overlay = unsafe owner.overlay(at: surface)
  }

  fileprivate func leave() { overlay = nil }

  fileprivate func takeKeymap(_ format: UInt32, _ descriptor: Int32, _ count: UInt32) {
    owner.takeKeymap(format, descriptor, count)
    close(descriptor)
  }

  fileprivate func handleKey(_ key: UInt32) {
    if key == Self.escape, let overlay { owner.queueEvent(.escaped(overlay)) }
  }
}

private let keyboardListener = Listener(wl_keyboard_listener()) { table in
  unsafe table.keymap = { data, _, format, descriptor, count in
    unsafe KeyboardProxy.at(data).takeKeymap(format, descriptor, count)
  }
  unsafe table.enter = { data, _, _, surface, _ in unsafe KeyboardProxy.at(data).enter(surface) }
  unsafe table.leave = { data, _, _, _ in unsafe KeyboardProxy.at(data).leave() }
  unsafe table.key = { data, _, _, _, key, state in
    if state == WL_KEYBOARD_KEY_STATE_PRESSED.rawValue {
      unsafe KeyboardProxy.at(data).handleKey(key)
    }
  }
  unsafe table.modifiers = { _, _, _, _, _, _, _ in }
  unsafe table.repeat_info = { _, _, _, _ in }
}
