import CWayland
import Foundation
import WaylandClient

/// A window of a scripted compositor, in this process: a connection and a surface, as a program
/// gives them to a library that draws above the window.
@safe package final class ScriptedWindow {
  package let script: ScriptedDisplay
  package let display: OpaquePointer
  package let surface: OpaquePointer
  private let registry: OpaquePointer
  private let compositor: OpaquePointer

  /// Connects to a compositor with all that ink above a window needs.
  package init() throws {
    let path = NSTemporaryDirectory() + "window-\(UUID().uuidString.prefix(8))"
    script = try ScriptedDisplay(
      at: path,
      [("wl_compositor", 4), ("wl_subcompositor", 1), ("wl_shm", 1), ("wp_presentation", 1)]
    ) { script in
      script.greetings["wp_presentation"] = { try $0.send($1, 0, .word(1)) }
    }
    guard let display = unsafe wl_display_connect(path),
      let registry = unsafe wl_display_get_registry(display)
    else { throw CompositorError("no connection to \(path)") }
    let global = CompositorGlobal()
    unsafe wl_registry_add_listener(registry, registryListener.table, global.address)
    unsafe wl_display_roundtrip(display)
    guard let compositor = unsafe global.compositor,
      let surface = unsafe wl_compositor_create_surface(compositor)
    else { throw CompositorError("no surface on \(path)") }
    unsafe (self.display, self.registry) = (display, registry)
    unsafe (self.compositor, self.surface) = (compositor, surface)
  }

  deinit {
    unsafe wl_surface_destroy(surface)
    unsafe wl_compositor_destroy(compositor)
    unsafe wl_registry_destroy(registry)
    unsafe wl_display_disconnect(display)
  }

  /// How many pictures of this width were attached to surfaces.
  package func pictures(width: UInt32) -> Int {
    script.with { script in
      let buffers = script.requests("wl_shm_pool", 0).filter { $0.words[2] == width }
      return script.requests("wl_surface", 1).count { attached in
        buffers.contains { $0.words[0] == attached.words[0] }
      }
    } ?? 0
  }

  /// Whether the pixel was reported as changed in any of the requests after the first ones.
  package func isDamaged(x: UInt32, y: UInt32, after count: Int) -> Bool {
    script.with { script in
      script.requests("wl_surface", 9).dropFirst(count).contains { damage in
        let (left, top) = (damage.words[0], damage.words[1])
        return (left..<left + damage.words[2]).contains(x)
          && (top..<top + damage.words[3]).contains(y)
      }
    } ?? false
  }

  /// How many areas were reported as changed.
  package var damages: Int { script.with { $0.requests("wl_surface", 9).count } ?? 0 }

  /// How many commits the compositor was asked about.
  package var feedbacks: Int { script.with { $0.requests("wp_presentation", 1).count } ?? 0 }
}

/// The compositor's interface for surfaces, once it was announced.
@safe private final class CompositorGlobal: Listening {
  private(set) var compositor: OpaquePointer?

  func bind(_ registry: OpaquePointer?, _ interface: String, _ name: UInt32) {
    guard let registry = unsafe registry, interface == "wl_compositor" else { return }
    unsafe compositor = cwayland_bind_wl_compositor(registry, name, 4)
  }
}

private let registryListener = Listener(wl_registry_listener()) { table in
  unsafe table.global = { data, registry, name, interface, _ in
    unsafe CompositorGlobal.at(data).bind(registry, decodeCString(interface), name)
  }
  unsafe table.global_remove = { _, _, _ in }
}
