import InkFitting
import InkGeometry
import InkSynthesis
import StylusModel
import Testing

@testable import InkCanvas

@Suite struct CalibrationTests {
  private func mapping(_ calibration: Calibration = .none) throws -> TabletMapping {
    var wish = MappingChoice()
    wish.target = .output("eDP-1")
    wish.calibration = calibration
    return try TabletMapping(
      MappingTests.tablet(isDisplay: true), wish: wish, outputs: MappingTests.outputs)
  }

  private let marks = [
    Point(x: 100, y: 90), Point(x: 1340, y: 90), Point(x: 1340, y: 810), Point(x: 100, y: 810),
  ]

  /// What a tablet would say whose places are off by a map.
  private func touches(
    _ marks: [Point], on mapping: TabletMapping, error: InkTransform, noise: Double = 0
  ) throws -> [CalibrationTouch] {
    var dice = SplitMix64(seed: 77)
    let toTablet = try #require(mapping.toLayout.inverse)
    return try marks.map { mark in
      let wrong = error.applied(to: toTablet.applied(to: mark))
      let shake = Point(x: dice.number(-1...1), y: dice.number(-1...1)) * noise
      return try #require(CalibrationTouch(mark: mark, reported: wrong + shake, on: mapping))
    }
  }

  @Test func fourTouchesFindTheMapThatTheTabletIsOffBy() throws {
    let plain = try mapping()
    let error = InkTransform(a: 1.02, b: 0.01, c: -0.015, d: 0.98, tx: 3, ty: -2)
    let fit = try Calibration.fit(try touches(marks, on: plain, error: error), on: plain)
    #expect(fit.residual < 1e-9 && fit.worst < 1e-9)
    let right = try mapping(fit.calibration)
    let toTablet = try #require(plain.toLayout.inverse)
    for mark in marks + [Point(x: 700, y: 400)] {
      let reported = error.applied(to: toTablet.applied(to: mark))
      #expect(right.toLayout.applied(to: reported).distance(to: mark) < 1e-6)
    }
  }

  @Test func moreTouchesAverageWhatTheHandMissesBy() throws {
    let plain = try mapping()
    var many = marks
    for x in stride(from: 100.0, through: 1340, by: 155) {
      many += [Point(x: x, y: 300), Point(x: x, y: 600)]
    }
    let error = InkTransform(a: 0.99, b: 0, c: 0, d: 1.01, tx: -1, ty: 1)
    let fit = try Calibration.fit(try touches(many, on: plain, error: error, noise: 0.8), on: plain)
    #expect(fit.residual > 0.2 && fit.residual < 0.8 && fit.worst >= fit.residual)
    let right = try mapping(fit.calibration)
    let toTablet = try #require(plain.toLayout.inverse)
    let middle = Point(x: 720, y: 450)
    let off = right.toLayout.applied(to: error.applied(to: toTablet.applied(to: middle)))
    // A millimeter of the tablet is 6.4 logical pixels here.
    #expect(off.distance(to: middle) < 3)
  }

  private func fault(_ touches: [CalibrationTouch]) throws -> CalibrationFitError? {
    let plain = try mapping()
    do {
      _ = try Calibration.fit(touches, on: plain)
      return nil
    } catch { return error }
  }

  @Test func touchesThatAreNoCalibrationAreRefusedWithTheReason() throws {
    let plain = try mapping()
    let right = try touches(marks, on: plain, error: .identity)
    #expect(try fault(right) == nil)
    #expect(try fault(Array(right.prefix(3))) == .tooFew(3))
    var broken = right
    broken[2].reported.x = .nan
    #expect(try fault(broken) == .notFinite(touch: 2))
    let line = try touches(
      (0..<5).map { Point(x: 100 + Double($0) * 50, y: 90 + Double($0) * 30) }, on: plain,
      error: .identity)
    #expect(try fault(line) == .collinear)
    let spot = right.map { CalibrationTouch(meant: $0.meant, reported: Point(x: 5, y: 5)) }
    #expect(try fault(spot) == .collinear)
    var shaken = right
    shaken[1].reported.x += 30
    guard case .scattered(_, let millimeters) = try fault(shaken) else {
      Issue.record("a touch that is 3 cm off was taken")
      return
    }
    #expect(millimeters > 3 && millimeters < 30)
  }

  @Test func marksThatWereTouchedInAnotherOrderAreFoundOut() throws {
    let plain = try mapping()
    let right = try touches(marks, on: plain, error: .identity)
    func ordered(_ order: [Int]) -> [CalibrationTouch] {
      zip(right, order).map { CalibrationTouch(meant: $0.meant, reported: right[$1].reported) }
    }
    guard case .turned(let degrees, false) = try fault(ordered([2, 3, 0, 1])) else {
      Issue.record("turned by half and not found out")
      return
    }
    #expect(abs(abs(degrees) - 180) < 1e-6)
    guard case .turned(_, true) = try fault(ordered([1, 0, 3, 2])) else {
      Issue.record("mirrored and not found out")
      return
    }
    // Two exchanged corners are no map at all.
    #expect(try fault(ordered([1, 0, 2, 3])) != nil)
  }

  @Test func theTextIsLibinputsMatrix() throws {
    let calibration = try #require(Calibration(text: "1.1 0.02 -0.03, 0.04 0.95 0.06"))
    // x' = a x + b y + c; y' = d x + e y + f.
    let place = calibration.matrix.applied(to: Point(x: 0.5, y: 0.25))
    #expect(abs(place.x - (0.55 + 0.005 - 0.03)) < 1e-12)
    #expect(abs(place.y - (0.02 + 0.2375 + 0.06)) < 1e-12)
    #expect(calibration.text == "1.1 0.02 -0.03 0.04 0.95 0.06")
    var dice = SplitMix64(seed: 3)
    for _ in 0..<200 {
      var numbers: [Double] = []
      for _ in 0..<6 { numbers.append(dice.number(-2...2)) }
      guard let one = Calibration(text: numbers.map { "\($0)" }.joined(separator: " ")) else {
        continue
      }
      #expect(Calibration(text: one.text) == one)
    }
    for wrong in [
      "", "1 0 0 0 1", "1 0 0 0 1 0 0", "1 0 0 0 x 0", "0 0 0 0 0 0", "nan 0 0 0 1 0",
      "1e400 0 0 0 1 0", "1e200 0 0 0 1e200 0", "1 0 1e7 0 1 0",
    ] {
      #expect(Calibration(text: wrong) == nil, "\(wrong)")
    }
  }

  @Test func aCalibrationOfADegreeTurnsThePenByAboutADegree() throws {
    let turn = InkTransform.rotation(.pi / 180)
    let calibration = try #require(Calibration(turn))
    let onto = try mapping(calibration).onto(MappingTests.outputs[0])
    #expect(abs(onto.turn.angle) < 0.03 && onto.turn.angle != 0)
  }
}
