import CWayland
import LinuxIO
import Units

/// A virtual mouse that taps the window below; removed with the value.
///
/// Kept plugged in: compositors lose the first click of a mouse that was just plugged in.
@safe package final class TapPointer {
  private let compositor: Compositor
  /// Nil: KWin's, which is the compositor's own.
  private let pointer: OpaquePointer?

  /// - Throws: ``WaylandError/lacking(_:)`` where the compositor lets nobody make one.
  package init(of compositor: Compositor) throws(WaylandError) {
    if unsafe compositor.bound.virtualPointers == nil, let fake = unsafe compositor.bound.fakeInput
    {
      self.compositor = compositor
      unsafe pointer = nil
      unsafe org_kde_kwin_fake_input_authenticate(fake, "inkscribe", "taps on text fields")
      try compositor.flush()
      return
    }
    guard let manager = unsafe compositor.bound.virtualPointers,
      let made = unsafe zwlr_virtual_pointer_manager_v1_create_virtual_pointer(manager, nil)
    else { throw .lacking(.virtualPointers) }
    self.compositor = compositor
    unsafe pointer = made
    try compositor.flush()
  }

  deinit { if let pointer = unsafe pointer { unsafe zwlr_virtual_pointer_v1_destroy(pointer) } }

  /// BTN_LEFT of the kernel.
  private static let leftButton: UInt32 = 0x110

  /// Goes to a place, presses and lets go.
  ///
  /// - Parameters:
  ///   - x, y: in logical pixels from the corner of the whole layout.
  ///   - width, height: the layout's size.
  package func tap(x: UInt32, y: UInt32, width: UInt32, height: UInt32) throws(WaylandError) {
    guard let pointer = unsafe pointer else { return try tapOnKWin(x: x, y: y) }
    let time = UInt32(truncatingIfNeeded: MonotonicClock.nanoseconds / 1_000_000)
    // A program learns of the pointer by the first, and is told the place by the second.
    for place in [x == 0 ? 1 : x - 1, x] {
      unsafe zwlr_virtual_pointer_v1_motion_absolute(pointer, time, place, y, width, height)
      unsafe zwlr_virtual_pointer_v1_frame(pointer)
    }
    for state in [WL_POINTER_BUTTON_STATE_PRESSED, WL_POINTER_BUTTON_STATE_RELEASED] {
      unsafe zwlr_virtual_pointer_v1_button(pointer, time, Self.leftButton, state.rawValue)
      unsafe zwlr_virtual_pointer_v1_frame(pointer)
    }
    try compositor.flush()
  }

  private func tapOnKWin(x: UInt32, y: UInt32) throws(WaylandError) {
    guard let fake = unsafe compositor.bound.fakeInput else { return }
    for place in [x == 0 ? 1 : x - 1, x] {
      unsafe org_kde_kwin_fake_input_pointer_motion_absolute(
        fake, fixed(place), fixed(y))
    }
    for state in [WL_POINTER_BUTTON_STATE_PRESSED, WL_POINTER_BUTTON_STATE_RELEASED] {
      unsafe org_kde_kwin_fake_input_button(fake, Self.leftButton, state.rawValue)
    }
    try compositor.flush()
  }

  private func fixed(_ value: UInt32) -> wl_fixed_t { wl_fixed_t(min(value, 1 << 22)) * 256 }
}
