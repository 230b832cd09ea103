import CWayland

/// A tablet as it is announced, event by event.
@safe final class TabletProxy: Listening {
  let pointer: OpaquePointer
  fileprivate(set) var description: TabletDescription
  /// Whether everything was announced.
  private(set) var isComplete = false
  fileprivate unowned let seat: SeatProxy

  init(_ pointer: OpaquePointer, _ seat: SeatProxy) {
    unsafe self.pointer = pointer
    self.seat = seat
    description = TabletDescription(id: PenDeviceID(rawValue: seat.owner.nextNumber()))
    unsafe zwp_tablet_v2_add_listener(pointer, tabletListener.table, address)
  }

  deinit { unsafe zwp_tablet_v2_destroy(pointer) }

  fileprivate func complete() {
    isComplete = true
    seat.owner.queueEvent(.tabletAdded(description.id))
  }
}

private let tabletListener = Listener(zwp_tablet_v2_listener()) { table in
  unsafe table.name = { data, _, name in
    unsafe TabletProxy.at(data).description.name = decodeCString(name)
  }
  unsafe table.id = { data, _, vendor, product in
    let tablet = unsafe TabletProxy.at(data)
    tablet.description.vendor = vendor
    tablet.description.product = product
  }
  unsafe table.path = { data, _, path in
    unsafe TabletProxy.at(data).description.paths.append(decodeCString(path))
  }
  unsafe table.done = { data, _ in unsafe TabletProxy.at(data).complete() }
  unsafe table.removed = { data, _ in
    let tablet = unsafe TabletProxy.at(data)
    tablet.seat.removeTablet(tablet)
  }
}
