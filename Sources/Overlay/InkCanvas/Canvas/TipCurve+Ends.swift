import InkDrawing
import InkFitting
import InkGeometry

extension TipCurve {
  /// The number of samples above which a short stroke is not a dot, so that nothing long is drawn
  /// again when the pen is lifted.
  private static let mostDotSamples = 512

  /// Whether the speed of landing is known.
  enum Landing: Hashable, Sendable {
    /// Further samples may change it.
    case open
    /// The known speed, in millimeters per second.
    case known(Double)
  }

  /// Whether no further sample changes the tips of earlier ones.
  var isLandingKnown: Bool { landing != .open || !StrokeEnds.looksAtLanding(ink.type) }

  /// Returns the distance that the tip has moved at a sample, or at a point of the tail.
  ///
  /// A correction changes the distance of its own sample only. The others would change by the same
  /// amount, which is a thousandth of a millimeter for the inks that depend on it.
  func distance(at index: Int) -> Double {
    index < samples.count ? distances[index] : tailDistances[index - samples.count]
  }

  func distance(to sample: FitSample, behind index: Int) -> Double {
    guard index > 0 else { return 0 }
    return distance(at: index - 1) + self[index - 1].location.distance(to: sample.location)
  }

  /// Updates the speed of landing after a new sample.
  mutating func seeLanding() {
    guard !isLandingKnown else { return }
    let speed = PenMoment.speed(atStartOf: samples.count) { moment($0) }
    ends = StrokeEnds(of: ink.type, width: width, landingSpeed: speed, lift: nil)
    let passed = samples[samples.count - 1].time - samples[0].time
    if passed >= StrokeEnds.window || samples.count >= StrokeEnds.mostPoints {
      landing = .known(speed)
    }
  }

  /// Ends the stroke: the tail is removed, and the last tips may change.
  ///
  /// - Returns: the first point with a changed tip: one of the last ``StrokeEnds/mostPoints``, or
  ///   of a dot.
  mutating func taperEnd() -> Int {
    expect([])
    let (last, way) = (samples.count - 1, distances.last ?? 0)
    let speed = PenMoment.speed(atStartOf: samples.count) { moment(last - $0) }
    var landingSpeed: Double?
    if case .known(let speed) = landing { landingSpeed = speed }
    if landing == .open { landingSpeed = PenMoment.speed(atStartOf: samples.count) { moment($0) } }
    // A pen that rests for long has the width of its force, even if it moves very little.
    let isDot = way < StrokeEnds.dot && samples.count <= Self.mostDotSamples
    ends = StrokeEnds(
      of: ink.type, width: width, landingSpeed: landingSpeed,
      lift: (speed, isDot ? way : max(way, StrokeEnds.dot)))
    length = way
    if isDot, StrokeEnds.looksAtDots(ink.type) { return 0 }
    let shrunk = distances.reversed().prefix { way - $0 < ends.lift }
    return samples.count - shrunk.count
  }

  private func moment(_ index: Int) -> PenMoment {
    PenMoment(seconds: samples[index].time, distance: distances[index])
  }
}
