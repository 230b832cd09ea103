import CWayland

/// Which lock and modifier keys of the user's keyboards count, as KWin tells whom a desktop entry
/// names. Gone with the value.
@safe package final class KeyStates: Listening {
  private let pointer: OpaquePointer
  /// It must outlive the proxy.
  private let compositor: Compositor
  /// By KWin's numbers.
  private var states: [UInt32: UInt32] = [:]
  /// Whether this KWin reports what is held.
  private let reportsHeld: Bool

  /// The version from which on it tells of keys that are held.
  private static let held: UInt32 = 5
  private static let capsLock: UInt32 = 0
  /// Alt, Control, Shift, Meta, AltGr.
  private static let modifiers: ClosedRange<UInt32> = 3...7

  /// - Throws: ``WaylandError/lacking(_:)`` where the compositor has none for us.
  package init(of compositor: Compositor) throws(WaylandError) {
    guard let place = compositor.bound.keyStates,
      let made = unsafe cwayland_bind_org_kde_kwin_keystate(
        compositor.registry, place.name, place.version)
    else { throw .lacking(.keyStates) }
    self.compositor = compositor
    reportsHeld = place.version >= Self.held
    unsafe pointer = made
    unsafe org_kde_kwin_keystate_add_listener(pointer, stateListener.table, address)
    unsafe org_kde_kwin_keystate_fetchStates(pointer)
    try compositor.flush()
  }

  deinit { unsafe wl_proxy_destroy(pointer) }

  /// Whether Caps Lock is on; nil before it is known.
  package var isCapsLocked: Bool? { states[Self.capsLock].map { $0 != 0 } }

  /// Whether a modifier key is held, or counts for the next key; nil: this KWin does not report it.
  package var isModified: Bool? {
    reportsHeld ? Self.modifiers.contains { states[$0, default: 0] != 0 } : nil
  }

  fileprivate func recordKey(_ key: UInt32, _ state: UInt32) {
    if key <= Self.modifiers.upperBound { states[key] = state }
  }
}

private let stateListener = Listener(org_kde_kwin_keystate_listener()) { table in
  unsafe table.stateChanged = { data, _, key, state in
    unsafe KeyStates.at(data).recordKey(key, state)
  }
}
