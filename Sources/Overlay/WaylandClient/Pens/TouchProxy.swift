import CWayland

/// A touch screen, of which each finger is reported.
@safe final class TouchProxy: Listening {
  private let proxy: ReleasableProxy
  private unowned let owner: any ProxyOwner
  private var fingers: [Int32: TouchFrame] = [:]

  /// More fingers than these are not followed.
  private static let mostFingers = 16

  init(_ pointer: OpaquePointer, _ version: UInt32, _ owner: any ProxyOwner) {
    unsafe proxy = .touch(pointer, version)
    self.owner = owner
    unsafe wl_touch_add_listener(pointer, touchListener.table, address)
  }

  fileprivate func down(
    _ finger: Int32, _ surface: OpaquePointer?, _ x: wl_fixed_t, _ y: wl_fixed_t
  ) {
    guard fingers.count < Self.mostFingers, let overlay = unsafe owner.overlay(at: surface) else {
      return
    }
    let frame = TouchFrame(
      source: .finger(finger), overlay: overlay, x: Double(x) / 256, y: Double(y) / 256,
      isDown: true)
    fingers[finger] = frame
    owner.queueEvent(.touch(frame))
  }

  fileprivate func handleMotion(_ finger: Int32, _ x: wl_fixed_t, _ y: wl_fixed_t) {
    guard var frame = fingers[finger] else { return }
    (frame.x, frame.y) = (Double(x) / 256, Double(y) / 256)
    fingers[finger] = frame
    owner.queueEvent(.touch(frame))
  }

  fileprivate func up(_ finger: Int32) {
    guard var frame = fingers.removeValue(forKey: finger) else { return }
    frame.isDown = false
    owner.queueEvent(.touch(frame))
  }

  fileprivate func cancel() {
    for var frame in fingers.values {
      (frame.isDown, frame.isCancelled) = (false, true)
      owner.queueEvent(.touch(frame))
    }
    fingers = [:]
  }
}

private let touchListener = Listener(wl_touch_listener()) { table in
  unsafe table.down = { data, _, _, _, surface, finger, x, y in
    unsafe TouchProxy.at(data).down(finger, surface, x, y)
  }
  unsafe table.up = { data, _, _, _, finger in unsafe TouchProxy.at(data).up(finger) }
  unsafe table.motion = { data, _, _, finger, x, y in
    unsafe TouchProxy.at(data).handleMotion(finger, x, y)
  }
  unsafe table.frame = { _, _ in }
  unsafe table.cancel = { data, _ in unsafe TouchProxy.at(data).cancel() }
  unsafe table.shape = { _, _, _, _, _ in }
  unsafe table.orientation = { _, _, _, _ in }
}
