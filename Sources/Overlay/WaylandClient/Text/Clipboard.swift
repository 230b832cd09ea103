import CWayland
import LinuxIO

/// The clipboard of the first seat, for a program that never has the keyboard; gone with the value,
/// and what it copied with it.
///
///     let clipboard = try Clipboard(of: compositor); try clipboard.copy("ink")
///
/// What others copy is not asked for. It is only told, without its data, while something of ours
/// can be pasted.
@safe package final class Clipboard: Listening {
  private let compositor: Compositor
  private var device: OpaquePointer?
  private var source: OpaquePointer?
  /// What others copied, of which nothing is asked, until all was told of it: libwayland 1.21 leaks
  /// an object that goes while an event that names it waits.
  private var offer: OpaquePointer?
  private var text = ""

  /// By what names programs for Wayland and X11 ask for text.
  private static let types = ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING", "STRING"]

  /// - Throws: ``WaylandError/lacking(_:)`` where the compositor gives nobody the clipboard.
  package init(of compositor: Compositor) throws(WaylandError) {
    guard unsafe compositor.bound.clipboards != nil else { throw .lacking(.clipboards) }
    self.compositor = compositor
  }

  deinit { releaseProxies() }

  /// Copies a text: it can be pasted until something else is copied, or this is gone.
  ///
  /// - Throws: ``WaylandError/lacking(_:)`` where there is no seat.
  package func copy(_ text: String) throws(WaylandError) {
    releaseProxies()
    guard let clipboards = unsafe compositor.bound.clipboards, let seat = compositor.firstSeat,
      let device = unsafe zwlr_data_control_manager_v1_get_data_device(clipboards, seat.pointer),
      let source = unsafe zwlr_data_control_manager_v1_create_data_source(clipboards)
    else { throw .lacking(.clipboards) }
    unsafe (self.device, self.source, self.text) = (device, source, text)
    unsafe zwlr_data_control_device_v1_add_listener(device, deviceListener.table, address)
    unsafe zwlr_data_control_source_v1_add_listener(source, sourceListener.table, address)
    for type in Self.types { unsafe zwlr_data_control_source_v1_offer(source, type) }
    unsafe zwlr_data_control_device_v1_set_selection(device, source)
    try compositor.flush()
  }

  fileprivate func releaseProxies() {
    unsafe pass(over: nil)
    if let source = unsafe source { unsafe zwlr_data_control_source_v1_destroy(source) }
    if let device = unsafe device { unsafe zwlr_data_control_device_v1_destroy(device) }
    unsafe (device, source, text) = (nil, nil, "")
  }

  /// - Parameter next: the next descriptor.
  fileprivate func pass(over next: OpaquePointer?) {
    if let offer = unsafe offer { unsafe zwlr_data_control_offer_v1_destroy(offer) }
    unsafe offer = next
  }

  /// Somebody pastes. Data that does not fit into the pipe is dropped: the program never waits, and
  /// a pipe takes 64 KiB.
  func send(into number: Int32) {
    let pipe = FileDescriptor(owning: number)
    if (try? pipe.setNonBlocking()) != nil { try? pipe.writeAll(Array(text.utf8)) }
  }
}

private let deviceListener = Listener(zwlr_data_control_device_v1_listener()) { table in
  unsafe table.data_offer = { data, _, offer in unsafe Clipboard.at(data).pass(over: offer) }
  unsafe table.selection = { data, _, _ in unsafe Clipboard.at(data).pass(over: nil) }
  unsafe table.finished = { data, _ in unsafe Clipboard.at(data).releaseProxies() }
}

private let sourceListener = Listener(zwlr_data_control_source_v1_listener()) { table in
  unsafe table.send = { data, _, _, pipe in unsafe Clipboard.at(data).send(into: pipe) }
  unsafe table.cancelled = { data, _ in unsafe Clipboard.at(data).releaseProxies() }
}
