import InkCanvas
import InkGeometry
import StylusModel
import Testing

@testable import Calibration
@testable import OverlayConfiguration

private func tablet(
  _ number: UInt32 = 1, _ name: String = "Wacom Cintiq 16 Pen", isDisplay: Bool = true
) -> Tablet {
  var tablet = Tablet(id: DeviceID(rawValue: number), name: name, role: .pen)
  (tablet.vendor, tablet.product, tablet.isDisplay) = (0x056A, 0x0390, isDisplay)
  tablet.area = Tablet.Area(
    left: Millimeters(0), top: Millimeters(0), width: Millimeters(320), height: Millimeters(180))
  return tablet
}

private let output = OutputPlace(
  name: "DP-1", area: Rect(x: 0, y: 0, width: 1_600, height: 900), pixelWidth: 1_600,
  pixelHeight: 900)

private func held(_ places: [Point], milliseconds: Int64 = 5) -> HeldPen.TouchVerdict {
  var pen = HeldPen()
  for (index, place) in places.enumerated() {
    pen.recordSample(
      Sample(
        time: Timestamp(microseconds: Int64(index) * milliseconds * 1_000),
        x: Millimeters(Float(place.x)), y: Millimeters(Float(place.y))))
  }
  return pen.verdict
}

@Suite struct HeldPenTests {
  private let spot = Point(x: 20, y: 30)

  @Test func aTouchIsWhereThePenWasMostly() {
    // As it lands it slips by half a millimeter.
    let slip = [Point(x: 20.5, y: 30.2), Point(x: 20.25, y: 30)]
    #expect(held(slip + Array(repeating: spot, count: 9)) == .held(spot))
    #expect(
      held([spot, Point(x: 21, y: 30), Point(x: 20, y: 31), Point(x: 21, y: 31)])
        == .held(Point(x: 20.5, y: 30.5)))
  }

  @Test func whatMovesOrIsShortOrLongIsNoTouch() {
    #expect(held([]) == .brief)
    #expect(held([spot, spot]) == .brief)
    #expect(held(Array(repeating: spot, count: 5) + [Point(x: 23, y: 34)]) == .moved(5))
    #expect(held(Array(repeating: spot, count: 5), milliseconds: 2_501) == .long)
  }
}

@Suite struct TabletChoiceTests {
  @Test func theOnlyDisplayTabletIsMeant() throws {
    var choice = CalibratedTablet(nil)
    choice.registerTablet(tablet(1, "Intuos", isDisplay: false))
    choice.registerTablet(tablet(2))
    choice.recordSighting(DeviceID(rawValue: 1))
    #expect(try choice.decide()?.id.rawValue == 2)
  }

  @Test func ofSeveralTheOneIsMeantWhosePenComesFirst() throws {
    var choice = CalibratedTablet(nil)
    for number: UInt32 in [1, 2, 3] { choice.registerTablet(tablet(number)) }
    #expect(try choice.decide() == nil)
    #expect(choice.candidates.count == 3)
    choice.recordSighting(DeviceID(rawValue: 2))
    choice.recordSighting(DeviceID(rawValue: 3))
    #expect(try choice.decide()?.id.rawValue == 2)
    choice.removeTablet(DeviceID(rawValue: 2))
    #expect(try choice.decide() == nil)
  }

  @Test func aNameIsTakenAtItsWord() throws {
    for name in ["Intuos", "056a:0390"] {
      var choice = CalibratedTablet(TabletName(name))
      choice.registerTablet(tablet(1, "Intuos", isDisplay: false))
      #expect(try choice.decide()?.id.rawValue == 1)
    }
    var choice = CalibratedTablet(TabletName("Cintiq"))
    let opaque = tablet(1, "Intuos", isDisplay: false)
    choice.registerTablet(opaque)
    #expect(throws: CalibrationError.noSuchTablet("Cintiq", [opaque])) { try choice.decide() }
    var unnamed = CalibratedTablet(nil)
    unnamed.registerTablet(opaque)
    #expect(throws: CalibrationError.noDisplayTablet([opaque])) { try unnamed.decide() }
    let nobody = CalibratedTablet(nil)
    #expect(throws: CalibrationError.noDisplayTablet([])) { try nobody.decide() }
  }
}

@Suite struct PenWatchTests {
  private let own = DeviceID(rawValue: 1)
  private let stroke = StrokeID(rawValue: 5)
  private let now = Timestamp(microseconds: 0)

  private func began(_ kind: ToolKind = .pen, on device: UInt32 = 1) -> StrokeUpdate {
    .began(
      StrokeBeginning(
        stroke: stroke, device: DeviceID(rawValue: device), tool: Tool(kind: kind), time: now))
  }

  private func hover(_ buttons: ToolButtons) -> StrokeUpdate {
    var sample = Sample(time: now, x: Millimeters(3), y: Millimeters(4))
    sample.buttons = buttons
    return .hover(own, Tool(kind: .pen), sample)
  }

  @Test func aTouchIsToldWhenThePenIsLifted() {
    var watch = PenWatch(own)
    #expect(watch.detectSign(began()) == .down)
    let sample = Sample(time: now, x: Millimeters(3), y: Millimeters(4))
    for _ in 0..<3 { #expect(watch.detectSign(.sample(stroke, sample)) == .at(Point(x: 3, y: 4))) }
    let end = StrokeEnding(stroke: stroke, time: now, flags: [])
    #expect(watch.detectSign(.ended(end)) == .lifted(.held(Point(x: 3, y: 4))))
    // Once.
    #expect(watch.detectSign(.ended(end)) == nil)
  }

  @Test func aStrokeThatWasCutIsNoTouch() {
    var watch = PenWatch(own)
    _ = watch.detectSign(began())
    for _ in 0..<9 {
      _ = watch.detectSign(.sample(stroke, Sample(time: now, x: Millimeters(3), y: Millimeters(4))))
    }
    let end = StrokeEnding(stroke: stroke, time: now, flags: .gap)
    #expect(watch.detectSign(.ended(end)) == .lifted(.brief))
    _ = watch.detectSign(began())
    #expect(watch.detectSign(.cancelled(stroke, now)) == .lifted(.brief))
  }

  @Test func theOtherEndAndTheSideButtonsGoBack() {
    var watch = PenWatch(own)
    #expect(watch.detectSign(began(.eraser)) == .back)
    #expect(watch.detectSign(hover([])) == .at(Point(x: 3, y: 4)))
    #expect(watch.detectSign(hover(.stylus2)) == .back)
    // It is still down.
    #expect(watch.detectSign(hover(.stylus2)) == .at(Point(x: 3, y: 4)))
    #expect(watch.detectSign(hover([])) == .at(Point(x: 3, y: 4)))
    #expect(watch.detectSign(hover(.stylus)) == .back)
  }

  @Test func othersSayNothing() {
    var watch = PenWatch(own)
    #expect(watch.detectSign(began(on: 2)) == nil)
    #expect(watch.detectSign(began(.mouse)) == nil)
    let sample = Sample(time: now, x: Millimeters(3), y: Millimeters(4))
    #expect(watch.detectSign(.sample(StrokeID(rawValue: 8), sample)) == nil)
    #expect(watch.detectSign(.hover(DeviceID(rawValue: 2), Tool(kind: .pen), sample)) == nil)
  }
}

@Suite struct CalibrationCourseTests {
  /// Logical pixels of the output to millimeters of the surface: five are one.
  private func millimeters(_ place: Point) -> Point { place * 0.2 }

  private func place(_ wish: MappingChoice = MappingChoice()) throws -> CalibrationPlace {
    try CalibrationPlace(tablet(), wish, among: [output])
  }

  @Test func fourTouchesAreACalibration() throws {
    let place = try place()
    var course = MarkSequence(place.area)
    #expect(
      course.marks[0] == Point(x: 200, y: 112.5) && course.marks[2] == Point(x: 1_400, y: 787.5))
    for index in 0..<4 {
      #expect(course.due == index)
      let step = course.recordTouch(
        millimeters(course.marks[index]) + Point(x: 3.2, y: -1.8), on: place.mapping)
      guard index == 3 else {
        #expect(step == .next)
        continue
      }
      guard case .fitted(let fit) = step else { throw CalibrationError.cancelled }
      #expect(fit.worst < 1e-9)
      let shifted = fit.calibration.matrix.applied(to: Point(x: 0.5, y: 0.5))
      #expect(shifted.distance(to: Point(x: 0.49, y: 0.51)) < 1e-9)
    }
    #expect(course.due == nil)
  }

  @Test func aMarkCanBeTouchedAgain() throws {
    let place = try place()
    var course = MarkSequence(place.area)
    let before = course.back()
    #expect(!before)
    _ = course.recordTouch(Point(x: 1, y: 1), on: place.mapping)
    #expect(course.due == 1)
    let isBack = course.back()
    #expect(isBack && course.due == 0)
    for index in 0..<4 {
      if case .fitted(let fit) = course.recordTouch(
        millimeters(course.marks[index]), on: place.mapping)
      {
        #expect(fit.residual < 1e-9)
      }
    }
    #expect(course.due == nil)
  }

  @Test func aMarkThatWasMissedByMoreThanFourMillimetersIsRefusedAndThenItEnds() throws {
    let place = try place()
    var course = MarkSequence(place.area)
    func touch(missing way: Point) -> MarkSequence.TouchResult? {
      var last: MarkSequence.TouchResult?
      for index in 0..<4 {
        let missed = index == 1 ? way : .zero
        last = course.recordTouch(millimeters(course.marks[index]) + missed, on: place.mapping)
      }
      return last
    }
    guard case .refused(.scattered(_, let off)) = touch(missing: Point(x: 0, y: 6)) else {
      throw CalibrationError.cancelled
    }
    #expect(abs(off - 1.5) < 0.1)
    #expect(course.due == 0)
    guard case .failed(.scattered) = touch(missing: Point(x: 6, y: 0)) else {
      throw CalibrationError.cancelled
    }
    guard case .fitted(let fit) = touch(missing: Point(x: 3, y: 0)) else {
      throw CalibrationError.cancelled
    }
    #expect(abs(fit.residual - 0.75) < 0.05)
  }

  @Test(arguments: [QuarterTurn.quarter, .half, .threeQuarters])
  func aTabletThatIsMeantToLieTurnedIsCalibratedAsItLies(turn: QuarterTurn) throws {
    var wish = MappingChoice()
    wish.rotation = turn
    let place = try place(wish)
    let toTablet = try #require(place.mapping.toLayout.inverse)
    var course = MarkSequence(place.area)
    for index in 0..<4 {
      let step = course.recordTouch(toTablet.applied(to: course.marks[index]), on: place.mapping)
      guard case .fitted(let fit) = step else { continue }
      let found = fit.calibration.matrix.applied(to: Point(x: 0.2, y: 0.9))
      #expect(found.distance(to: Point(x: 0.2, y: 0.9)) < 1e-9)
    }
    #expect(course.due == nil)
  }

  @Test func aTabletThatReachesAPartOfAnOutputHasItsMarksThere() throws {
    var wish = MappingChoice()
    wish.target = .region(Rect(x: 800, y: 0, width: 800, height: 400))
    #expect(try place(wish).area == Rect(x: 800, y: 0, width: 800, height: 400))
  }

  @Test func whichOutputIsMeantMustBeKnown() throws {
    var second = output
    second.name = "DP-2"
    second.area = Rect(x: 1_600, y: 0, width: 1_600, height: 900)
    let own = tablet()
    #expect(throws: CalibrationError.noOutput(own, ["DP-1", "DP-2"])) {
      try CalibrationPlace(own, MappingChoice(), among: [output, second])
    }
    var wish = MappingChoice()
    wish.target = .output("DP-2")
    #expect(try CalibrationPlace(own, wish, among: [output, second]).output == second)
    wish.target = .output("DP-3")
    #expect(throws: CalibrationError.self) {
      try CalibrationPlace(own, wish, among: [output, second])
    }
  }
}
