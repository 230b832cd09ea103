import InkSynthesis
import StylusModel
import Testing

@testable import StylusPipeline

private func time(_ milliseconds: Int64) -> Timestamp {
  Timestamp(microseconds: milliseconds * 1_000)
}

private func point(_ milliseconds: Int64, _ value: Float) -> ValueInTime {
  ValueInTime(time: time(milliseconds), value: AxisValue(value, 0))
}

// MARK: Curves through measurements

@Test func aCurveGoesThroughItsPointsAndNeverBeyondThem() {
  var dice = SplitMix64(seed: 1)
  for _ in 0..<300 {
    var curve = ValueCurve(of: .pressure)
    var points: [ValueInTime] = []
    var at: Int64 = 0
    for _ in 0..<Int.random(in: 1...5, using: &dice) {
      at += .random(in: 1...40, using: &dice)
      points.append(point(at, .random(in: 0...1, using: &dice)))
    }
    for point in points { curve.append(point) }
    for point in points { #expect(abs(curve.value(at: point.time).x - point.value.x) < 1e-5) }
    for (a, b) in zip(points, points.dropFirst()) {
      let (low, high) = (min(a.value.x, b.value.x), max(a.value.x, b.value.x))
      var last = a.value.x
      for step in 0...20 as ClosedRange<Int64> {
        let moment = a.time + Microseconds((b.time - a.time).value * step / 20)
        let value = curve.value(at: moment).x
        #expect(value >= low - 1e-5 && value <= high + 1e-5)
        #expect((value - last) * (b.value.x - a.value.x) >= -1e-5)
        last = value
      }
    }
  }
}

@Test func betweenTwoPointsACurveIsStraightAndOutsideItStays() {
  var curve = ValueCurve(of: .pressure)
  #expect(curve.value(at: time(3)).x == 0 && curve.last == nil)
  curve.append(point(10, 0.2))
  #expect(curve.value(at: time(0)).x == 0.2 && curve.value(at: time(90)).x == 0.2)
  curve.append(point(20, 0.6))
  #expect(abs(curve.value(at: time(15)).x - 0.4) < 1e-6)
  #expect(curve.value(at: time(0)).x == 0.2 && curve.value(at: time(90)).x == 0.6)
}

@Test func aPointThatIsNotLaterIsLeftOut() {
  var curve = ValueCurve(of: .pressure)
  curve.append(point(10, 0.2))
  curve.append(point(10, 0.9))
  curve.append(point(5, 0.9))
  #expect(curve.last?.value.x == 0.2)
  #expect(curve.first(from: time(11)) == nil && curve.first(from: time(10))?.value.x == 0.2)
}

@Test func aValueBeyondItsReachHadNotChangedUntilThen() {
  var curve = ValueCurve(of: .pressure)
  curve.append(point(0, 0.2))
  curve.append(point(100, 0.8))
  let reach = Microseconds.milliseconds(20)
  #expect(abs(curve.value(at: time(50), within: reach).x - 0.2) < 1e-6)
  #expect(abs(curve.value(at: time(90), within: reach).x - 0.5) < 1e-6)
  #expect(abs(curve.value(at: time(50)).x - 0.5) < 1e-6)
}

@Test func pressureBeginsAtTheTouchAndEndsAtTheLift() {
  var curve = ValueCurve(of: .pressure)
  for (at, value) in [(0, 0.0), (20, 0.5), (40, 0.5), (60, 0.0)] as [(Int64, Float)] {
    curve.append(point(at, value))
  }
  var contact = ContactSpan(touch: time(10))
  contact.lift = ContactSpan.Lift(about: time(50), seen: time(52))
  let cut = curve.cut(at: contact)
  #expect(abs(cut.value(at: time(10)).x - 0.4) < 1e-5)
  #expect(abs(cut.value(at: time(50)).x - 0.25) < 1e-5)
  #expect(cut.last?.time == time(50))
}

// MARK: Azimuths of an upright pen

@Test func theAzimuthOfARunLiesBetweenThoseAroundIt() {
  var fit = AzimuthFit()
  for at in 0..<8 as Range<Int64> {
    let isTold = fit.lean(ValueInTime(time: time(at * 5), value: AxisValue(1, 0.1)))
    #expect(!isTold)
  }
  #expect(!fit.isConclusive && fit.azimuth(at: time(0)) == nil)
  for at in 8..<12 as Range<Int64> {
    fit.stand(ValueInTime(time: time(at * 5), value: AxisValue(5, 1e-6)))
  }
  #expect(!fit.isConclusive)
  var told = false
  for at in 12..<18 as Range<Int64> {
    told = fit.lean(ValueInTime(time: time(at * 5), value: AxisValue(1.2, 0.1)))
    #expect(fit.isConclusive && told == (at == 17))
  }
  let azimuth = fit.azimuth(at: time(50))?.x ?? 0
  #expect((1...1.2).contains(azimuth))
  fit.endRun()
  #expect(fit.azimuth(at: time(50)) == nil && !fit.isConclusive)
}

@Test func aRunAcrossTheFullTurnTakesTheShortWay() {
  var fit = AzimuthFit()
  for at in 0..<6 as Range<Int64> {
    _ = fit.lean(ValueInTime(time: time(at * 5), value: AxisValue(2 * .pi - 0.1, 0.1)))
  }
  fit.stand(ValueInTime(time: time(30), value: AxisValue(3, 0)))
  for at in 7..<13 as Range<Int64> {
    _ = fit.lean(ValueInTime(time: time(at * 5), value: AxisValue(0.1, 0.1)))
  }
  let azimuth = fit.azimuth(at: time(30))?.x ?? 0
  #expect(abs(azimuth - 2 * .pi) < 0.12)
}
