import CWayland

/// The globals of which there is one each, and in which version.
@safe struct Bound {
  var versions: [WaylandGlobal: UInt32] = [:]
  var compositor: OpaquePointer?
  var sharedMemory: OpaquePointer?
  var layerShell: OpaquePointer?
  var windows: OpaquePointer?
  var presentation: OpaquePointer?
  var viewporter: OpaquePointer?
  var fractionalScale: OpaquePointer?
  var outputDetails: OpaquePointer?
  var tablets: OpaquePointer?
  var virtualPointers: OpaquePointer?
  var fakeInput: OpaquePointer?
  var inputMethods: OpaquePointer?
  var virtualKeyboards: OpaquePointer?
  var clipboards: OpaquePointer?
  /// Where the input method is that is bound when somebody is one.
  var contextInputMethod: (name: UInt32, version: UInt32)?
  /// Where the states of keys are, which are bound when somebody asks.
  var keyStates: (name: UInt32, version: UInt32)?
  /// In which formats it takes pictures, by wl_shm's numbers.
  var formats: Set<UInt32> = []
  /// What clock presentations are told by; nil until the compositor said so.
  var clock: PresentationClock?

  func destroy() {
    if let inputMethods = unsafe inputMethods {
      unsafe zwp_input_method_manager_v2_destroy(inputMethods)
    }
    if let virtualKeyboards = unsafe virtualKeyboards {
      unsafe zwp_virtual_keyboard_manager_v1_destroy(virtualKeyboards)
    }
    if let clipboards = unsafe clipboards {
      unsafe zwlr_data_control_manager_v1_destroy(clipboards)
    }
    if let fakeInput = unsafe fakeInput { unsafe org_kde_kwin_fake_input_destroy(fakeInput) }
    if let virtualPointers = unsafe virtualPointers {
      unsafe zwlr_virtual_pointer_manager_v1_destroy(virtualPointers)
    }
    if let tablets = unsafe tablets { unsafe zwp_tablet_manager_v2_destroy(tablets) }
    if let outputDetails = unsafe outputDetails {
      unsafe zxdg_output_manager_v1_destroy(outputDetails)
    }
    if let fractionalScale = unsafe fractionalScale {
      unsafe wp_fractional_scale_manager_v1_destroy(fractionalScale)
    }
    if let viewporter = unsafe viewporter { unsafe wp_viewporter_destroy(viewporter) }
    if let presentation = unsafe presentation { unsafe wp_presentation_destroy(presentation) }
    if let windows = unsafe windows { unsafe xdg_wm_base_destroy(windows) }
    if let layerShell = unsafe layerShell {
      if versions[.layerShell, default: 1] >= 3 {
        unsafe zwlr_layer_shell_v1_destroy(layerShell)
      } else {
        unsafe wl_proxy_destroy(layerShell)
      }
    }
    if let sharedMemory = unsafe sharedMemory { unsafe wl_shm_destroy(sharedMemory) }
    if let compositor = unsafe compositor { unsafe wl_compositor_destroy(compositor) }
  }
}

/// Whether commits are followed by word of when they were shown.
package enum PresentationFeedback: BitwiseCopyable, Hashable, Sendable {
  /// They are.
  case given
  /// The compositor has no wp_presentation.
  case missing
  /// It tells the time by a clock (its number) that cannot be read here, so its word is of no use.
  case foreignClock(UInt32)
}

extension Compositor {
  /// The version in which something is used; nil if the compositor lacks it, or has one that is too
  /// old.
  package func version(of global: WaylandGlobal) -> UInt32? { bound.versions[global] }

  /// What the compositor lacks; after ``CompositorEvent/ready``.
  package var missing: [WaylandGlobal] {
    WaylandGlobal.allCases.filter { bound.versions[$0] == nil }
  }

  /// What it lacks without which no ink can be shown; after ``CompositorEvent/ready``.
  package var shortcoming: WaylandError? {
    for global in [WaylandGlobal.compositor, .sharedMemory] where bound.versions[global] == nil {
      return .lacking(global)
    }
    guard bound.versions[.layerShell] ?? bound.versions[.windows] != nil else {
      return .surfaceless
    }
    // All have this one, and who says nothing at all may have it.
    let hasIt = bound.formats.isEmpty || bound.formats.contains(WL_SHM_FORMAT_ARGB8888.rawValue)
    return hasIt ? nil : .opaque
  }

  /// Whether commits are followed by word of when they were shown. A compositor that has the
  /// interface may still never say a word: sway 1.7 without a screen tells only of what was
  /// discarded.
  package var feedback: PresentationFeedback {
    if bound.versions[.presentation] == nil { return .missing }
    guard let clock = bound.clock, !clock.isReadable else { return .given }
    return .foreignClock(clock.number)
  }

  fileprivate func bind(_ interface: String, _ name: UInt32, _ offered: UInt32) {
    guard let global = WaylandGlobal(rawValue: interface), offered >= global.least,
      wanted?.contains(global) ?? true
    else { return }
    let version = min(offered, global.most)
    let isFirst = bound.versions[global] == nil
    bound.versions[global] = version
    switch global {
    case .output: addOutput(name, version)
    case .seat: addSeat(name, version)
    default: if isFirst { bindOnce(global, name, version) }
    }
  }

  private func bindOnce(_ global: WaylandGlobal, _ name: UInt32, _ version: UInt32) {
    let registry = unsafe registry
    switch global {
    case .output, .seat: break
    case .compositor:
      unsafe bound.compositor = cwayland_bind_wl_compositor(registry, name, version)
    case .sharedMemory:
      unsafe bound.sharedMemory = cwayland_bind_wl_shm(registry, name, version)
      unsafe wl_shm_add_listener(bound.sharedMemory, formatListener.table, address)
    case .layerShell:
      unsafe bound.layerShell = cwayland_bind_zwlr_layer_shell_v1(registry, name, version)
    case .viewporter: unsafe bound.viewporter = cwayland_bind_wp_viewporter(registry, name, version)
    case .fractionalScale:
      unsafe bound.fractionalScale = cwayland_bind_wp_fractional_scale_manager_v1(
        registry, name, version)
    case .windows:
      unsafe bound.windows = cwayland_bind_xdg_wm_base(registry, name, version)
      unsafe xdg_wm_base_add_listener(bound.windows, windowsListener.table, address)
    case .presentation:
      unsafe bound.presentation = cwayland_bind_wp_presentation(registry, name, version)
      unsafe wp_presentation_add_listener(bound.presentation, clockListener.table, address)
    case .outputDetails:
      unsafe bound.outputDetails = cwayland_bind_zxdg_output_manager_v1(registry, name, version)
      for output in outputProxies.values { unsafe output.askDetails(of: bound.outputDetails) }
    case .tablets:
      unsafe bound.tablets = cwayland_bind_zwp_tablet_manager_v2(registry, name, version)
      for seat in seats.values { unsafe seat.askTablets(of: bound.tablets) }
    case .virtualPointers:
      unsafe bound.virtualPointers = cwayland_bind_zwlr_virtual_pointer_manager_v1(
        registry, name, version)
    case .fakeInput:
      unsafe bound.fakeInput = cwayland_bind_org_kde_kwin_fake_input(registry, name, version)
    case .inputMethods:
      unsafe bound.inputMethods = cwayland_bind_zwp_input_method_manager_v2(
        registry, name, version)
    case .contextInputMethod: bound.contextInputMethod = (name, version)
    case .keyStates: bound.keyStates = (name, version)
    case .virtualKeyboards:
      unsafe bound.virtualKeyboards = cwayland_bind_zwp_virtual_keyboard_manager_v1(
        registry, name, version)
    case .clipboards:
      unsafe bound.clipboards = cwayland_bind_zwlr_data_control_manager_v1(registry, name, version)
    }
  }

  private func addOutput(_ name: UInt32, _ version: UInt32) {
    guard let proxy = unsafe cwayland_bind_wl_output(registry, name, version) else { return }
    let output = unsafe OutputProxy(proxy, OutputID(rawValue: name), version, self)
    outputProxies[output.id] = output
    unsafe output.askDetails(of: bound.outputDetails)
  }

  private func addSeat(_ name: UInt32, _ version: UInt32) {
    guard let proxy = unsafe cwayland_bind_wl_seat(registry, name, version) else { return }
    let seat = unsafe SeatProxy(proxy, version, self)
    seats[name] = seat
    unsafe seat.askTablets(of: bound.tablets)
  }

  fileprivate func removeGlobal(_ name: UInt32) {
    if let seat = seats.removeValue(forKey: name) { return seat.forgetTablets() }
    guard let output = outputProxies.removeValue(forKey: OutputID(rawValue: name)) else { return }
    if stage == .ready, output.isAnnounced { queueEvent(.outputRemoved(output.id)) }
  }
}

let registryListener = Listener(wl_registry_listener()) { table in
  unsafe table.global = { data, _, name, interface, version in
    unsafe Compositor.at(data).bind(decodeCString(interface), name, version)
  }
  unsafe table.global_remove = { data, _, name in unsafe Compositor.at(data).removeGlobal(name) }
}

private let windowsListener = Listener(xdg_wm_base_listener()) { table in
  unsafe table.ping = { _, windows, serial in unsafe xdg_wm_base_pong(windows, serial) }
}

private let formatListener = Listener(wl_shm_listener()) { table in
  unsafe table.format = { data, _, format in
    unsafe Compositor.at(data).bound.formats.insert(format)
  }
}

private let clockListener = Listener(wp_presentation_listener()) { table in
  unsafe table.clock_id = { data, _, clock in
    unsafe Compositor.at(data).bound.clock = PresentationClock(clock)
  }
}
