import CompositorKit
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

/// A canvas in a window and what is drawn on it.
enum WetFixture {
  static let style = StrokeStyle(ink: Ink(.monoline), width: 0.5)
  static let place = WetPlace(
    x: 10, y: 20, visible: PixelRect(x: 0, y: 0, width: 120, height: 90), scale: 1,
    view: .scale(x: 2, y: 2))

  /// A sample of a stroke that goes to the right from 10, 10 mm.
  static func sample(_ step: Int) -> FitSample {
    FitSample(time: Double(step) * 0.005, location: Point(x: 10 + Double(step), y: 10))
  }
}

/// The state of wet ink, without its thread.
@Suite struct WetCoreTests {
  /// Wet ink above a window that was committed once, without its thread.
  private func withCore(_ body: (WetCore, ScriptedWindow) throws -> Void) throws {
    let window = try ScriptedWindow()
    do {
      let connection = try #require(unsafe WetConnection(window.display, hearsPens: false))
      let core = WetCore(connection, numbers: StrokeNumbers())
      unsafe core.move(to: WetFixture.place, of: window.surface, at: .now)
      core.release(at: .now)
      try body(core, window)
      core.releaseSurfaces(at: .now)
      #expect(core.takeNews().isEmpty)
    }
    // Its connection outlives all objects on it.
    withExtendedLifetime(window) {}
  }

  private func begin(_ id: StrokeID, isPen: Bool = false, on core: WetCore) {
    core.obey(.begin(id, .draws(WetFixture.style), isPen: isPen), at: .now)
    for step in 0..<3 {
      core.obey(.step(id, .append(WetFixture.sample(step)), taken: nil), at: .now)
    }
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
        core.obey(.step(id, .append(WetFixture.sample(4)), taken: nil), at: .now)
      }
      #expect(core.takeNews().isEmpty)
    }
  }

  @Test func samplesOfAPenThatNoDaemonReportsAreDrawn() throws {
    try withCore { core, _ in
      let id = StrokeID(rawValue: 1)
      begin(id, isPen: true, on: core)
      #expect(core.follower.steps.isEmpty)
      #expect(core.stroke(id)?.samples == (0..<3).map(WetFixture.sample))
      core.obey(.cancel(id), at: .now)
    }
  }

  @Test func aCorrectionKeepsThePlaceOnThePage() throws {
    try withCore { core, _ in
      let id = StrokeID(rawValue: 1)
      begin(id, isPen: true, on: core)
      var corrected = FitSample(time: 0.005, location: Point(x: 70, y: 70))
      corrected.force = 0.75
      core.follower.steps = [.step(id, .correct(1, corrected)), .step(id, .correct(3, corrected))]
      core.takeDaemon([], at: .now)
      #expect(core.follower.steps.isEmpty)
      let samples = try #require(core.stroke(id)?.samples)
      #expect(samples.count == 3 && samples[1].force == 0.75)
      #expect(samples[1].location == WetFixture.sample(1).location)
      core.obey(.cancel(id), at: .now)
    }
  }

  @Test func theSoonestHoldOfAllStrokesIsWaitedFor() throws {
    try withCore { core, _ in
      var style = WetFixture.style
      style.straightens = true
      let ids = (1...2).map { StrokeID(rawValue: $0) }
      let touched = Timestamp.now
      for id in ids { core.obey(.begin(id, .draws(style), isPen: false), at: touched) }
      // The second pen has been still for longer.
      for (id, later) in zip(ids, [Microseconds.milliseconds(100), .milliseconds(0)]) {
        core.obey(.step(id, .append(WetFixture.sample(0)), taken: nil), at: touched + later)
      }
      let holds = try ids.map { try #require(core.stroke($0)?.straightens) }
      // Times are rounded to a microsecond.
      #expect((99_999...100_001).contains((holds[0] - holds[1]).value))
      #expect(core.straighten(at: touched) == holds[1])
      #expect(core.straighten(at: holds[1]) == holds[0])
      #expect(core.straighten(at: holds[0]) == nil)
      // A single place is no shape.
      #expect(ids.allSatisfy { core.stroke($0)?.straightAt == nil })
      for id in ids { core.obey(.cancel(id), at: .now) }
    }
  }

  @Test func ofAnotherSizeItHasOtherPicturesWithItsInk() throws {
    try withCore { core, window in
      let id = StrokeID(rawValue: 1)
      begin(id, on: core)
      #expect(unsafe core.surface(of: id)?.commitChanges(asking: nil) == true)
      var place = WetFixture.place
      place.visible = PixelRect(x: 0, y: 0, width: 140, height: 90)
      unsafe core.move(to: place, of: window.surface, at: .now)
      core.connection.flush()
      #expect(eventually { window.pictures(width: 140) == 1 })
      // At another place the same picture will do.
      place.x = 30
      unsafe core.move(to: place, of: window.surface, at: .now)
      core.obey(.cancel(id), at: .now)
      core.release(at: .now)
      core.connection.flush()
      #expect(window.pictures(width: 140) == 1)
    }
  }
}
