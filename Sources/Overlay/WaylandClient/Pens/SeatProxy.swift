import CWayland

/// A seat, for the sake of its tablets; of its keyboard where an overlay takes keys, and of pointer
/// and fingers where one takes touches.
@safe package final class SeatProxy: Listening {
  fileprivate(set) var tablets: [TabletProxy] = []
  private let proxy: ReleasableProxy
  private var tabletSeat: OpaquePointer?
  private var tools: [ToolProxy] = []
  private var pads: [PadProxy] = []
  private var keyboard: KeyboardProxy?
  private var mouse: PointerProxy?
  private var fingers: TouchProxy?
  /// Its interfaces.
  private var capabilities: UInt32 = 0
  unowned let owner: any ProxyOwner

  package init(_ pointer: OpaquePointer, _ version: UInt32, _ owner: any ProxyOwner) {
    unsafe proxy = .seat(pointer, version)
    self.owner = owner
    unsafe wl_seat_add_listener(pointer, seatListener.table, address)
  }

  deinit {
    keyboard = nil
    mouse = nil
    fingers = nil
    tools.removeAll()
    pads.removeAll()
    tablets.removeAll()
    if let tabletSeat = unsafe tabletSeat { unsafe zwp_tablet_seat_v2_destroy(tabletSeat) }
  }

  var pointer: OpaquePointer { unsafe proxy.pointer }

  /// Requests its tablets, if the compositor supports that.
  package func askTablets(of manager: OpaquePointer?) {
    guard let manager = unsafe manager, unsafe tabletSeat == nil else { return }
    unsafe tabletSeat = zwp_tablet_manager_v2_get_tablet_seat(manager, pointer)
    if let tabletSeat = unsafe tabletSeat {
      unsafe zwp_tablet_seat_v2_add_listener(tabletSeat, tabletSeatListener.table, address)
    }
  }

  /// Listens to its keyboard, if it has one and there is a handler.
  func askKeyboard() {
    guard has(WL_SEAT_CAPABILITY_KEYBOARD), owner.listensToKeys else {
      keyboard = nil
      return
    }
    guard keyboard == nil, let made = unsafe wl_seat_get_keyboard(pointer) else { return }
    keyboard = unsafe KeyboardProxy(made, proxy.version, owner)
  }

  /// Listens to its pointer and its touch screen, if it has them and there is a handler.
  func askTouches() {
    let isWanted = owner.listensToTouches
    if !isWanted || !has(WL_SEAT_CAPABILITY_POINTER) {
      mouse = nil
    } else if mouse == nil, let made = unsafe wl_seat_get_pointer(pointer) {
      mouse = unsafe PointerProxy(made, proxy.version, owner)
    }
    if !isWanted || !has(WL_SEAT_CAPABILITY_TOUCH) {
      fingers = nil
    } else if fingers == nil, let made = unsafe wl_seat_get_touch(pointer) {
      fingers = unsafe TouchProxy(made, proxy.version, owner)
    }
  }

  private func has(_ capability: wl_seat_capability) -> Bool {
    capabilities & capability.rawValue != 0
  }

  fileprivate func updateCapabilities(_ capabilities: UInt32) {
    self.capabilities = capabilities
    askKeyboard()
    askTouches()
  }

  fileprivate func addTablet(_ pointer: OpaquePointer) {
    unsafe tablets.append(TabletProxy(pointer, self))
  }

  fileprivate func addTool(_ pointer: OpaquePointer) {
    unsafe tools.append(ToolProxy(pointer, self))
  }

  fileprivate func addPad(_ pointer: OpaquePointer) {
    unsafe pads.append(PadProxy(pointer, self))
  }

  /// The seat is gone, and its tablets with it.
  package func forgetTablets() {
    for tablet in tablets { removeTablet(tablet) }
  }

  func removeTablet(_ tablet: TabletProxy) {
    tablets.removeAll { $0 === tablet }
    if tablet.isComplete { owner.queueEvent(.tabletRemoved(tablet.description.id)) }
  }

  func removeTool(_ tool: ToolProxy) { tools.removeAll { $0 === tool } }

  func removePad(_ pad: PadProxy) { pads.removeAll { $0 === pad } }
}

private let seatListener = Listener(wl_seat_listener()) { table in
  unsafe table.capabilities = { data, _, capabilities in
    unsafe SeatProxy.at(data).updateCapabilities(capabilities)
  }
  unsafe table.name = { _, _, _ in }
}

private let tabletSeatListener = Listener(zwp_tablet_seat_v2_listener()) { table in
  unsafe table.tablet_added = { data, _, tablet in
    if let tablet = unsafe tablet { unsafe SeatProxy.at(data).addTablet(tablet) }
  }
  unsafe table.tool_added = { data, _, tool in
    if let tool = unsafe tool { unsafe SeatProxy.at(data).addTool(tool) }
  }
  unsafe table.pad_added = { data, _, pad in
    if let pad = unsafe pad { unsafe SeatProxy.at(data).addPad(pad) }
  }
}
