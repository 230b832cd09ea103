extension UnipenPage {
  /// Why a page is left out: its places or its times are not those of the pen.
  package enum Flaw: String, CaseIterable, Sendable {
    /// No rate, or one that no tablet has: 20 to 1000 points a second.
    case rate = "no rate"
    /// No length of a unit.
    case units = "no unit"
    /// Pressure without time, of a tablet whose points are not even in time.
    case columns = "no clock"
    /// Fewer steps than tell what the tablet does.
    case short = "too short"
    /// A point is given after a way, not after a time, or repeated points are gone, or the trace
    /// was resampled along its length: the times are wrong where the pen is slow.
    case byDistance = "by distance"
    /// The steps are about as small as what the tablet can tell apart, or three of ten are nothing.
    case coarse
    /// Two of five steps are next to nothing while the pen moves: it stands and leaps.
    case leaping = "stands and leaps"
    /// The pen in the middle is slower than 5 or faster than 500 mm/s: a wrong rate or unit.
    case speed = "impossible speed"
    /// More than three of a hundred steps are twenty times as long as the one in the middle.
    case wild = "wild jumps"

    /// Whether it was seen in the places, not said by the contributor.
    var isMeasured: Bool { ![.rate, .units, .columns].contains(self) }
  }

  /// Why it is left out, judged by its figures; nil if it is good.
  package func flaw(_ figures: Figures) -> Flaw? {
    guard (20...1000).contains(tablet.rate) else { return .rate }
    guard tablet.units > 0 else { return .units }
    guard tablet.columns != .placeAndPressure else { return .columns }
    guard figures.steps >= 60 else { return .short }
    guard figures.slow >= 0.01 else { return .byDistance }
    guard figures.still <= 0.3, figures.medianStep >= 2.3 * figures.grid else { return .coarse }
    guard figures.slow <= 0.4 else { return .leaping }
    guard figures.wild <= 0.03 else { return .wild }
    let speed = figures.medianStep / tablet.units * 1000 / period
    return (5...500).contains(speed) ? nil : .speed
  }

  /// What was done to strokes, in points and strokes.
  package struct Repairs: Hashable, Sendable {
    /// Points that bear the time of the one before, or an earlier one.
    package var pointsOfNoTime = 0
    /// Cuts where the pen was off the surface, was not seen for four periods, or went faster than 2
    /// m/s.
    package var cuts = 0
    /// Strokes of fewer than five points that were left out.
    package var shortStrokes = 0

    /// Nothing was done yet.
    package init() {}
  }

  /// The strokes in millimeters and milliseconds, y downwards; each begins at time 0.
  ///
  /// Points of a tablet without clock are as far apart in time as its rate says.
  package func strokes(noting repairs: inout Repairs) -> [[TracedPoint]] {
    let scale = timeScale
    let period = period
    var good: [[TracedPoint]] = []
    var part: [TracedPoint] = []
    func finish() {
      if part.count >= Self.fewestPoints {
        good.append(part)
      } else if !part.isEmpty {
        repairs.shortStrokes += 1
      }
      part = []
    }
    for stroke in strokes {
      for (index, point) in stroke.enumerated() {
        let time = scale.map { Double(point.time - stroke[0].time) * $0 } ?? Double(index) * period
        let next = traced(point, at: time)
        if let last = part.last {
          if time <= last.time {
            repairs.pointsOfNoTime += 1
            continue
          }
          if !Self.isOneMovement(last, next, period) {
            repairs.cuts += 1
            finish()
          }
        }
        if next.pressure != 0 { part.append(next) } else { finish() }
      }
      finish()
    }
    return good.map(\.fromZero)
  }

  private static let fewestPoints = 5
  /// No hand is faster, in millimeters a millisecond.
  private static let greatestSpeed = 2.0

  private static func isOneMovement(
    _ last: TracedPoint, _ next: TracedPoint, _ period: Double
  ) -> Bool {
    let passed = next.time - last.time
    let (x, y) = (next.x - last.x, next.y - last.y)
    return passed <= 4 * period && (x * x + y * y).squareRoot() <= greatestSpeed * passed
  }

  private func traced(_ point: Point, at time: Double) -> TracedPoint {
    TracedPoint(
      time: time, x: Double(point.x) / tablet.units, y: -Double(point.y) / tablet.units,
      pressure: tablet.columns == .placeTimeAndPressure
        ? min(max(Double(point.pressure) / Self.mostPressure, 0), 1) : nil)
  }

  /// The one tablet that gives pressure has six bits of it.
  private static let mostPressure = 63.0

  /// The milliseconds of a unit of time; nil of a tablet without clock.
  ///
  /// Contributors have milliseconds or microseconds: what makes the step in the middle longer than
  /// 0.2 s cannot be milliseconds.
  private var timeScale: Double? {
    guard tablet.columns != .place else { return nil }
    return medianTime > 200 ? 0.001 : 1
  }

  private var medianTime: Double {
    strokes.flatMap { stroke in
      zip(stroke, stroke.dropFirst()).map { Double($1.time - $0.time) }
    }.middle
  }

  /// The milliseconds between two points: the clock's, or what the rate says.
  package var period: Double {
    guard let scale = timeScale else { return 1000 / tablet.rate }
    return medianTime > 0 ? medianTime * scale : 1000 / tablet.rate
  }
}

extension [TracedPoint] {
  /// With the first one at time 0.
  fileprivate var fromZero: Self {
    map { point in
      var point = point
      point.time -= self[0].time
      return point
    }
  }
}
