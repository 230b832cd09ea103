import Foundation
import InkCanvas
import InkGeometry
import InkRendering
import LinuxIO
import StylusModel
import WaylandClient

/// An overlay on the first output, with buffers and something on it.
final class Surface {
  let compositor: Compositor
  let overlay: Overlay
  let place: OutputPlace
  let size: OutputSize

  static let buffers = 3

  /// Connects, and waits until it is there; the compositor's first frame callback was asked for.
  init() throws {
    compositor = try Compositor()
    try Self.await(compositor) { if case .ready = $0 { true } else { false } }
    guard let output = compositor.outputs.first else { throw Fault("there is no output") }
    overlay = try compositor.makeOverlay(on: output.id, takesInput: false)
    try Self.await(compositor) { if case .configured = $0 { true } else { false } }
    guard let geometry = overlay.geometry else { throw Fault("the output has no size") }
    size = geometry.pixels
    place = OutputPlace(
      name: output.name,
      area: Rect(
        x: Double(output.x), y: Double(output.y), width: Double(output.logical.width),
        height: Double(output.logical.height)),
      pixelWidth: Int(size.width), pixelHeight: Int(size.height))
    for _ in 0..<Self.buffers { try overlay.addBuffer() }
  }

  /// What came.
  func events() throws -> [CompositorEvent] {
    var events: [CompositorEvent] = []
    try compositor.dispatchEvents(into: &events)
    return events
  }

  /// Waits for what comes next.
  func await() throws -> [CompositorEvent] {
    Self.sleep(compositor)
    return try events()
  }

  /// Shows a buffer.
  func commit(_ index: Int, _ changed: Damage, asksForFrame: Bool) throws -> UInt64? {
    let boxes = changed.map {
      DamageBox(
        x: Int32($0.minX), y: Int32($0.minY), width: Int32($0.width), height: Int32($0.height))
    }
    return try overlay.commit(index, damage: boxes.span, asksForFrame: asksForFrame)
  }

  private static func await(
    _ compositor: Compositor, for isFound: (CompositorEvent) -> Bool
  ) throws {
    var events: [CompositorEvent] = []
    while !events.contains(where: isFound) {
      sleep(compositor)
      try compositor.dispatchEvents(into: &events)
    }
  }

  private static func sleep(_ compositor: Compositor) {
    _ = Readiness.wait(for: nil, orStop: compositor.number)
  }
}

/// A program that keeps the compositor busy: it changes 64 x 64 pixels at each frame callback.
struct Animation {
  private let surface: Surface

  init() throws { surface = try Surface() }

  /// Goes on until then.
  func run(until end: Timestamp) throws {
    var picture: UInt32 = 0
    while Timestamp.now < end {
      picture &+= 1
      if let index = surface.overlay.freeBuffer { try show(picture, in: index) }
      while true {
        let events = try surface.await()
        if events.contains(where: { if case .frame = $0 { true } else { false } }) { break }
      }
    }
  }

  private func show(_ picture: UInt32, in index: Int) throws {
    let width = Int(surface.size.width)
    surface.overlay.withPixels(of: index) { pixels in
      for y in 0..<64 {
        for x in 0..<64 { pixels[y * width + x] = 0xFF00_0000 | (picture &* 0x10305) }
      }
    }
    _ = try surface.commit(
      index, Damage(PixelRect(x: 0, y: 0, width: 64, height: 64)), asksForFrame: true)
  }
}
