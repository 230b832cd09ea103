import CWayland

/// A pen as the compositor reports it; what it did is told frame by frame.
@safe final class ToolProxy: Listening {
  fileprivate var state: PenFrame
  private let pointer: OpaquePointer
  private unowned let seat: SeatProxy

  init(_ pointer: OpaquePointer, _ seat: SeatProxy) {
    unsafe self.pointer = pointer
    self.seat = seat
    state = PenFrame(
      tool: PenDeviceID(rawValue: seat.owner.nextNumber()), x: 0, y: 0, isDown: false,
      pressure: 0, tiltX: 0, tiltY: 0, milliseconds: 0)
    unsafe zwp_tablet_tool_v2_add_listener(pointer, toolListener.table, address)
  }

  deinit { unsafe zwp_tablet_tool_v2_destroy(pointer) }

  /// It comes over an overlay, where the ink is its cursor.
  fileprivate func enter(_ serial: UInt32, _ tablet: OpaquePointer?, _ surface: OpaquePointer?) {
    state.tablet = seat.tablets.first { unsafe $0.pointer == tablet }?.description.id
    state.overlay = unsafe seat.owner.overlay(at: surface)
    guard seat.owner.hidesPens else { return }
    unsafe zwp_tablet_tool_v2_set_cursor(pointer, serial, nil, 0, 0)
  }

  fileprivate func leave() {
    state.overlay = nil
    state.isDown = false
    state.pressure = 0
  }

  fileprivate func finishFrame(_ milliseconds: UInt32) {
    state.milliseconds = milliseconds
    seat.owner.queueEvent(.pen(state))
  }

  fileprivate func removed() { seat.removeTool(self) }
}

/// 24.8 bits.
private func doubleValue(_ fixed: wl_fixed_t) -> Double { Double(fixed) / 256 }

private func radians(_ degrees: wl_fixed_t) -> Float { Float(doubleValue(degrees) * .pi / 180) }

private let toolListener = Listener(zwp_tablet_tool_v2_listener()) { table in
  unsafe table.type = { data, _, type in
    unsafe ToolProxy.at(data).state.isEraser = type == ZWP_TABLET_TOOL_V2_TYPE_ERASER.rawValue
  }
  unsafe table.hardware_serial = { _, _, _, _ in }
  unsafe table.hardware_id_wacom = { _, _, _, _ in }
  unsafe table.capability = { _, _, _ in }
  unsafe table.done = { _, _ in }
  unsafe table.removed = { data, _ in unsafe ToolProxy.at(data).removed() }
  unsafe table.proximity_in = { data, _, serial, tablet, surface in
    unsafe ToolProxy.at(data).enter(serial, tablet, surface)
  }
  unsafe table.proximity_out = { data, _ in unsafe ToolProxy.at(data).leave() }
  unsafe table.down = { data, _, _ in unsafe ToolProxy.at(data).state.isDown = true }
  unsafe table.up = { data, _ in unsafe ToolProxy.at(data).state.isDown = false }
  unsafe table.motion = { data, _, x, y in
    let tool = unsafe ToolProxy.at(data)
    tool.state.x = doubleValue(x)
    tool.state.y = doubleValue(y)
  }
  unsafe table.pressure = { data, _, pressure in
    unsafe ToolProxy.at(data).state.pressure = Float(min(pressure, 65_535)) / 65_535
  }
  unsafe table.tilt = { data, _, x, y in
    let tool = unsafe ToolProxy.at(data)
    tool.state.tiltX = radians(x)
    tool.state.tiltY = radians(y)
  }
  unsafe table.distance = { _, _, _ in }
  unsafe table.rotation = { data, _, degrees in
    unsafe ToolProxy.at(data).state.roll = radians(degrees)
  }
  unsafe table.slider = { _, _, _ in }
  unsafe table.wheel = { _, _, _, _ in }
  unsafe table.button = { _, _, _, _, _ in }
  unsafe table.frame = { data, _, time in unsafe ToolProxy.at(data).finishFrame(time) }
}
