import CompositorKit
import FramePacing
import InkCanvas
import InkDrawing
import InkFitting
import InkGeometry
import InkRendering
import LinuxIO
import PenFollowing
import ProgramKit
import StylusModel
import Testing

@testable import WetInk

/// Wet ink above a window of a compositor that follows a script.
@Suite struct WetSurfaceTests {
  private let style = StrokeStyle(ink: Ink(.monoline), width: 0.5)
  private let place = WetPlace(
    x: 10, y: 20, visible: PixelRect(x: 0, y: 0, width: 120, height: 90), scale: 1,
    view: .scale(x: 2, y: 2))

  @Test(arguments: [1, 2])
  func theThreadCommitsInkAndAsksWhenItIsShown(scale: Int) throws {
    var place = place
    place.scale = scale
    let window = try ScriptedWindow()
    let numbers = StrokeNumbers()
    let wet = try wetInk(on: window, numbers)
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
    #expect(eventually { window.pictures(width: UInt32(120 * scale)) > 0 })
    #expect(eventually { window.feedbacks > 0 })
    wet.apply(.end(.now), to: id)
    var ended: [StrokeID] = []
    #expect(
      eventually {
        for case .ended(let id, .some, _) in wet.takeNews() { ended.append(id) }
        return ended == [id]
      })
  }

  @Test func whatBecomesOfCommitsIsCounted() throws {
    let window = try ScriptedWindow()
    let numbers = StrokeNumbers()
    let wet = try wetInk(on: window, numbers)
    defer { wet.stop() }
    unsafe wet.showSurface(place, on: window.surface)
    wet.parentCommitted()
    for round in 1...2 {
      let (asked, id) = (window.feedbacks, numbers.nextStrokeID())
      wet.begin(id, .draws(style))
      wet.apply(.append(sample(0)), to: id, taken: .now)
      #expect(eventually { window.feedbacks > asked })
      _ = try window.script.with { script in
        let feedback = try #require(script.object("wp_presentation_feedback"))
        let now = Timestamp.now.microseconds
        let (seconds, rest) = (UInt32(now / 1_000_000), UInt32(now % 1_000_000) * 1_000)
        if round == 1 {
          try script.send(
            feedback, 1, .word(0), .word(seconds), .word(rest), .word(16_666_667), .word(0),
            .word(0), .word(1))
        } else {
          try script.send(feedback, 2)
        }
      }
      #expect(
        eventually { wet.statistics.frames.presented == 1 && wet.statistics.latency.count > 0 })
      #expect(eventually { wet.statistics.frames.discarded == (round == 1 ? 0 : 1) })
    }
    withExtendedLifetime(window) {}
  }

  private func wetInk(on window: ScriptedWindow, _ numbers: StrokeNumbers) throws -> WetInk {
    let made = unsafe WetInk(
      display: window.display, hearsPens: false, numbers, WetTools(tip: nil, eraser: nil))
    return try #require(made)
  }

  private func sample(_ step: Int) -> FitSample {
    FitSample(time: Double(step) * 0.005, location: Point(x: 10 + Double(step), y: 10))
  }

  /// Wet ink above a window that was committed once, without its thread.
  private func withCore(_ body: (WetCore, ScriptedWindow) throws -> Void) throws {
    let window = try ScriptedWindow()
    do {
      let connection = try #require(unsafe WetConnection(window.display, hearsPens: false))
      let core = WetCore(connection, numbers: StrokeNumbers())
      unsafe core.move(to: place, of: window.surface, at: .now)
      core.release(at: .now)
      try body(core, window)
      core.releaseSurfaces(at: .now)
      #expect(core.takeNews().isEmpty)
    }
    // Its connection outlives all objects on it.
    withExtendedLifetime(window) {}
  }

  private func begin(_ id: StrokeID, isPen: Bool = false, on core: WetCore) {
    core.obey(.begin(id, .draws(style), isPen: isPen), at: .now)
    for step in 0..<3 { core.obey(.step(id, .append(sample(step)), taken: nil), at: .now) }
  }

  @Test func aCancelledStrokeDisappearsFromTheScreen() throws {
    try withCore { core, window in
      let id = StrokeID(rawValue: 1)
      begin(id, on: core)
      #expect(unsafe core.surface(of: id)?.commitChanges(asking: nil) == true)
      core.connection.flush()
      #expect(eventually { window.pictures(width: 120) == 1 })
      let damages = window.damages
      core.obey(.cancel(id), at: .now)
      core.connection.flush()
      #expect(eventually { window.pictures(width: 120) == 2 })
      // The ink was at 11, 10 mm: two pixels are a millimeter.
      #expect(window.isDamaged(x: 22, y: 20, after: damages))
      #expect(core.stroke(id) == nil && core.surfaces.allSatisfy(\.isFree))
    }
  }

  @Test func aStrokeThatWaitsGetsTheSurfaceOfOneThatIsCancelled() throws {
    try withCore { core, _ in
      let ids = (1...4).map { StrokeID(rawValue: $0) }
      for id in ids { begin(id, on: core) }
      #expect(core.surface(of: ids[3]) == nil)
      core.obey(.cancel(ids[1]), at: .now)
      #expect(core.surface(of: ids[3]) != nil && core.surface(of: ids[1]) == nil)
      for id in ids { core.obey(.cancel(id), at: .now) }
    }
  }

  @Test func samplesOfACancelledStrokeAreIgnored() throws {
    try withCore { core, _ in
      let (pen, eraser) = (StrokeID(rawValue: 1), StrokeID(rawValue: 2))
      begin(pen, isPen: true, on: core)
      #expect(core.follower.knows(pen))
      core.obey(.begin(eraser, .erases(.object, width: 3), isPen: true), at: .now)
      for id in [pen, eraser] { core.obey(.cancel(id), at: .now) }
      #expect(!core.follower.knows(pen))
      for id in [pen, eraser] {
        core.obey(.step(id, .append(sample(4)), taken: nil), at: .now)
      }
      #expect(core.takeNews().isEmpty)
    }
  }

  @Test func aStrokeThatIsCancelledOnTheThreadDoesNotEnd() throws {
    let window = try ScriptedWindow()
    let numbers = StrokeNumbers()
    let wet = try wetInk(on: window, numbers)
    unsafe wet.showSurface(place, on: window.surface)
    wet.parentCommitted()
    let id = numbers.nextStrokeID()
    wet.begin(id, .draws(style))
    wet.apply(.append(sample(0)), to: id, taken: .now)
    wet.cancel(id)
    wet.stop()
    #expect(wet.takeNews().isEmpty)
    withExtendedLifetime(window) {}
  }
}
