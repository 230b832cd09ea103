import CWayland
import WaylandClient

/// The part of an application's connection to its compositor that wet ink needs: globals and pens,
/// on a separate queue.
///
/// Events of the queue are delivered only by a call of ``dispatch()``.
@safe final class WetConnection: Listening, ProxyOwner {
  let display: OpaquePointer
  private let queue: OpaquePointer
  private let registry: OpaquePointer
  private(set) var compositor: OpaquePointer?
  private(set) var subcompositor: OpaquePointer?
  private(set) var sharedMemory: OpaquePointer?
  private(set) var presentation: OpaquePointer?
  private var tablets: OpaquePointer?
  private let receivesPens: Bool
  fileprivate(set) var clock: PresentationClock?
  private var seats: [UInt32: SeatProxy] = [:]
  private var numbers: UInt32 = 0
  private var version: UInt32 = 0
  /// The window's surface, over which pens are of interest.
  var parent: OpaquePointer?
  /// The events of pens since the last read.
  var pens: [PenFrame] = []

  /// The name of the window in the reports of pens.
  static let window = OverlayID(rawValue: 1)
  /// The maximum number of pen frames kept between two reads.
  private static let mostPens = 4_096

  /// Requests the compositor's globals, and waits for the answer; nil if the connection does not
  /// work.
  ///
  /// - Parameter hearsPens: only where nobody else in the program does: compositors know one tablet
  ///   for each client, and tell the other listener of objects that are ours (wlroots 0.15: GTK 4.8
  ///   crashes).
  init?(_ display: OpaquePointer, hearsPens: Bool) {
    self.receivesPens = hearsPens
    guard let queue = unsafe wl_display_create_queue(display) else { return nil }
    guard let registry = unsafe cwayland_registry_on(display, queue) else {
      unsafe wl_event_queue_destroy(queue)
      return nil
    }
    unsafe self.display = display
    unsafe self.queue = queue
    unsafe self.registry = registry
    unsafe wl_registry_add_listener(registry, registryListener.table, address)
    for _ in 0..<2 where unsafe wl_display_roundtrip_queue(display, queue) < 0 { return nil }
  }

  deinit {
    seats.removeAll()
    if let tablets = unsafe tablets { unsafe zwp_tablet_manager_v2_destroy(tablets) }
    if let presentation = unsafe presentation { unsafe wp_presentation_destroy(presentation) }
    if let sharedMemory = unsafe sharedMemory { unsafe wl_shm_destroy(sharedMemory) }
    if let subcompositor = unsafe subcompositor { unsafe wl_subcompositor_destroy(subcompositor) }
    if let compositor = unsafe compositor { unsafe wl_compositor_destroy(compositor) }
    unsafe wl_registry_destroy(registry)
    unsafe wl_event_queue_destroy(queue)
    unsafe wl_display_flush(display)
  }

  /// Whether wet ink can be shown.
  var isComplete: Bool {
    unsafe compositor != nil && subcompositor != nil && sharedMemory != nil
  }

  /// Whether commits are followed by word of when they were shown, in a time that can be
  /// understood.
  var hasFeedback: Bool { unsafe presentation != nil && clock?.isReadable == true }

  /// Whether the compositor reports pens.
  var hasTablets: Bool { unsafe tablets != nil }

  /// The descriptor to watch.
  var number: Int32 { unsafe wl_display_get_fd(display) }

  // MARK: Reading

  /// Announces that this thread will read; false if events are waiting: ``dispatch()`` them.
  func prepare() -> Bool { unsafe wl_display_prepare_read_queue(display, queue) == 0 }

  /// Reads pending data, or leaves it to others; false if the connection is over.
  func finishRead(_ reads: Bool) -> Bool {
    if reads { return unsafe wl_display_read_events(display) >= 0 }
    unsafe wl_display_cancel_read(display)
    return true
  }

  /// Delivers all events that have arrived; false if the connection is over.
  func dispatch() -> Bool { unsafe wl_display_dispatch_queue_pending(display, queue) >= 0 }

  /// Sends waiting requests, as far as the socket accepts them.
  func flush() { unsafe wl_display_flush(display) }

  // MARK: Questions of proxies

  var isReady: Bool { true }
  var listensToKeys: Bool { false }
  var listensToTouches: Bool { false }
  var hidesPens: Bool { false }

  func queueEvent(_ event: CompositorEvent) {
    guard case .pen(let frame) = event, pens.count < Self.mostPens else { return }
    pens.append(frame)
  }

  func nextNumber() -> UInt32 {
    numbers += 1
    return numbers
  }

  func overlay(at surface: OpaquePointer?) -> OverlayID? {
    guard let surface = unsafe surface, let parent = unsafe parent else { return nil }
    return surface == parent ? Self.window : nil
  }

  func outputChanged(_ id: OutputID) {}

  // MARK: Globals

  fileprivate func bind(_ interface: String, _ name: UInt32, _ offered: UInt32) {
    switch interface {
    case "wl_compositor" where unsafe compositor == nil && offered >= 4:
      unsafe compositor = cwayland_bind_wl_compositor(registry, name, 4)
    case "wl_subcompositor" where unsafe subcompositor == nil:
      unsafe subcompositor = cwayland_bind_wl_subcompositor(registry, name, 1)
    case "wl_shm" where unsafe sharedMemory == nil:
      unsafe sharedMemory = cwayland_bind_wl_shm(registry, name, 1)
    case "wp_presentation" where unsafe presentation == nil:
      unsafe presentation = cwayland_bind_wp_presentation(registry, name, 1)
      unsafe wp_presentation_add_listener(presentation, clockListener.table, address)
    case "zwp_tablet_manager_v2" where unsafe receivesPens && tablets == nil:
      unsafe tablets = cwayland_bind_zwp_tablet_manager_v2(registry, name, 1)
      for seat in seats.values { unsafe seat.askTablets(of: tablets) }
    case "wl_seat" where receivesPens: addSeat(name, min(offered, 5))
    default: break
    }
  }

  private func addSeat(_ name: UInt32, _ version: UInt32) {
    guard let proxy = unsafe cwayland_bind_wl_seat(registry, name, version) else { return }
    let seat = unsafe SeatProxy(proxy, version, self)
    seats[name] = seat
    unsafe seat.askTablets(of: tablets)
  }

  fileprivate func removeGlobal(_ name: UInt32) {
    seats.removeValue(forKey: name)?.forgetTablets()
  }
}

private let registryListener = Listener(wl_registry_listener()) { table in
  unsafe table.global = { data, _, name, interface, version in
    unsafe WetConnection.at(data).bind(decodeCString(interface), name, version)
  }
  unsafe table.global_remove = { data, _, name in unsafe WetConnection.at(data).removeGlobal(name) }
}

private let clockListener = Listener(wp_presentation_listener()) { table in
  unsafe table.clock_id = { data, _, clock in
    unsafe WetConnection.at(data).clock = PresentationClock(clock)
  }
}
