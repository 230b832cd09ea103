import CWayland

/// An output as it is announced, event by event.
@safe final class OutputProxy: Listening {
  let id: OutputID
  /// Whether its owner was told that it is there.
  private(set) var isAnnounced = false
  /// The state up to the last `done`.
  private(set) var current: OutputDescription
  fileprivate var pending: OutputDescription
  private let proxy: ReleasableProxy
  private var details: OpaquePointer?
  private unowned let owner: any ProxyOwner

  init(_ pointer: OpaquePointer, _ id: OutputID, _ version: UInt32, _ owner: any ProxyOwner) {
    unsafe proxy = .output(pointer, version)
    self.id = id
    self.owner = owner
    current = OutputDescription(id: id)
    pending = current
    unsafe wl_output_add_listener(pointer, outputListener.table, address)
  }

  deinit {
    if let details = unsafe details { unsafe zxdg_output_v1_destroy(details) }
  }

  var pointer: OpaquePointer { unsafe proxy.pointer }

  /// Requests its position among the others, if the compositor supports that.
  func askDetails(of manager: OpaquePointer?) {
    guard let manager = unsafe manager, unsafe details == nil else { return }
    unsafe details = zxdg_output_manager_v1_get_xdg_output(manager, pointer)
    if let details = unsafe details {
      unsafe zxdg_output_v1_add_listener(details, detailsListener.table, address)
    }
  }

  /// Everything about it is consistent now.
  fileprivate func applyPending() {
    // Its details are still on the way, and another `done` after them.
    if unsafe details != nil, pending.logical.isEmpty { return }
    let before = current
    current = pending
    if current.logical.isEmpty { current.logical = guessedSize }
    guard owner.isReady, isAnnounced || !current.mode.isEmpty else { return }
    if !isAnnounced {
      announce()
      owner.queueEvent(.outputAdded(id))
    } else if before != current {
      owner.queueEvent(.outputChanged(id))
      owner.outputChanged(id)
    }
  }

  /// Some compositors say 0, 0 here, whatever is true.
  fileprivate func setPosition(_ x: Int32, _ y: Int32) {
    guard unsafe details == nil else { return }
    pending.x = x
    pending.y = y
  }

  func announce() { isAnnounced = true }

  private var guessedSize: OutputSize {
    let scale = max(current.scale, 1)
    return OutputSize(width: current.pixels.width / scale, height: current.pixels.height / scale)
  }
}

private let outputListener = Listener(wl_output_listener()) { table in
  unsafe table.geometry = { data, _, x, y, width, height, _, make, model, transform in
    let output = unsafe OutputProxy.at(data)
    output.setPosition(x, y)
    output.pending.millimeters = OutputSize(width: max(width, 0), height: max(height, 0))
    output.pending.make = unsafe decodeCString(make)
    output.pending.model = unsafe decodeCString(model)
    output.pending.transform = WaylandTransform(rawValue: transform) ?? .normal
  }
  unsafe table.mode = { data, _, flags, width, height, refresh in
    // The others are those that it could have.
    guard flags & WL_OUTPUT_MODE_CURRENT.rawValue != 0 else { return }
    let output = unsafe OutputProxy.at(data)
    let size = OutputSize(width: width, height: height)
    output.pending.mode = size.isPossible ? size : OutputSize(width: 0, height: 0)
    output.pending.millihertz = max(refresh, 0)
  }
  unsafe table.done = { data, _ in unsafe OutputProxy.at(data).applyPending() }
  unsafe table.scale = { data, _, scale in unsafe OutputProxy.at(data).pending.scale = max(scale, 1)
  }
  unsafe table.name = { data, _, name in
    unsafe OutputProxy.at(data).pending.name = decodeCString(name)
  }
  unsafe table.description = { data, _, description in
    unsafe OutputProxy.at(data).pending.description = decodeCString(description)
  }
}

private let detailsListener = Listener(zxdg_output_v1_listener()) { table in
  unsafe table.logical_position = { data, _, x, y in
    let output = unsafe OutputProxy.at(data)
    output.pending.x = x
    output.pending.y = y
  }
  unsafe table.logical_size = { data, _, width, height in
    unsafe OutputProxy.at(data).pending.logical = OutputSize(width: width, height: height)
  }
  // Before version 3 these are consistent by themselves.
  unsafe table.done = { data, _ in unsafe OutputProxy.at(data).applyPending() }
  unsafe table.name = { data, _, name in
    unsafe OutputProxy.at(data).pending.name = decodeCString(name)
  }
  unsafe table.description = { data, _, description in
    unsafe OutputProxy.at(data).pending.description = decodeCString(description)
  }
}
