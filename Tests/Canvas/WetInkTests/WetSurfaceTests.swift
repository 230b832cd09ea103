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
  @Test(arguments: [1, 2])
  func theThreadCommitsInkAndAsksWhenItIsShown(scale: Int) throws {
    var place = WetFixture.place
    place.scale = scale
    let window = try ScriptedWindow()
    let numbers = StrokeNumbers()
    let wet = try wetInk(on: window, numbers)
    defer { wet.stop() }
    #expect(wet.isTimed && !wet.takesPens)
    unsafe wet.showSurface(place, on: window.surface)
    wet.parentCommitted()
    let id = numbers.nextStrokeID()
    wet.begin(id, .draws(WetFixture.style))
    for step in 0..<3 { wet.apply(.append(WetFixture.sample(step)), to: id, taken: .now) }
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
    unsafe wet.showSurface(WetFixture.place, on: window.surface)
    wet.parentCommitted()
    for round in 1...2 {
      let (asked, id) = (window.feedbacks, numbers.nextStrokeID())
      wet.begin(id, .draws(WetFixture.style))
      wet.apply(.append(WetFixture.sample(0)), to: id, taken: .now)
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

  @Test func aStrokeThatIsCancelledOnTheThreadDoesNotEnd() throws {
    let window = try ScriptedWindow()
    let numbers = StrokeNumbers()
    let wet = try wetInk(on: window, numbers)
    unsafe wet.showSurface(WetFixture.place, on: window.surface)
    wet.parentCommitted()
    let id = numbers.nextStrokeID()
    wet.begin(id, .draws(WetFixture.style))
    wet.apply(.append(WetFixture.sample(0)), to: id, taken: .now)
    wet.cancel(id)
    wet.stop()
    #expect(wet.takeNews().isEmpty)
    withExtendedLifetime(window) {}
  }

  @Test func aStrokeThatWasHandedOverIsTheWindows() throws {
    let window = try ScriptedWindow()
    let numbers = StrokeNumbers()
    let wet = try wetInk(on: window, numbers)
    unsafe wet.showSurface(WetFixture.place, on: window.surface)
    wet.parentCommitted()
    let ids = [numbers.nextStrokeID(), numbers.nextStrokeID()]
    for id in ids {
      wet.begin(id, .draws(WetFixture.style))
      wet.apply(.append(WetFixture.sample(0)), to: id, taken: .now)
    }
    #expect(wet.takeNews().isEmpty)
    wet.handOver([])
    wet.handOver([ids[0]])
    wet.stop()
    // Only the other one is still open, and ends.
    let ended = wet.takeNews().map { news -> StrokeID? in
      if case .ended(let id, .some, _) = news { id } else { nil }
    }
    #expect(ended == [ids[1]])
    withExtendedLifetime(window) {}
  }
}
