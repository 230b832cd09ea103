import CWayland
import CompositorKit
import Foundation
import InkCanvas
import InkDrawing
import InkFitting
import InkGeometry
import InkRendering
import LinuxIO
import ProgramKit
import StylusModel
import Testing

@testable import WetInk

/// Wet ink above a window of a compositor that follows a script.
@Suite struct WetSurfaceTests {
  /// A window's connection and surface, in this process.
  @safe private final class Window {
    let script: ScriptedDisplay
    let display: OpaquePointer
    let surface: OpaquePointer
    private var connection: WetConnection?

    init() throws {
      let path = NSTemporaryDirectory() + "wet-\(UUID().uuidString.prefix(8))"
      script = try ScriptedDisplay(
        at: path,
        [("wl_compositor", 4), ("wl_subcompositor", 1), ("wl_shm", 1), ("wp_presentation", 1)]
      ) { script in
        script.greetings["wp_presentation"] = { try $0.send($1, 0, .word(1)) }
      }
      let display = try unsafe #require(unsafe wl_display_connect(path))
      let connection = try #require(unsafe WetConnection(display, hearsPens: false))
      unsafe self.display = display
      self.connection = connection
      unsafe surface = try #require(unsafe wl_compositor_create_surface(connection.compositor))
    }

    deinit {
      unsafe wl_surface_destroy(surface)
      connection = nil
      unsafe wl_display_disconnect(display)
    }

    /// How many commits with ink there were, buffers of these widths.
    func commits(width: UInt32) -> Int {
      script.with { script in
        let buffers = script.requests("wl_shm_pool", 0).filter { $0.words[2] == width }
        return script.requests("wl_surface", 1).count { attached in
          buffers.contains { $0.words[0] == attached.words[0] }
        }
      } ?? 0
    }

    /// How many commits the compositor was asked about.
    var feedbacks: Int { script.with { $0.requests("wp_presentation", 1).count } ?? 0 }
  }

  private let style = StrokeStyle(ink: Ink(.monoline), width: 0.5)
  private let place = WetPlace(
    x: 10, y: 20, visible: PixelRect(x: 0, y: 0, width: 120, height: 90), scale: 1,
    view: .scale(x: 2, y: 2))

  @Test func theThreadCommitsInkAndAsksWhenItIsShown() throws {
    let window = try Window()
    let numbers = StrokeNumbers()
    let made = unsafe WetInk(
      display: window.display, hearsPens: false, numbers, WetTools(tip: nil, eraser: nil))
    let wet = try #require(made)
    defer { wet.stop() }
    #expect(wet.isTimed && !wet.takesPens)
    unsafe wet.showSurface(place, on: window.surface)
    wet.parentCommitted()
    let id = numbers.nextStrokeID()
    wet.begin(id, .draws(style))
    for step in 0..<3 {
      let sample = FitSample(
        time: Double(step) * 0.005, location: Point(x: 10 + Double(step), y: 10))
      wet.apply(.append(sample), to: id, taken: .now)
    }
    #expect(eventually { window.commits(width: 120) > 0 })
    #expect(eventually { window.feedbacks > 0 })
    wet.apply(.end(.now), to: id)
    var ended: [StrokeID] = []
    #expect(
      eventually {
        for case .ended(let id, .some, _) in wet.takeNews() { ended.append(id) }
        return ended == [id]
      })
  }
}
