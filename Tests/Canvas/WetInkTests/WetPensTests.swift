import InkCanvas
import InkDrawing
import InkFitting
import InkGeometry
import InkRendering
import StylusModel
import Testing

@testable import WaylandClient
@testable import WetInk

@Suite struct WetPensTests {
  private let now = Timestamp(microseconds: 5_000_000)
  private let numbers = StrokeNumbers()
  private let place = WetPlace(
    x: 10, y: 20, visible: PixelRect(x: 0, y: 0, width: 100, height: 100), scale: 1,
    view: .scale(x: 2, y: 2))
  private let style = StrokeStyle(ink: Ink(.monoline), width: 0.5)

  private func pens() -> WetPens {
    var pens = WetPens()
    pens.tools = WetTools(tip: .draws(style), eraser: .erases(.object, width: 3))
    return pens
  }

  private func frame(
    _ x: Double, _ y: Double, isDown: Bool = true, milliseconds: UInt32 = 4_990
  ) -> PenFrame {
    PenFrame(
      tool: PenDeviceID(rawValue: 1), tablet: nil, overlay: OverlayID(rawValue: 1), x: x, y: y,
      isDown: isDown, pressure: 0.25, tiltX: 0, tiltY: 0, milliseconds: milliseconds)
  }

  private func orders(_ frame: PenFrame, _ pens: inout WetPens) -> [WetOrder] {
    pens.orders(for: frame, on: place, numbers, at: now)
  }

  /// The sample that an order adds, and when it was taken.
  private func added(_ order: WetOrder?) -> (id: StrokeID, sample: FitSample, taken: Timestamp?)? {
    guard case .step(let id, .append(let sample), let taken)? = order else { return nil }
    return (id, sample, taken)
  }

  @Test func aTouchBeginsAStrokeWithItsFirstSample() throws {
    var pens = pens()
    let begun = orders(frame(30, 60), &pens)
    #expect(begun.count == 2)
    guard case .begin(let id, .draws(let made), let isPen) = try #require(begun.first) else {
      Issue.record("nothing begins")
      return
    }
    #expect(id == StrokeID(rawValue: 1) && isPen && made.seed == 1 && made.ink == style.ink)
    let first = try #require(added(begun.last))
    #expect(first.id == id && first.taken == Timestamp(microseconds: 4_990_000))
    #expect(first.sample.time == 0 && first.sample.location == Point(x: 10, y: 20))
    #expect(first.sample.force == 0.25 && first.sample.azimuth == 0)
    #expect(abs(first.sample.altitude - .pi / 2) < 1e-9)
    let next = try #require(added(orders(frame(32, 60, milliseconds: 4_995), &pens).first))
    #expect(next.id == id && abs(next.sample.time - 0.005) < 1e-9)
    #expect(next.sample.location == Point(x: 11, y: 20))
  }

  @Test func aLiftEndsItAndTheNextTouchIsAnother() throws {
    var pens = pens()
    _ = orders(frame(30, 60), &pens)
    let ended = orders(frame(30, 60, isDown: false, milliseconds: 4_999), &pens)
    guard case .step(let id, .end(let time, _), nil)? = ended.first, ended.count == 1 else {
      Issue.record("nothing ends")
      return
    }
    #expect(id == StrokeID(rawValue: 1) && time == Timestamp(microseconds: 4_999_000))
    #expect(orders(frame(30, 60, isDown: false), &pens).isEmpty)
    let next = try #require(added(orders(frame(30, 60), &pens).last))
    #expect(next.id == StrokeID(rawValue: 2))
  }

  @Test func nothingBeginsOutsideOrWithoutATool() {
    var pens = pens()
    #expect(orders(frame(9, 60), &pens).isEmpty)
    #expect(orders(frame(30, 121), &pens).isEmpty)
    #expect(pens.orders(for: frame(30, 60), on: nil, numbers, at: now).isEmpty)
    var away = frame(30, 60)
    away.overlay = nil
    #expect(orders(away, &pens).isEmpty)
    pens.tools.tip = nil
    #expect(orders(frame(30, 60), &pens).isEmpty)
    var eraser = frame(30, 60)
    eraser.isEraser = true
    guard case .begin(_, .erases(.object, width: 3), true)? = orders(eraser, &pens).first else {
      Issue.record("the eraser does not begin")
      return
    }
  }

  @Test func aPenThatLeansIsToldByItsTangents() throws {
    var pens = pens()
    var leaning = frame(30, 60)
    (leaning.tiltX, leaning.tiltY, leaning.pressure, leaning.roll) = (0, 0.5, 0, 0.75)
    let sample = try #require(added(orders(leaning, &pens).last)).sample
    #expect(abs(sample.azimuth - .pi / 2) < 1e-6 && abs(sample.altitude - (.pi / 2 - 0.5)) < 1e-6)
    #expect(sample.force == 0.5 && sample.roll == 0.75)
  }

  @Test(
    arguments: [
      (5_000, 5_000_000), (4_000, 4_000_000), (3_999, 5_000_000), (5_001, 5_000_000),
    ] as [(UInt32, Int64)])
  func aTimeOfAnotherClockIsNow(milliseconds: UInt32, taken: Int64) throws {
    var pens = pens()
    let begun = orders(frame(30, 60, milliseconds: milliseconds), &pens)
    #expect(try #require(added(begun.last)).taken == Timestamp(microseconds: taken))
  }
}
