import CWayland

/// A pointer, of which the position and the first button are reported.
@safe final class PointerProxy: Listening {
  /// BTN_LEFT of the kernel.
  private static let firstButton: UInt32 = 0x110

  private let proxy: ReleasableProxy
  private unowned let owner: any ProxyOwner
  fileprivate var state = TouchFrame(source: .pointer, x: 0, y: 0, isDown: false)
  private var isChanged = false

  init(_ pointer: OpaquePointer, _ version: UInt32, _ owner: any ProxyOwner) {
    unsafe proxy = .pointer(pointer, version)
    self.owner = owner
    unsafe wl_pointer_add_listener(pointer, pointerListener.table, address)
  }

  fileprivate func enter(_ surface: OpaquePointer?, _ x: wl_fixed_t, _ y: wl_fixed_t) {
    state.overlay = unsafe owner.overlay(at: surface)
    handleMotion(x, y)
  }

  fileprivate func leave() {
    state.overlay = nil
    state.isDown = false
    recordChange()
  }

  fileprivate func handleMotion(_ x: wl_fixed_t, _ y: wl_fixed_t) {
    (state.x, state.y) = (Double(x) / 256, Double(y) / 256)
    recordChange()
  }

  fileprivate func handleButton(_ button: UInt32, _ isDown: Bool) {
    guard button == Self.firstButton else { return }
    state.isDown = isDown
    // Where it is now: sway moves the pointer to a pen in the same frame.
    isChanged = true
    finishFrame()
  }

  /// Before version 5 there are no frames: each event is one.
  private func recordChange() {
    isChanged = true
    if proxy.version < 5 { finishFrame() }
  }

  fileprivate func finishFrame() {
    if isChanged { owner.queueEvent(.touch(state)) }
    isChanged = false
  }
}

private let pointerListener = Listener(wl_pointer_listener()) { table in
  unsafe table.enter = { data, _, _, surface, x, y in
    unsafe PointerProxy.at(data).enter(surface, x, y)
  }
  unsafe table.leave = { data, _, _, _ in unsafe PointerProxy.at(data).leave() }
  unsafe table.motion = { data, _, _, x, y in unsafe PointerProxy.at(data).handleMotion(x, y) }
  unsafe table.button = { data, _, _, _, button, state in
    unsafe PointerProxy.at(data).handleButton(
      button, state == WL_POINTER_BUTTON_STATE_PRESSED.rawValue)
  }
  unsafe table.axis = { _, _, _, _, _ in }
  unsafe table.frame = { data, _ in unsafe PointerProxy.at(data).finishFrame() }
  unsafe table.axis_source = { _, _, _ in }
  unsafe table.axis_stop = { _, _, _, _ in }
  unsafe table.axis_discrete = { _, _, _, _ in }
}
