import CWayland
package import LinuxIO

/// A connection to a Wayland compositor.
///
///     let compositor = try Compositor()
///     poller.add(compositor.number, token: 1)
///     ... readable: try compositor.dispatchEvents(into: &events), until .ready is among them
///     let overlay = try compositor.makeOverlay(on: compositor.outputs[0].id)
///     ... fault: let go of overlays and of this, connect again
///
/// For one thread. Nothing here waits. Events are not acted upon while they come in: an overlay
/// must not be released inside ``dispatchEvents(into:)``, and cannot be, for nobody else is called
/// there.
@safe package final class Compositor: Listening {
  let display: Display
  var bound = Bound()
  var outputProxies: [OutputID: OutputProxy] = [:]
  var seats: [UInt32: SeatProxy] = [:]
  var overlays: [OverlayID: WeakOverlay] = [:]
  var stage = StartupStage.listing
  /// Whether an overlay takes keys, or did.
  package internal(set) var listensToKeys = false
  /// The keymap of the seat's keyboards; nil if there is none, or keys are not used.
  package internal(set) var keymap: SeatKeymap?
  /// Whether an overlay takes touches, or did.
  package internal(set) var listensToTouches = false
  let registry: OpaquePointer
  /// The interfaces that are used; nil: all.
  let wanted: Set<WaylandGlobal>?
  private var events: [CompositorEvent] = []
  private var callbacks = unsafe [UInt64: OpaquePointer]()
  private var synchronizations: UInt64 = 0
  private var numbers: UInt32 = 0

  /// How far the beginning is: globals are being listed, then what they have to say, then all is
  /// known.
  enum StartupStage { case listing, settling, ready }

  /// The maximum number of events per read of the socket: it reads 4096 bytes, and an event has at
  /// least 8.
  private static let mostEvents = 512

  /// Connects to the compositor of the session; it is not asked anything before ``flush()``.
  ///
  /// - Parameter name: in place of WAYLAND_DISPLAY.
  /// - Throws: ``WaylandError/homeless``, ``WaylandError/absent(_:_:)``.
  package convenience init(display name: String? = nil) throws(WaylandError) {
    try self.init(Display(name: name))
  }

  /// Takes over a socket that is connected to a compositor.
  ///
  /// - Parameter wanted: the other interfaces to use; nil: all.
  package convenience init(
    adopting socket: consuming FileDescriptor, for wanted: Set<WaylandGlobal>? = nil
  ) throws(WaylandError) {
    try self.init(Display(adopting: socket), for: wanted)
  }

  private init(_ display: Display, for wanted: Set<WaylandGlobal>? = nil) throws(WaylandError) {
    guard let registry = unsafe wl_display_get_registry(display.pointer) else {
      throw .system(SystemError("list the interfaces of the compositor"))
    }
    self.display = display
    self.wanted = wanted
    unsafe self.registry = registry
    events.reserveCapacity(Self.mostEvents)
    unsafe wl_registry_add_listener(registry, registryListener.table, address)
    synchronize()
    try flush()
  }

  deinit {
    while let (_, callback) = unsafe callbacks.popFirst() { unsafe wl_callback_destroy(callback) }
    outputProxies.removeAll()
    seats.removeAll()
    bound.destroy()
    unsafe wl_registry_destroy(registry)
  }

  /// The descriptor to watch: readable when something came.
  package var number: Int32 { unsafe wl_display_get_fd(display.pointer) }

  /// Whether the socket took less than there was: watch for writable, then ``flush()``, and commit
  /// nothing until this is false.
  package var isFull: Bool { display.fullSince != nil }

  /// Sends what waits.
  ///
  /// - Throws: ``WaylandError/stuck(seconds:)`` if the compositor has read nothing for 5 s.
  package func flush() throws(WaylandError) { try display.flush() }

  /// Reads pending data. Call it when the descriptor is readable; at other times it finds nothing.
  ///
  /// - Parameter events: emptied, then filled; its capacity is used again.
  /// - Throws: the error that ended the connection.
  package func dispatchEvents(into events: inout [CompositorEvent]) throws(WaylandError) {
    events.removeAll(keepingCapacity: true)
    swap(&events, &self.events)
    events.removeAll(keepingCapacity: true)
    try display.dispatch()
    try display.flush()
    swap(&events, &self.events)
  }

  /// Asks for ``CompositorEvent/synchronised(_:)``; the number that comes with it.
  @discardableResult package func synchronize() -> UInt64 {
    synchronizations += 1
    if let callback = unsafe wl_display_sync(display.pointer) {
      unsafe callbacks[synchronizations] = callback
      unsafe wl_callback_add_listener(callback, syncListener.table, address)
    }
    return synchronizations
  }

  package func queueEvent(_ event: CompositorEvent) { events.append(event) }

  /// The next number for an overlay or a device.
  package func nextNumber() -> UInt32 {
    numbers += 1
    return numbers
  }

  fileprivate func synchronized(_ callback: OpaquePointer?) {
    guard let found = unsafe callbacks.first(where: { unsafe $0.value == callback }) else { return }
    let number = unsafe found.key
    unsafe callbacks[number] = nil
    unsafe wl_callback_destroy(found.value)
    switch stage {
    case .ready: queueEvent(.synchronized(number))
    case .listing:
      stage = .settling
      synchronize()
    case .settling:
      stage = .ready
      for output in outputs {
        outputProxies[output.id]?.announce()
        queueEvent(.outputAdded(output.id))
      }
      queueEvent(.ready)
    }
  }
}

private let syncListener = Listener(wl_callback_listener()) { table in
  unsafe table.done = { data, callback, _ in
    unsafe Compositor.at(data).synchronized(callback)
  }
}
