import InkGeometry

/// How a pen was held and moved along a path, how it landed and was lifted: all that an ink needs
/// to make the tips.
package struct PenTrack: Sendable {
  /// The pen on the line, at each whole parametric value.
  private let states: [PenState]
  /// When it was there, and how far it had come.
  private let moments: [PenMoment]
  /// Millimeters per second; nil where the path was cut.
  private let landingSpeed: Double?
  /// How fast it was when it was lifted, and how far it had come.
  private let lift: (speed: Double, length: Double)?

  /// The track of the pen that drew a path of these control points, whose sizes and opacities do
  /// not matter.
  ///
  /// - Parameters:
  ///   - points: the control points.
  ///   - landed: whether the path begins where the pen landed, and was not cut there.
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

  /// The tips of the control points with which the line has everywhere what an ink leaves of the
  /// pen.
  ///
  /// A line has at a whole parametric value the mean of three control points that count 1, 4 and 1.
  /// Adding a sixth of the second difference undoes that but for its fourth (C. de Boor, G. Fix,
  /// Spline approximation by quasiinterpolants, 1973), and asks the neighbors only: what is cut
  /// away changes nothing two points further.
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

/// When a pen was somewhere, and how far it had come.
package struct PenMoment: BitwiseCopyable, Hashable, Sendable {
  /// Seconds.
  package var seconds: Double
  /// Millimeters along the line.
  package var distance: Double

  /// A moment.
  package init(seconds: Double, distance: Double) {
    self.seconds = seconds
    self.distance = distance
  }

  /// How fast a pen was at an end of its way, in millimeters per second: the mean of
  /// ``StrokeEnds/window``, or of all there is; 0 where no time passes.
  ///
  /// It does not matter whether there is one sample more or less, nor how evenly they are stamped.
  /// Where more than ``StrokeEnds/mostPoints`` lie within the window, the pen counts as if it had
  /// rested before these.
  ///
  /// - Parameters:
  ///   - count: how many moments there are.
  ///   - moment: gives one, counted from the end that is meant.
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
  /// What the line through these control points has at a whole parametric value.
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

  /// The way between a point's neighbors by the time that it takes: what the line's derivatives
  /// give.
  private func speed(at k: Int) -> Float {
    let (before, after) = (self[Swift.max(0, k - 1)], self[Swift.min(count - 1, k + 1)])
    let passed = after.timeOffset - before.timeOffset
    return passed > 0 ? Float(before.location.distance(to: after.location) / passed) : 0
  }
}

extension Tip {
  /// The control point's tip, from those on the line.
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
