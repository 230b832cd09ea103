import CWayland
import LinuxIO

/// A surface above everything on an output; gone with the value.
///
///     let overlay = try compositor.makeOverlay(on: output)
///     ... .configured: try overlay.addBuffer()
///     if let index = overlay.freeBuffer {
///       overlay.withPixels(of: index) { words in ... }
///       try overlay.commit(index, damage: boxes.span)
///     }
///     ... .presented, .discarded, .released, .closed
///
/// A buffer is known by its number until the overlay is configured to another size. Then there is
/// none until new ones are made, so numbers must not be kept across
/// ``Compositor/dispatchEvents(into:)``.
@safe package final class Overlay: Listening {
  package let id: OverlayID
  /// Its role in the compositor.
  package let form: SurfaceKind
  /// Its size and that of its buffers; nil before the compositor reported it, and where it told
  /// that there is nothing to see.
  package private(set) var geometry: OverlayGeometry?
  /// Whether it gets what the pointer, a finger or the compositor's pen does over it; otherwise
  /// what is below gets it.
  package private(set) var takesInput: Bool
  /// Where it takes input, if not everywhere; in logical units.
  private var inputBoxes: [DamageBox]?
  /// Where it takes none all the same.
  private var leftOut: [DamageBox] = []
  let compositor: Compositor
  let surface: OpaquePointer
  var layer: OpaquePointer?
  var window: OpaquePointer?
  var toplevel: OpaquePointer?
  var output: OutputID?
  var wanted: OutputSize?
  /// How high a window is that is not a maximized one; nil for all others.
  private let height: UInt32?
  var fractional: UInt32?
  private let viewport: OpaquePointer?
  private var scale: OpaquePointer?
  private var frame: OpaquePointer?
  private var buffers: BufferSet?
  /// Buffers of former sizes that the compositor may still have.
  private var retired: [BufferSet] = []
  private var feedback: FeedbackSlots?
  private var isPlaced = false
  private var isConfigured = false
  private var commits: UInt64 = 0

  /// How many sets of buffers of former sizes are kept at most while the compositor does not give
  /// them back.
  private static let mostRetired = 3

  /// The role of an overlay in the compositor.
  package enum SurfaceKind: BitwiseCopyable, Hashable, Sendable {
    /// A surface in the layer above all windows.
    case layer
    /// A maximized window without a background.
    case window
    /// A full-screen window on an output; compositors put something black behind it.
    case fullScreen
  }

  /// A layer at the lower edge of an output, below what lies above all windows, for which windows
  /// make room; or a window as wide as an output, which somebody else must put there.
  package struct Dock: BitwiseCopyable, Hashable, Sendable {
    /// How high it is, in logical units.
    package var height: UInt32
    /// The part of its height that windows leave free.
    package var zone: Int32
    package init(height: UInt32, zone: Int32) { (self.height, self.zone) = (height, zone) }
  }

  init(
    _ compositor: Compositor, _ form: SurfaceKind, on output: OutputID?, takesInput: Bool,
    dock: Dock?
  ) throws(WaylandError) {
    guard let global = unsafe compositor.bound.compositor else { throw .lacking(.compositor) }
    guard let surface = unsafe wl_compositor_create_surface(global) else {
      throw .system(SystemError("make a surface"))
    }
    self.compositor = compositor
    self.form = form
    height = form == .window ? dock?.height : nil
    self.output = output
    self.takesInput = takesInput
    unsafe self.surface = surface
    unsafe viewport = compositor.bound.viewporter.flatMap {
      unsafe wp_viewporter_get_viewport($0, surface)
    }
    id = OverlayID(rawValue: compositor.nextNumber())
    unsafe wl_surface_add_listener(surface, surfaceListener.table, address)
    if let manager = unsafe compositor.bound.fractionalScale, unsafe viewport != nil {
      unsafe scale = wp_fractional_scale_manager_v1_get_fractional_scale(manager, surface)
      if let scale = unsafe scale {
        unsafe wp_fractional_scale_v1_add_listener(scale, scaleListener.table, address)
      }
    }
    if unsafe compositor.bound.presentation != nil { feedback = FeedbackSlots(self) }
    applyInput()
  }

  deinit {
    compositor.overlays[id] = nil
    feedback = nil
    if let frame = unsafe frame { unsafe wl_callback_destroy(frame) }
    if let scale = unsafe scale { unsafe wp_fractional_scale_v1_destroy(scale) }
    if let viewport = unsafe viewport { unsafe wp_viewport_destroy(viewport) }
    destroyRole()
    unsafe wl_surface_destroy(surface)
    buffers = nil
    retired.removeAll()
    // It shall vanish now, not with whatever is said next; a fault comes up there.
    try? compositor.flush()
  }

  // MARK: Buffers

  /// How many buffers there are: 0 before ``addBuffer()`` and after another size.
  package var bufferCount: Int { buffers?.buffers.count ?? 0 }

  /// Makes one more buffer of the present size, transparent; nothing while there is no size.
  ///
  /// The kernel takes 5 to 10 ms for one of 1920x1080, 40 ms for one of 3840x2160: make the first
  /// when ink is expected, and another when there is none free, or time. Three are enough
  /// everywhere.
  ///
  /// - Throws: ``WaylandError/system(_:)`` if there is no memory for it. Those that there are stay.
  package func addBuffer() throws(WaylandError) {
    guard let geometry else { return }
    let buffers = buffers ?? BufferSet(of: geometry.pixels)
    try buffers.allocateBuffer(for: self)
    self.buffers = buffers
  }

  /// A buffer that the compositor does not have: of these, the one that was shown last, for it
  /// lacks least.
  package var freeBuffer: Int? {
    guard let buffers = buffers?.buffers else { return nil }
    var best: Int?
    for index in buffers.indices where !buffers[index].isHeld {
      if let known = best, buffers[known].commit >= buffers[index].commit { continue }
      best = index
    }
    return best
  }

  /// Lends the pixels of a buffer, row after row without a gap: premultiplied, alpha in the
  /// uppermost byte, blue in the lowest.
  package func withPixels<Result>(
    of index: Int, _ body: (inout MutableSpan<UInt32>) -> Result
  ) -> Result {
    guard let buffers else { preconditionFailure("there are no buffers") }
    return buffers.buffers[index].withPixels(body)
  }

  /// The same, with those of another buffer to read.
  package func withPixels<Result>(
    of index: Int, and other: Int, _ body: (inout MutableSpan<UInt32>, Span<UInt32>) -> Result
  ) -> Result {
    precondition(index != other, "a buffer is not another one")
    return withPixels(of: other) { others in
      withPixels(of: index) { pixels in body(&pixels, others.span) }
    }
  }

  /// The compositor gave a buffer back: those of former sizes that it has no use for any more go.
  func forgetRetired() {
    guard !retired.isEmpty else { return }
    retired.removeAll { !$0.isHeld }
  }

  private func retireBuffers() {
    retired.removeAll { !$0.isHeld }
    if let buffers, buffers.isHeld { retired.append(buffers) }
    if retired.count > Self.mostRetired { retired.removeFirst() }
    buffers = nil
  }

  // MARK: Commits

  /// Shows a buffer, as soon as the compositor can.
  ///
  /// - Parameters:
  ///   - index: which; the compositor has it from now until ``CompositorEvent/released(_:)``.
  ///   - damage: the changes since the previous commit, in pixels of the buffer. All else must be
  ///     the
  ///     same.
  ///   - asksForFrame: whether the compositor shall tell when it would take another one.
  /// - Returns: the commit's number, from 1; nil, and nothing was done, while the socket is full.
  package func commit(
    _ index: Int, damage: borrowing Span<DamageBox>, asksForFrame: Bool = false
  ) throws(WaylandError) -> UInt64? {
    guard let buffers, let geometry else { preconditionFailure("there are no buffers") }
    if compositor.isFull {
      try compositor.flush()
      if compositor.isFull { return nil }
    }
    let buffer = buffers.buffers[index]
    commits += 1
    configureScaling(geometry)
    unsafe wl_surface_attach(surface, buffer.pointer, 0, 0)
    for index in damage.indices {
      let box = damage[index]
      unsafe wl_surface_damage_buffer(surface, box.x, box.y, box.width, box.height)
    }
    if asksForFrame { askForFrame() }
    if let presentation = unsafe compositor.bound.presentation, let feedback,
      compositor.bound.clock?.isReadable != false
    {
      unsafe feedback.requestFeedback(presentation, of: surface, commit: commits)
    }
    buffer.isHeld = true
    buffer.commit = commits
    unsafe wl_surface_commit(surface)
    try compositor.flush()
    return commits
  }

  /// Says how buffers of this size become the surface, with the first of them.
  private func configureScaling(_ geometry: OverlayGeometry) {
    guard !isPlaced else { return }
    isPlaced = true
    if case .whole(let scale) = geometry.scaling {
      unsafe wl_surface_set_buffer_scale(surface, scale)
      // Back to the size that follows from the buffer's.
      if let viewport = unsafe viewport { unsafe wp_viewport_set_destination(viewport, -1, -1) }
    } else if let viewport = unsafe viewport {
      unsafe wl_surface_set_buffer_scale(surface, 1)
      unsafe wp_viewport_set_destination(
        viewport, geometry.logical.width, geometry.logical.height)
    }
  }

  private func askForFrame() {
    guard unsafe frame == nil else { return }
    unsafe frame = wl_surface_frame(surface)
    if let frame = unsafe frame {
      unsafe wl_callback_add_listener(frame, frameListener.table, address)
    }
  }

  fileprivate func frameDue(_ milliseconds: UInt32) {
    if let frame = unsafe frame { unsafe wl_callback_destroy(frame) }
    unsafe frame = nil
    compositor.queueEvent(.frame(id, milliseconds: milliseconds))
  }

  // MARK: What is wanted of it

  /// Makes the surface take input, or leave it to the windows below; takes effect immediately.
  ///
  /// - Returns: whether that is a change, which is a commit without a picture.
  @discardableResult package func setTakesInput(_ takes: Bool) throws(WaylandError) -> Bool {
    try setTakesInput(within: takes ? nil : [])
  }

  /// Has the surface take input within some rectangles alone, in logical units; at once.
  ///
  /// - Parameter boxes: nil: everywhere; none: nowhere.
  /// - Returns: as of ``setTakesInput(_:)``.
  package func setTakesInput(within boxes: [DamageBox]?) throws(WaylandError) -> Bool {
    let takes = boxes?.isEmpty != true
    guard takes != takesInput || (takes && boxes != inputBoxes) else { return false }
    (takesInput, inputBoxes) = (takes, boxes)
    applyInput()
    unsafe wl_surface_commit(surface)
    try compositor.flush()
    return true
  }

  /// Makes the surface take input only within these rectangles, in logical units; the windows below
  /// get the rest. It counts from the next commit on.
  package func setInput(within boxes: [DamageBox]) {
    guard boxes != inputBoxes || !takesInput else { return }
    (inputBoxes, takesInput) = (boxes, true)
    applyInput()
  }

  /// Has the surface leave these rectangles to what is below or above, in logical units, while it
  /// takes input; at once.
  ///
  /// - Returns: whether that is a change, which is a commit without a picture.
  package func leaveOut(_ boxes: [DamageBox]) throws(WaylandError) -> Bool {
    guard boxes != leftOut else { return false }
    leftOut = boxes
    guard takesInput else { return false }
    applyInput()
    unsafe wl_surface_commit(surface)
    try compositor.flush()
    return true
  }

  private func applyInput() {
    if takesInput, inputBoxes == nil, leftOut.isEmpty {
      return unsafe wl_surface_set_input_region(surface, nil)
    }
    guard let global = unsafe compositor.bound.compositor,
      let region = unsafe wl_compositor_create_region(global)
    else { return }
    let whole = DamageBox(x: 0, y: 0, width: .max, height: .max)
    for box in takesInput ? inputBoxes ?? [whole] : [] {
      unsafe wl_region_add(region, box.x, box.y, box.width, box.height)
    }
    for box in leftOut { unsafe wl_region_subtract(region, box.x, box.y, box.width, box.height) }
    unsafe wl_surface_set_input_region(surface, region)
    unsafe wl_region_destroy(region)
  }

  /// Finds its geometry again, and tells if that is another one, or the first.
  func updateGeometry() {
    guard let wanted else { return }
    let description = output.flatMap { compositor.output($0) } ?? compositor.outputs.first
    // The compositor leaves the choice to us.
    var size = wanted.isEmpty ? description?.logical ?? wanted : wanted
    if let height {
      size = OutputSize(
        width: description?.logical.width ?? size.width, height: Int32(clamping: height))
    }
    let found = OverlayGeometry(
      logical: size, output: description, fractional: fractional,
      hasViewport: unsafe viewport != nil)
    if isConfigured, found == geometry { return }
    isConfigured = true
    retireBuffers()
    isPlaced = false
    geometry = found
    compositor.queueEvent(.configured(id))
  }

  /// Compositors wait for a commit after a window's configuration; where the size is the same
  /// nobody else would.
  func commitConfiguration() {
    if bufferCount > 0, commits > 0 { unsafe wl_surface_commit(surface) }
  }
}

private let surfaceListener = Listener(wl_surface_listener()) { table in
  unsafe table.enter = { data, _, output in
    let overlay = unsafe Overlay.at(data)
    // A layer surface is where it was made; a window may be anywhere.
    guard overlay.form == .window else { return }
    overlay.output = unsafe overlay.compositor.output(at: output) ?? overlay.output
    overlay.updateGeometry()
  }
  unsafe table.leave = { _, _, _ in }
}

private let scaleListener = Listener(wp_fractional_scale_v1_listener()) { table in
  unsafe table.preferred_scale = { data, _, scale in
    let overlay = unsafe Overlay.at(data)
    overlay.fractional = scale
    overlay.updateGeometry()
  }
}

private let frameListener = Listener(wl_callback_listener()) { table in
  unsafe table.done = { data, _, time in unsafe Overlay.at(data).frameDue(time) }
}
