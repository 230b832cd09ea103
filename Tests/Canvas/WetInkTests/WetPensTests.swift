import InkCanvas
import InkDrawing
import InkEditing
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

  @Test func aPenLeansOnATurnedPageAsItDoesOnTheScreen() throws {
    for turn in [-2.5, -0.5, 0.5, 2, Double.pi] {
      var pens = pens()
      var turned = place
      turned.view = .rotation(turn)
      var leaning = frame(30, 60)
      (leaning.tiltX, leaning.tiltY, leaning.roll) = (0, 0.5, 0.75)
      let begun = pens.orders(for: leaning, on: turned, numbers, at: now)
      let sample = try #require(added(begun.last)).sample
      #expect(abs(Turn.wrapped(sample.azimuth - (.pi / 2 - turn))) < 1e-6)
      #expect(abs(sample.altitude - (.pi / 2 - 0.5)) < 1e-6 && sample.roll == 0.75)
    }
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

  /// What an order begins.
  private func begun(_ order: WetOrder?) -> (id: StrokeID, style: StrokeStyle)? {
    guard case .begin(let id, .draws(let style), true)? = order else { return nil }
    return (id, style)
  }

  @Test func twoPensDrawStrokesOfTheirOwn() throws {
    var pens = pens()
    var second = frame(40, 60)
    second.tool = PenDeviceID(rawValue: 2)
    let one = try #require(begun(orders(frame(30, 60), &pens).first))
    let other = try #require(begun(orders(second, &pens).first))
    #expect(one.id != other.id && one.style.seed == 1 && other.style.seed == 2)
    second.isDown = false
    #expect(orders(second, &pens).count == 1)
    let next = try #require(added(orders(frame(31, 60), &pens).first))
    #expect(next.id == one.id)
  }

  @Test func aPenThatLeavesTheSurfaceEndsItsStroke() {
    for leaves in [true, false] {
      var pens = pens()
      _ = orders(frame(30, 60), &pens)
      var away = frame(30, 60, milliseconds: 4_995)
      if leaves { away.overlay = nil }
      let ended = pens.orders(for: away, on: leaves ? place : nil, numbers, at: now)
      guard case .step(_, .end(let time, _), nil)? = ended.first, ended.count == 1 else {
        Issue.record("nothing ends")
        continue
      }
      #expect(time == Timestamp(microseconds: 4_995_000))
    }
  }

  @Test func aStrokeGoesOnBesideThePlaceWhereItBegan() throws {
    var pens = pens()
    let id = try #require(begun(orders(frame(30, 60), &pens).first)).id
    let next = try #require(added(orders(frame(500, -20, milliseconds: 4_995), &pens).first))
    #expect(next.id == id && next.sample.location == Point(x: 245, y: -20))
  }

  @Test func aPenThatTouchesTheRulerTakesItAlongAndBesideItRunsAlongIt() throws {
    var pens = pens()
    let middle = place.page(Point(x: 60, y: 70))
    pens.tools.ruler = Ruler(at: middle)
    guard case .begin(_, .movesRuler, true)? = orders(frame(60, 70), &pens).first else {
      Issue.record("the ruler does not move")
      return
    }
    _ = orders(frame(60, 70, isDown: false), &pens)
    pens.tools.ruler = Ruler(at: Point(x: middle.x, y: middle.y + 200))
    let drawn = try #require(begun(orders(frame(60, 70), &pens).first))
    #expect(drawn.style.ruler == pens.tools.ruler && drawn.style.seed == 1)
  }

  @Test func wetInksRunIntoEachOtherForAWhile() throws {
    var pens = pens()
    pens.tools.tip = .draws(StrokeStyle(ink: Ink(.watercolor), width: 5))
    func draw(at moment: Int64) throws -> InkID? {
      let now = Timestamp(microseconds: moment * 1_000)
      let milliseconds = UInt32(moment)
      let begun = pens.orders(
        for: frame(30, 60, milliseconds: milliseconds), on: place, numbers, at: now)
      _ = pens.orders(
        for: frame(30, 60, isDown: false, milliseconds: milliseconds), on: place, numbers, at: now)
      return try #require(self.begun(begun.first)).style.group
    }
    let first = try #require(try draw(at: 10_000))
    #expect(try draw(at: 11_500) == first)
    #expect(try draw(at: 20_000) != first)
    pens.tools.tip = .draws(style)
    #expect(try draw(at: 20_100) == nil)
  }

  @Test func theClockOfTheCompositorMayRunOver() throws {
    var pens = pens()
    // 3 ms after the 32 bits of its milliseconds began again.
    let now = Timestamp(microseconds: ((1 << 32) + 3) * 1_000)
    let begun = pens.orders(
      for: frame(30, 60, milliseconds: UInt32.max - 1), on: place, numbers, at: now)
    #expect(
      try #require(added(begun.last)).taken == Timestamp(microseconds: now.microseconds - 5_000))
  }

  @Test func aSampleIsNeverEarlierThanItsStroke() throws {
    var pens = pens()
    _ = orders(frame(30, 60, milliseconds: 4_990), &pens)
    let early = try #require(added(orders(frame(30, 60, milliseconds: 4_980), &pens).first))
    #expect(early.sample.time == 0 && early.taken == Timestamp(microseconds: 4_980_000))
  }
}
