import InkGeometry

/// How a pen was held and moved along a path, and how it landed and was lifted: everything that an
/// ink needs to make the tips.
package struct PenTrack: Sendable {
  /// The states of the pen on the line, at each whole parametric value.
  private let states: [PenState]
  /// The times and distances at the same values.
  private let moments: [PenMoment]
  /// The speed of landing, in millimeters per second; nil where the path was cut.
  private let landingSpeed: Double?
  /// The speed at which the pen was lifted, and the distance that it had moved.
  private let lift: (speed: Double, length: Double)?

  /// Creates the track of the pen that drew a path of these control points. Their sizes and
  /// opacities have no effect.
  ///
  /// - Parameters:
  ///   - points: the control points.
  ///   - landed: whether the path begins where the pen landed and was not cut there.
  ///   - lifted: whether it ends where the pen was lifted.
  package init(_ points: [StrokePoint], landed: Bool, lifted: Bool) {
    var (distance, last) = (0.0, points.first?.location ?? .zero)
    let moments = points.indices.map { k -> PenMoment in
      let place = Point(
        x: points.onLine(k) { $0.location.x }, y: points.onLine(k) { $0.location.y })
      distance += last.distance(to: place)
      last = place
      return PenMoment(seconds: points.onLine(k) { $0.timeOffset }, distance: distance)
    }
    states = points.indices.map { points.pen(at: $0, distance: moments[$0].distance) }
    self.moments = moments
    landingSpeed = landed ? PenMoment.speed(atStartOf: moments.count) { moments[$0] } : nil
    let speed = PenMoment.speed(atStartOf: moments.count) { moments[moments.count - 1 - $0] }
    lift = lifted ? (speed, distance) : nil
  }

  /// Returns the tips of the control points, such that the line has the tips that the ink makes
  /// everywhere.
  ///
  /// At a whole parametric value, a line is the mean of three control points with weights 1, 4 and
  /// 1. Adding a sixth of the second difference inverts that, except for its fourth difference (C.
  /// de Boor, G. Fix, Spline approximation by quasiinterpolants, 1973). It depends only on the
  /// neighbors, so cutting a path changes nothing two points further.
  package func tips(of ink: Ink, width: Double) -> [Tip] {
    let length = moments.last?.distance ?? 0
    let ends = StrokeEnds(of: ink.type, width: width, landingSpeed: landingSpeed, lift: lift)
    let onLine = zip(states, moments).map { state, moment in
      ends.shaped(
        ink.tip(width: width, pen: state), distance: moment.distance,
        rest: length - moment.distance)
    }
    return onLine.indices.map { k in
      guard k > 0, k + 1 < onLine.count else { return onLine[k] }
      return onLine[k].sharpened(between: onLine[k - 1], onLine[k + 1])
    }
  }
}

/// The time at which a pen was at a position, and the distance that it had moved.
package struct PenMoment: BitwiseCopyable, Hashable, Sendable {
  /// The time, in seconds.
  package var seconds: Double
  /// The distance along the line, in millimeters.
  package var distance: Double

  /// Creates a moment.
  package init(seconds: Double, distance: Double) {
    self.seconds = seconds
    self.distance = distance
  }

  /// Returns the speed of a pen at an end of its path, in millimeters per second: the mean over
  /// ``StrokeEnds/window``, or over the whole path if it is shorter; 0 if no time passes.
  ///
  /// The result does not depend on a single sample more or less, or on how even their timestamps
  /// are. If more than ``StrokeEnds/mostPoints`` lie within the window, the pen is assumed to have
  /// rested before these.
  ///
  /// - Parameters:
  ///   - count: the number of moments.
  ///   - moment: returns a moment, counted from the end in question.
  package static func speed(atStartOf count: Int, _ moment: (Int) -> PenMoment) -> Double {
    guard count > 1 else { return 0 }
    let end = moment(0)
    var (passed, way) = (0.0, 0.0)
    for k in 1..<min(count, StrokeEnds.mostPoints) {
      let next = moment(k)
      let (nextPassed, nextWay) = (
        abs(next.seconds - end.seconds), abs(next.distance - end.distance)
      )
      if nextPassed >= StrokeEnds.window {
        let share = (StrokeEnds.window - passed) / (nextPassed - passed)
        return (way + (nextWay - way) * share) / StrokeEnds.window
      }
      (passed, way) = (nextPassed, nextWay)
    }
    if count > StrokeEnds.mostPoints { passed = StrokeEnds.window }
    return passed > 0 ? way / passed : 0
  }
}

extension [StrokePoint] {
  /// Returns a value of the line through these control points at a whole parametric value.
  fileprivate func onLine(_ k: Int, _ value: (StrokePoint) -> Double) -> Double {
    guard k > 0, k + 1 < count else { return value(self[k]) }
    return (value(self[k - 1]) + 4 * value(self[k]) + value(self[k + 1])) / 6
  }

  fileprivate func pen(at k: Int, distance: Double) -> PenState {
    PenState(
      force: Float(onLine(k) { Double($0.force) }),
      altitude: Float(onLine(k) { Double($0.altitude) }),
      azimuth: self[k].azimuth, roll: self[k].roll, speed: speed(at: k), distance: Float(distance))
  }

  /// Returns the distance between a point's neighbors divided by the time between them, which is
  /// the ratio of the line's derivatives.
  private func speed(at k: Int) -> Float {
    let (before, after) = (self[Swift.max(0, k - 1)], self[Swift.min(count - 1, k + 1)])
    let passed = after.timeOffset - before.timeOffset
    return passed > 0 ? Float(before.location.distance(to: after.location) / passed) : 0
  }
}

extension Tip {
  /// Returns the control point's tip from the tips on the line.
  fileprivate func sharpened(between before: Tip, _ after: Tip) -> Tip {
    func sharpened(_ value: (Tip) -> Double) -> Double {
      let bend = 2 * value(self) - value(before) - value(after)
      return Swift.max(0, value(self) + bend / 6)
    }
    var tip = self
    tip.size.width = sharpened { $0.size.width }
    tip.size.height = sharpened { $0.size.height }
    tip.opacity = Float(Swift.min(1, sharpened { Double($0.opacity) }))
    return tip
  }
}
