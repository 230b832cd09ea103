import InkDrawing
import InkFitting
import InkGeometry
import InkRendering
import StylusModel
import Testing

@testable import InkCanvas

/// What becomes of wet strokes, and of those that fade, without a canvas.
@Suite struct FadingInkTests {
  private static let bounds = PixelRect(x: 0, y: 0, width: 200, height: 100)
  private let renderer = InkRenderer(view: .scale(x: 4, y: 4), underlay: .otherPrograms)

  private func at(_ time: Int64) -> Timestamp { Timestamp(microseconds: time) }

  private func stroke(_ id: StrokeID) -> WetStroke {
    var style = StrokeStyle(ink: Ink(.pen), width: 1, fate: .fades)
    style.holding = .milliseconds(100)
    var stroke = WetStroke(
      id: id, style: style, view: renderer.view,
      layer: InkLayer(for: .pen, bounds: Self.bounds, view: renderer.view))
    for step in 0..<4 {
      stroke.appendSample(
        FitSample(
          time: Double(step) * 0.01, location: Point(x: 10 + Double(step), y: 10), force: 0.5))
    }
    stroke.end(at: at(0))
    var done = WetStroke.Refreshment()
    stroke.refresh(&done)
    return stroke
  }

  private func damage() -> BufferDamage {
    var damage = BufferDamage(Self.bounds, buffers: 1)
    _ = damage.markRepaired(0)
    return damage
  }

  @Test func aStrokeIsHeldFadesAndIsGone() {
    var (ink, damage) = (FadingInk(), damage())
    ink.insert(FadingStroke(stroke(1), lifted: at(0)), renderer, &damage)
    #expect(ink.nextFading == at(100_000) && damage.isEmpty)
    let isGoneHeld = ink.fadeFurther(to: at(90_000), renderer, &damage)
    #expect(!isGoneHeld && damage.isEmpty)
    let isGoneHalf = ink.fadeFurther(to: at(250_000), renderer, &damage)
    #expect(!isGoneHalf && !damage.isEmpty && (100..<150).contains(ink.strokes[0].level))
    let isGone = ink.fadeFurther(to: at(400_000), renderer, &damage)
    #expect(isGone && ink.strokes.isEmpty && ink.nextFading == nil)
  }

  @Test func onlyTheNamedStrokesFadeAtOnce() {
    var (ink, damage) = (FadingInk(), damage())
    for id in [StrokeID(rawValue: 1), StrokeID(rawValue: 2)] {
      ink.insert(FadingStroke(stroke(id), lifted: at(0)), renderer, &damage)
    }
    ink.hasten([2], at: at(10_000))
    #expect(ink.strokes.map(\.fades) == [at(100_000), at(10_000)] && ink.nextFading == at(10_000))
  }

  @Test func aWetStrokeIsThereOnceAndIsSeenByItsInkOrByItsPast() {
    var wet = WetStrokes()
    wet.insert(stroke(1), wasSeen: false)
    let empty = WetStroke(
      id: 2, style: StrokeStyle(ink: Ink(.pen), width: 1), view: renderer.view,
      layer: InkLayer(for: .pen, bounds: Self.bounds, view: renderer.view))
    wet.insert(empty, wasSeen: false)
    #expect(!wet.hasRoom(for: 1) && wet.hasRoom(for: 3) && wet.position(of: 2) == 1)
    #expect(wet.isSeen(at: 0) && !wet.isSeen(at: 1))
    let gone = wet.extract(at: 1)
    #expect(gone.id == 2 && wet.count == 1)
    wet.insert(empty, wasSeen: true)
    #expect(wet.isSeen(at: 1))
    // Who comes again without a past has none.
    _ = wet.extract(at: 1)
    wet.insert(empty, wasSeen: false)
    #expect(!wet.isSeen(at: 1))
  }
}
