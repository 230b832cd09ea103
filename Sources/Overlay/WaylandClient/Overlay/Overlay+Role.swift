import CWayland
import LinuxIO

/// An overlay, as long as its owner keeps it.
struct WeakOverlay {
  weak var overlay: Overlay?
}

extension Compositor {
  /// Makes an overlay. It has a size with ``CompositorEvent/configured(_:)``, and is seen from its
  /// first commit on.
  ///
  /// - Parameters:
  ///   - output: where; nil leaves the choice to the compositor. A window is put where the
  ///     compositor wants it.
  ///   - name: what it is called in the compositor's lists and rules.
  ///   - takesInput: whether it gets the pointer and the pen.
  ///   - form: nil: a layer, and a window where the compositor has no layers.
  ///   - takesKeys: whether it gets the keyboard, for ``CompositorEvent/escaped(_:)``; all other
  ///     keys are lost.
  ///   - takesTouches: whether what pointers and fingers do there is told; for who takes input.
  ///   - dock: nil: all of the output.
  /// - Throws: ``WaylandError/lacking(_:)``, ``WaylandError/noOutput(_:)``.
  package func makeOverlay(
    on output: OutputID?, name: String = "inkoverlay", takesInput: Bool = false,
    form: Overlay.SurfaceKind? = nil, takesKeys: Bool = false, takesTouches: Bool = false,
    dock: Overlay.Dock? = nil
  ) throws(WaylandError) -> Overlay {
    if let output, outputProxies[output] == nil { throw .noOutput(output) }
    let form = form ?? (unsafe bound.layerShell != nil ? .layer : .window)
    let overlay = try Overlay(self, form, on: output, takesInput: takesInput, dock: dock)
    switch form {
    case .layer: try overlay.becomeLayer(name, takesKeys: takesKeys, dock)
    case .window, .fullScreen: try overlay.becomeWindow(name, isWhole: dock == nil)
    }
    if takesKeys { listenToKeys() }
    if takesTouches { listenToTouches() }
    overlays[overlay.id] = WeakOverlay(overlay: overlay)
    try flush()
    return overlay
  }

  /// An output is different, and with it perhaps the size of buffers.
  package func outputChanged(_ id: OutputID) {
    for weak in overlays.values where weak.overlay?.output == id { weak.overlay?.updateGeometry() }
  }

  /// Which overlay a surface is.
  package func overlay(at surface: OpaquePointer?) -> OverlayID? {
    overlays.values.first { unsafe $0.overlay?.surface == surface }?.overlay?.id
  }
}

extension Overlay {
  fileprivate func becomeLayer(
    _ name: String, takesKeys: Bool, _ dock: Dock?
  ) throws(WaylandError) {
    guard let shell = unsafe compositor.bound.layerShell else { throw .lacking(.layerShell) }
    let proxy = unsafe output.flatMap { unsafe compositor.outputProxies[$0]?.pointer }
    let above =
      dock == nil ? ZWLR_LAYER_SHELL_V1_LAYER_OVERLAY : ZWLR_LAYER_SHELL_V1_LAYER_TOP
    unsafe layer = zwlr_layer_shell_v1_get_layer_surface(
      shell, surface, proxy, above.rawValue, name)
    guard let layer = unsafe layer else { throw .system(SystemError("make a layer surface")) }
    unsafe zwlr_layer_surface_v1_add_listener(layer, layerListener.table, address)
    unsafe zwlr_layer_surface_v1_set_size(layer, 0, dock?.height ?? 0)
    // All four edges; or all but the upper one.
    unsafe zwlr_layer_surface_v1_set_anchor(layer, dock == nil ? 15 : 14)
    // Over panels, not next to them.
    unsafe zwlr_layer_surface_v1_set_exclusive_zone(layer, dock?.zone ?? -1)
    // All of the keyboard, or nothing of it.
    unsafe zwlr_layer_surface_v1_set_keyboard_interactivity(layer, takesKeys ? 1 : 0)
    unsafe wl_surface_commit(surface)
  }

  func becomeWindow(_ name: String, isWhole: Bool = true) throws(WaylandError) {
    guard let windows = unsafe compositor.bound.windows else { throw .lacking(.windows) }
    unsafe window = xdg_wm_base_get_xdg_surface(windows, surface)
    guard let window = unsafe window else { throw .system(SystemError("make a window")) }
    unsafe xdg_surface_add_listener(window, windowListener.table, address)
    unsafe toplevel = xdg_surface_get_toplevel(window)
    guard let toplevel = unsafe toplevel else { throw .system(SystemError("make a window")) }
    unsafe xdg_toplevel_add_listener(toplevel, toplevelListener.table, address)
    unsafe xdg_toplevel_set_title(toplevel, name)
    unsafe xdg_toplevel_set_app_id(toplevel, name)
    if form == .fullScreen {
      let proxy = unsafe output.flatMap { unsafe compositor.outputProxies[$0]?.pointer }
      unsafe xdg_toplevel_set_fullscreen(toplevel, proxy)
    } else if isWhole {
      unsafe xdg_toplevel_set_maximized(toplevel)
    }
    unsafe wl_surface_commit(surface)
  }

  /// Before the surface goes.
  func destroyRole() {
    if let layer = unsafe layer { unsafe zwlr_layer_surface_v1_destroy(layer) }
    if let toplevel = unsafe toplevel { unsafe xdg_toplevel_destroy(toplevel) }
    if let window = unsafe window { unsafe xdg_surface_destroy(window) }
  }

  fileprivate func closed() { compositor.queueEvent(.closed(id)) }
}

private let layerListener = Listener(zwlr_layer_surface_v1_listener()) { table in
  unsafe table.configure = { data, layer, serial, width, height in
    unsafe zwlr_layer_surface_v1_ack_configure(layer, serial)
    let overlay = unsafe Overlay.at(data)
    overlay.wanted = OutputSize(width: Int32(clamping: width), height: Int32(clamping: height))
    overlay.updateGeometry()
  }
  unsafe table.closed = { data, _ in unsafe Overlay.at(data).closed() }
}

private let toplevelListener = Listener(xdg_toplevel_listener()) { table in
  unsafe table.configure = { data, _, width, height, _ in
    unsafe Overlay.at(data).wanted = OutputSize(width: width, height: height)
  }
  unsafe table.close = { data, _ in unsafe Overlay.at(data).closed() }
  unsafe table.configure_bounds = { _, _, _, _ in }
  unsafe table.wm_capabilities = { _, _, _ in }
}

private let windowListener = Listener(xdg_surface_listener()) { table in
  unsafe table.configure = { data, window, serial in
    unsafe xdg_surface_ack_configure(window, serial)
    let overlay = unsafe Overlay.at(data)
    overlay.updateGeometry()
    overlay.commitConfiguration()
  }
}
