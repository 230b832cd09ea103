import CWayland
import Glibc
import InkRendering
import LinuxIO
import WaylandClient

/// A window of an application: a toplevel of xdg-shell, with pictures in shared memory. Closed with
/// the value.
@safe final class ExampleWindow: Listening {
  private let display: OpaquePointer
  private var compositor: OpaquePointer?
  private var memory: OpaquePointer?
  private var shell: OpaquePointer?
  private var surface: OpaquePointer?
  private var role: OpaquePointer?
  private var toplevel: OpaquePointer?
  private var pictures: [Picture] = []
  private(set) var width = 0
  private(set) var height = 0
  private(set) var isClosed = false
  /// Whether the compositor wants another size than before.
  var hasNewSize = false
  private(set) var needsPicture = false

  /// Why there is no window.
  enum ExampleWindowError: Error, CustomStringConvertible {
    case noCompositor
    case lacking
    case lost

    var description: String {
      switch self {
      case .noCompositor: "no Wayland compositor. Fix: start it in a session, with WAYLAND_DISPLAY"
      case .lacking: "this compositor shows no windows (xdg_wm_base). Fix: take another"
      case .lost: "the compositor is gone"
      }
    }
  }

  init(title: String) throws {
    guard let made = unsafe wl_display_connect(nil) else { throw ExampleWindowError.noCompositor }
    unsafe display = made
    let registry = unsafe wl_display_get_registry(made)
    unsafe wl_registry_add_listener(registry, registryListener.table, address)
    guard unsafe wl_display_roundtrip(made) >= 0, let compositor = unsafe compositor,
      let shell = unsafe shell, unsafe memory != nil
    else { throw ExampleWindowError.lacking }
    unsafe xdg_wm_base_add_listener(shell, shellListener.table, address)
    unsafe surface = wl_compositor_create_surface(compositor)
    unsafe role = xdg_wm_base_get_xdg_surface(shell, surface)
    unsafe xdg_surface_add_listener(role, surfaceListener.table, address)
    unsafe toplevel = xdg_surface_get_toplevel(role)
    unsafe xdg_toplevel_add_listener(toplevel, toplevelListener.table, address)
    unsafe xdg_toplevel_set_title(toplevel, title)
    unsafe xdg_toplevel_set_app_id(toplevel, "org.stylusd.Elements")
    unsafe wl_surface_commit(surface)
  }

  deinit {
    pictures = []
    unsafe wl_display_disconnect(display)
  }

  /// The descriptor to wait for.
  var number: Int32 { unsafe wl_display_get_fd(display) }

  func flush() throws {
    guard unsafe wl_display_flush(display) >= 0 || errno == EAGAIN else {
      throw ExampleWindowError.lost
    }
  }

  func dispatch() throws {
    guard unsafe wl_display_dispatch(display) >= 0 else { throw ExampleWindowError.lost }
  }

  /// Shows a picture that is drawn by `draw`.
  func show(_ draw: (inout MutableSpan<UInt32>, PixelLayout) -> Void) {
    guard width > 0, let memory = unsafe memory, let surface = unsafe surface,
      let picture = try? unsafe Picture(width, height, memory, of: self)
    else { return }
    needsPicture = false
    picture.draw(draw)
    pictures.append(picture)
    unsafe wl_surface_attach(surface, picture.buffer, 0, 0)
    unsafe wl_surface_damage_buffer(surface, 0, 0, Int32(width), Int32(height))
    unsafe wl_surface_commit(surface)
  }

  fileprivate func drop(_ picture: Picture) { pictures.removeAll { $0 === picture } }

  // MARK: What the compositor says

  fileprivate func found(_ registry: OpaquePointer?, _ name: UInt32, _ interface: String) {
    guard let registry = unsafe registry else { return }
    switch interface {
    case "wl_compositor": unsafe compositor = cwayland_bind_wl_compositor(registry, name, 4)
    case "wl_shm": unsafe memory = cwayland_bind_wl_shm(registry, name, 1)
    case "xdg_wm_base": unsafe shell = cwayland_bind_xdg_wm_base(registry, name, 1)
    default: break
    }
  }

  fileprivate func resized(_ width: Int32, _ height: Int32) {
    let size = (width > 0 ? Int(width) : 640, height > 0 ? Int(height) : 480)
    hasNewSize = hasNewSize || size != (self.width, self.height)
    (self.width, self.height) = size
  }

  fileprivate func configured(_ serial: UInt32) {
    unsafe xdg_surface_ack_configure(role, serial)
    needsPicture = true
  }

  fileprivate func closed() { isClosed = true }
}

/// One picture, until the compositor gives it back.
@safe private final class Picture: Listening {
  let buffer: OpaquePointer
  private let memory: SharedMemory
  private let layout: PixelLayout
  private unowned let window: ExampleWindow

  init(_ width: Int, _ height: Int, _ shared: OpaquePointer, of window: ExampleWindow) throws {
    self.window = window
    layout = PixelLayout(
      bounds: PixelRect(x: 0, y: 0, width: width, height: height), order: .blueLowest)
    memory = try SharedMemory(name: "elements-example", count: width * height * 4)
    let pool = unsafe wl_shm_create_pool(shared, memory.number, Int32(memory.count))
    defer { unsafe wl_shm_pool_destroy(pool) }
    unsafe buffer = wl_shm_pool_create_buffer(
      pool, 0, Int32(width), Int32(height), Int32(width * 4), WL_SHM_FORMAT_XRGB8888.rawValue)
    unsafe wl_buffer_add_listener(buffer, bufferListener.table, address)
  }

  deinit { unsafe wl_buffer_destroy(buffer) }

  func draw(_ body: (inout MutableSpan<UInt32>, PixelLayout) -> Void) {
    memory.withWords(from: 0, count: memory.count / 4) { body(&$0, layout) }
  }

  fileprivate func released() { window.drop(self) }
}

private let registryListener = Listener(wl_registry_listener()) { table in
  unsafe table.global = { data, registry, name, interface, _ in
    unsafe ExampleWindow.at(data).found(registry, name, decodeCString(interface))
  }
  unsafe table.global_remove = { _, _, _ in }
}

private let shellListener = Listener(xdg_wm_base_listener()) { table in
  unsafe table.ping = { _, shell, serial in unsafe xdg_wm_base_pong(shell, serial) }
}

private let surfaceListener = Listener(xdg_surface_listener()) { table in
  unsafe table.configure = { data, _, serial in unsafe ExampleWindow.at(data).configured(serial) }
}

private let toplevelListener = Listener(xdg_toplevel_listener()) { table in
  unsafe table.configure = { data, _, width, height, _ in
    unsafe ExampleWindow.at(data).resized(width, height)
  }
  unsafe table.close = { data, _ in unsafe ExampleWindow.at(data).closed() }
}

private let bufferListener = Listener(wl_buffer_listener()) { table in
  unsafe table.release = { data, _ in unsafe Picture.at(data).released() }
}
