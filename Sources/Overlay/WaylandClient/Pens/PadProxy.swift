import CWayland

/// A tablet's buttons. The daemon reports these; here they are only kept until they go, for the
/// compositor makes objects for their parts, and would end the connection if we did not know these.
@safe final class PadProxy: Listening {
  private let pointer: OpaquePointer
  private unowned let seat: SeatProxy
  private var groups = unsafe [OpaquePointer]()
  private var rings = unsafe [OpaquePointer]()
  private var strips = unsafe [OpaquePointer]()

  init(_ pointer: OpaquePointer, _ seat: SeatProxy) {
    unsafe self.pointer = pointer
    self.seat = seat
    unsafe zwp_tablet_pad_v2_add_listener(pointer, padListener.table, address)
  }

  deinit {
    for index in unsafe rings.indices { unsafe zwp_tablet_pad_ring_v2_destroy(rings[index]) }
    for index in unsafe strips.indices { unsafe zwp_tablet_pad_strip_v2_destroy(strips[index]) }
    for index in unsafe groups.indices { unsafe zwp_tablet_pad_group_v2_destroy(groups[index]) }
    unsafe zwp_tablet_pad_v2_destroy(pointer)
  }

  fileprivate func addGroup(_ group: OpaquePointer) {
    unsafe groups.append(group)
    unsafe zwp_tablet_pad_group_v2_add_listener(group, groupListener.table, address)
  }

  fileprivate func addRing(_ ring: OpaquePointer) { unsafe rings.append(ring) }

  fileprivate func addStrip(_ strip: OpaquePointer) { unsafe strips.append(strip) }

  fileprivate func removed() { seat.removePad(self) }
}

private let padListener = Listener(zwp_tablet_pad_v2_listener()) { table in
  unsafe table.group = { data, _, group in
    if let group = unsafe group { unsafe PadProxy.at(data).addGroup(group) }
  }
  unsafe table.path = { _, _, _ in }
  unsafe table.buttons = { _, _, _ in }
  unsafe table.done = { _, _ in }
  unsafe table.button = { _, _, _, _, _ in }
  unsafe table.enter = { _, _, _, _, _ in }
  unsafe table.leave = { _, _, _, _ in }
  unsafe table.removed = { data, _ in unsafe PadProxy.at(data).removed() }
}

private let groupListener = Listener(zwp_tablet_pad_group_v2_listener()) { table in
  unsafe table.buttons = { _, _, _ in }
  unsafe table.ring = { data, _, ring in
    if let ring = unsafe ring { unsafe PadProxy.at(data).addRing(ring) }
  }
  unsafe table.strip = { data, _, strip in
    if let strip = unsafe strip { unsafe PadProxy.at(data).addStrip(strip) }
  }
  unsafe table.modes = { _, _, _ in }
  unsafe table.done = { _, _ in }
  unsafe table.mode_switch = { _, _, _, _, _ in }
}
