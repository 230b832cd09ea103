import CXkbcommon
import Desktops
import Glibc
import WaylandClient

@testable import InputMethods

/// A keyboard of xkb's, on which a test presses keys and reads what a program would.
@safe final class TypedKeyboard {
  /// As a compositor tells it.
  let keymap: [UInt8]
  private let map: OpaquePointer

  /// - Parameters:
  ///   - layouts: by xkeyboard-config's names, with commas between them.
  ///   - options: as `shift:breaks_caps`.
  init?(_ layouts: String, options: String = "") {
    guard let context = unsafe xkb_context_new(XKB_CONTEXT_NO_FLAGS) else { return nil }
    defer { unsafe xkb_context_unref(context) }
    let made = unsafe layouts.withCString { layouts in
      unsafe options.withCString { options in
        var names = unsafe xkb_rule_names(
          rules: nil, model: nil, layout: layouts, variant: nil, options: options)
        return unsafe xkb_keymap_new_from_names(context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS)
      }
    }
    guard let made = unsafe made,
      let text = unsafe xkb_keymap_get_as_string(made, XKB_KEYMAP_FORMAT_TEXT_V1)
    else { return nil }
    unsafe map = made
    keymap = Array(unsafe String(cString: text).utf8)
    unsafe free(text)
  }

  deinit { unsafe xkb_keymap_unref(map) }

  /// What comes of keys, and whether all is as before: nothing is held, and the same locks and
  /// layout count.
  func type(_ moves: [KeyMove], in state: KeyboardState) -> (text: String, isAsBefore: Bool) {
    guard let keys = unsafe xkb_state_new(map) else { return ("", false) }
    defer { unsafe xkb_state_unref(keys) }
    let caps = unsafe xkb_keymap_mod_get_index(map, "Lock")
    let locked: UInt32 = state.isCapsLocked ? 1 << caps : 0
    _ = unsafe xkb_state_update_mask(keys, 0, 0, locked, 0, 0, state.group)
    let before = unsafe xkb_state_serialize_mods(keys, XKB_STATE_MODS_EFFECTIVE)
    var text = String.UnicodeScalarView()
    for move in moves {
      let value = unsafe xkb_state_key_get_utf32(keys, move.key + 8)
      if move.isDown, value != 0, let scalar = Unicode.Scalar(value == 13 ? 10 : value) {
        text.append(scalar)
      }
      _ = unsafe xkb_state_update_key(
        keys, move.key + 8, move.isDown ? XKB_KEY_DOWN : XKB_KEY_UP)
    }
    let after = unsafe xkb_state_serialize_mods(keys, XKB_STATE_MODS_EFFECTIVE)
    return (String(text), before == after)
  }
}
