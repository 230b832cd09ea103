import CWayland

/// An input method of a seat: puts text into whichever field has the keyboard. A seat has one at a
/// time; gone with the value.
///
///     let method = try InputMethod(of: compositor)
///     ... .textFocus: if method.focus.field?.isSecret == false { try method.commit("ink") }
@safe package final class InputMethod: Listening {
  /// The field that has the keyboard, and its state.
  package fileprivate(set) var focus = InputFocus()
  /// Whether the seat has another one: then this does nothing, ever.
  package fileprivate(set) var isRefused = false
  private let compositor: Compositor
  private let pointer: OpaquePointer

  /// A message has 4096 bytes at most.
  private static let longestPart = 3_000

  /// - Throws: ``WaylandError/lacking(_:)`` where the compositor has none, or no seat.
  package init(of compositor: Compositor) throws(WaylandError) {
    guard let manager = unsafe compositor.bound.inputMethods, let seat = compositor.firstSeat,
      let made = unsafe zwp_input_method_manager_v2_get_input_method(manager, seat.pointer)
    else { throw .lacking(.inputMethods) }
    self.compositor = compositor
    unsafe pointer = made
    unsafe zwp_input_method_v2_add_listener(pointer, methodListener.table, address)
    try compositor.flush()
  }

  deinit { unsafe zwp_input_method_v2_destroy(pointer) }

  /// Puts text in at the cursor, in place of what is selected or only shown.
  package func commit(_ text: String) throws(WaylandError) {
    for part in Self.chunks(of: text) {
      unsafe zwp_input_method_v2_commit_string(pointer, part)
      try commitAndFlush()
    }
  }

  /// Shows text at the cursor that is not the field's yet; empty: none any more.
  package func setPreedit(_ text: String) throws(WaylandError) {
    let text = Self.chunks(of: text).first ?? ""
    let end = Int32(text.utf8.count)
    unsafe zwp_input_method_v2_set_preedit_string(pointer, text, end, end)
    try commitAndFlush()
  }

  /// Deletes this number of bytes before the cursor. Some programs pass it over.
  package func delete(before count: UInt32) throws(WaylandError) {
    unsafe zwp_input_method_v2_delete_surrounding_text(pointer, count, 0)
    try commitAndFlush()
  }

  private func commitAndFlush() throws(WaylandError) {
    unsafe zwp_input_method_v2_commit(pointer, focus.serial)
    try compositor.flush()
  }

  static func chunks(of text: String) -> [String] {
    var parts: [String] = []
    var part = ""
    for character in text where character.utf8.count <= longestPart {
      if part.utf8.count + character.utf8.count > longestPart {
        parts.append(part)
        part = ""
      }
      part.append(character)
    }
    return part.isEmpty ? parts : parts + [part]
  }

  fileprivate func finished() {
    focus.applyState()
    compositor.queueEvent(.textFocus)
  }

  fileprivate func refused() {
    isRefused = true
    focus = InputFocus()
    compositor.queueEvent(.textFocus)
  }
}

private let methodListener = Listener(zwp_input_method_v2_listener()) { table in
  unsafe table.activate = { data, _ in unsafe InputMethod.at(data).focus.activate() }
  unsafe table.deactivate = { data, _ in unsafe InputMethod.at(data).focus.deactivate() }
  unsafe table.surrounding_text = { data, _, words, cursor, anchor in
    unsafe InputMethod.at(data).focus.surround(decodeCString(words), cursor: cursor, anchor: anchor)
  }
  unsafe table.text_change_cause = { _, _, _ in }
  unsafe table.content_type = { data, _, hint, purpose in
    unsafe InputMethod.at(data).focus.describe(hint: hint, purpose: purpose)
  }
  unsafe table.done = { data, _ in unsafe InputMethod.at(data).finished() }
  unsafe table.unavailable = { data, _ in unsafe InputMethod.at(data).refused() }
}
