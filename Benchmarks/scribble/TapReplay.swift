import Glibc
import LinuxIO
import WaylandClient

/// How long it takes to hand a tap on: the surface lets go of the place, a pointer of ours clicks,
/// and it takes the place again; until the compositor has done all of it.
final class TapReplay {
  private let compositor: Compositor
  private var events: [CompositorEvent] = []
  private var overlay: Overlay?
  private let clock = ContinuousClock()
  private static let rounds = 200

  init() throws { compositor = try Compositor() }

  func tell() throws {
    try wait { if case .ready = $0 { true } else { false } }
    guard let output = compositor.outputs.first else { return }
    let made = try compositor.makeOverlay(on: output.id, takesInput: true)
    overlay = made
    try wait { if case .configured(made.id) = $0 { true } else { false } }
    try made.addBuffer()
    let whole = [DamageBox(x: 0, y: 0, width: output.logical.width, height: output.logical.height)]
    _ = try made.commit(0, damage: whole.span)
    let pointer = try TapPointer(of: compositor)
    // A pointer that was just plugged in loses its first click.
    usleep(200_000)
    var times: [Duration] = []
    for _ in 0..<Self.rounds {
      let start = clock.now
      _ = try made.setTakesInput(within: [])
      try pointer.tap(
        x: 40, y: 700, width: UInt32(output.logical.width), height: UInt32(output.logical.height))
      _ = try made.setTakesInput(within: whole)
      let number = compositor.synchronize()
      try compositor.flush()
      try wait { if case .synchronized(number) = $0 { true } else { false } }
      times.append(clock.now - start)
    }
    Row.print("a tap handed on", times)
  }

  private func wait(for found: (CompositorEvent) -> Bool) throws {
    while true {
      try compositor.dispatchEvents(into: &events)
      if events.contains(where: found) { return }
      guard events.isEmpty else { continue }
      var watched = pollfd(fd: compositor.number, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&watched, 1, 10_000) > 0 else {
        throw SystemError("wait for", "the compositor", Errno(rawValue: ETIMEDOUT))
      }
    }
  }
}
