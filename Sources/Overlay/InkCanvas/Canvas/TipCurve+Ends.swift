import InkDrawing
import InkFitting
import InkGeometry

extension TipCurve {
  /// What moves so little, and has more samples, is no dot: nothing that long is drawn again at the
  /// lift.
  private static let mostDotSamples = 512

  /// How far it is known how fast the pen landed.
  enum Landing: Hashable, Sendable {
    /// Further samples change it.
    case open
    /// So fast, in millimeters per second.
    case known(Double)
  }

  /// Whether no further sample changes the tips of those before.
  var isLandingKnown: Bool { landing != .open || !StrokeEnds.looksAtLanding(ink.type) }

  /// How far the tip has come at a sample, or at a place of the tail.
  ///
  /// A correction moves what is told of its own sample and no other: the others would be off by as
  /// much as it moved, which is a thousandth of a millimeter on the way that decides about an ink.
  func distance(at index: Int) -> Double {
    index < samples.count ? distances[index] : tailDistances[index - samples.count]
  }

  func distance(to sample: FitSample, behind index: Int) -> Double {
    guard index > 0 else { return 0 }
    return distance(at: index - 1) + self[index - 1].location.distance(to: sample.location)
  }

  /// A sample came: the landing may be better known.
  mutating func seeLanding() {
    guard !isLandingKnown else { return }
    let speed = PenMoment.speed(atStartOf: samples.count) { moment($0) }
    ends = StrokeEnds(of: ink.type, width: width, landingSpeed: speed, lift: nil)
    let passed = samples[samples.count - 1].time - samples[0].time
    if passed >= StrokeEnds.window || samples.count >= StrokeEnds.mostPoints {
      landing = .known(speed)
    }
  }

  /// The pen was lifted: there is no tail any more, and the last places may have other tips.
  ///
  /// - Returns: the first place with another tip: one of the last ``StrokeEnds/mostPoints``, or of
  ///   a dot.
  mutating func taperEnd() -> Int {
    expect([])
    let (last, way) = (samples.count - 1, distances.last ?? 0)
    let speed = PenMoment.speed(atStartOf: samples.count) { moment(last - $0) }
    var landingSpeed: Double?
    if case .known(let speed) = landing { landingSpeed = speed }
    if landing == .open { landingSpeed = PenMoment.speed(atStartOf: samples.count) { moment($0) } }
    // What rests long has the width of its force, however little it moves.
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
