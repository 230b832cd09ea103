import Foundation
import ProgramKit
package import WaylandClient

/// A connection and the loop that a program would have around it.
package final class CompositorSession {
  package let compositor: Compositor
  /// Everything that came, in order.
  package private(set) var events: [CompositorEvent] = []
  private var next = 0
  private var batch: [CompositorEvent] = []
  private let beside: () throws -> Void

  /// Connects, and waits until all is known.
  ///
  /// - Parameters:
  ///   - display: the path of a socket.
  package init(display: String) throws {
    compositor = try Compositor(display: display)
    beside = {}
    try wait("ready") { if case .ready = $0 { true } else { false } }
  }

  /// Talks to something in this process.
  ///
  /// - Parameter beside: the other end's turn, before each look.
  package init(_ compositor: Compositor, beside: @escaping () throws -> Void) throws {
    self.compositor = compositor
    self.beside = beside
    try wait("ready") { if case .ready = $0 { true } else { false } }
  }

  /// Waits for an event after the one that was waited for last; returns it.
  @discardableResult package func wait(
    _ what: String, for found: (CompositorEvent) -> Bool
  ) throws -> CompositorEvent {
    var event: CompositorEvent?
    try turn(until: what) {
      while event == nil, next < events.count {
        next += 1
        if found(events[next - 1]) { event = events[next - 1] }
      }
      return event != nil
    }
    guard let event else { throw CompositorError("there is no event: \(what)") }
    return event
  }

  /// Waits until the compositor has seen all that was asked of it.
  package func settle() throws {
    let number = compositor.synchronize()
    try compositor.flush()
    try wait("synchronisation") { if case .synchronized(number) = $0 { true } else { false } }
  }

  /// Handles events until something holds.
  private func turn(until what: String, _ holds: () throws -> Bool) throws {
    let isSo = try eventually(every: 0) {
      if try holds() { return true }
      try look(milliseconds: 100)
      return false
    }
    guard isSo else {
      throw CompositorError(
        "\(what): not within \(Programs.patience) s, but \(events.suffix(20))")
    }
  }

  /// Looks once at what has come, after so long at most.
  package func look(milliseconds: Int32) throws {
    try beside()
    var watched = pollfd(fd: compositor.number, events: Int16(POLLIN), revents: 0)
    _ = unsafe poll(&watched, 1, milliseconds)
    defer { events += batch }
    try compositor.dispatchEvents(into: &batch)
  }

  /// Makes an overlay with buffers.
  package func overlay(
    on output: OutputID? = nil, name: String = "inkoverlay", takesInput: Bool = false,
    form: Overlay.SurfaceKind? = nil, buffers: Int = 3
  ) throws -> Overlay {
    let overlay = try compositor.makeOverlay(
      on: output ?? compositor.outputs.first?.id, name: name, takesInput: takesInput, form: form)
    try configure(overlay, buffers: buffers)
    return overlay
  }

  /// Waits until it is configured and makes buffers.
  package func configure(_ overlay: Overlay, buffers: Int = 3) throws {
    try wait("configured") { if case .configured(overlay.id) = $0 { true } else { false } }
    for _ in 0..<buffers { try overlay.addBuffer() }
  }

  /// Commits a buffer as it is.
  @discardableResult package func commit(
    _ overlay: Overlay, _ index: Int, _ damage: [DamageBox] = [], asksForFrame: Bool = false
  ) throws(WaylandError) -> UInt64? {
    try overlay.commit(index, damage: damage.span, asksForFrame: asksForFrame)
  }

  /// Fills a free buffer and shows it; the number of the commit.
  ///
  /// - Parameters:
  ///   - damage: nil: everything.
  ///   - pixel: the word at x, y.
  @discardableResult package func show(
    _ overlay: Overlay, damage: [DamageBox]? = nil, _ pixel: (Int, Int) -> UInt32
  ) throws -> UInt64 {
    let index = try awaitBuffer(of: overlay)
    guard let geometry = overlay.geometry else { throw CompositorError("no geometry") }
    let (width, height) = (Int(geometry.pixels.width), Int(geometry.pixels.height))
    overlay.withPixels(of: index) { words in
      for y in 0..<height { for x in 0..<width { words[y * width + x] = pixel(x, y) } }
    }
    let all = DamageBox(x: 0, y: 0, width: geometry.pixels.width, height: geometry.pixels.height)
    guard let commit = try commit(overlay, index, damage ?? [all]) else {
      throw CompositorError("the socket is full")
    }
    try settle()
    return commit
  }

  /// Waits until a commit is on the screen, which it may have been before what was waited for last.
  package func presentation(of overlay: Overlay, _ commit: UInt64) throws -> ShownCommit {
    var found: ShownCommit?
    try turn(until: "commit \(commit) is shown") {
      for case .presented(overlay.id, let shown) in events where shown.commit == commit {
        found = shown
      }
      return found != nil
    }
    guard let found else { throw CompositorError("commit \(commit) is not shown") }
    return found
  }

  /// A buffer that is free; one of the present size is made where another size came since the last
  /// were.
  private func awaitBuffer(of overlay: Overlay) throws -> Int {
    try turn(until: "a buffer is free") {
      if overlay.bufferCount == 0 { try overlay.addBuffer() }
      return overlay.freeBuffer != nil
    }
    guard let index = overlay.freeBuffer else { throw CompositorError("no buffer is free") }
    return index
  }
}
