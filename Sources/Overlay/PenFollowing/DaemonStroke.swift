import InkFitting
import InkGeometry
import StylusClient
import StylusModel

/// A stroke that the daemon reports, from its beginning until nobody needs it any more.
struct DaemonStroke {
  let beginning: StrokeBeginning
  /// From the clock of its stamps to ours.
  let clock: Microseconds
  /// When it was first reported.
  let announced: Timestamp
  private(set) var samples: [Sample] = []
  /// Where its tip goes from the last sample on; nil: nobody says.
  private(set) var tail: PredictedTail?
  /// The pen was lifted.
  var isEnded = false
  /// Nothing about it will change any more.
  var isFinished = false

  /// A compositor stamps a pen when it comes to report it, that much later than the kernel at most.
  private static let latest = Microseconds.milliseconds(150)
  /// What is rounded to milliseconds may be stamped earlier.
  private static let earliest = Microseconds.milliseconds(20)

  init(_ beginning: StrokeBeginning, clock: Microseconds, at now: Timestamp) {
    (self.beginning, self.clock, announced) = (beginning, clock, now)
    samples.reserveCapacity(512)
  }

  /// When it began, on our clock.
  var began: Timestamp { beginning.time + clock }

  /// When the kernel stamped what came last, on our clock.
  var newest: Timestamp? { samples.last.map { $0.kernelTime + clock } }

  /// Where on the tablet it began, in millimeters.
  var first: Point? { samples.first.map(Self.tabletPoint) }

  mutating func appendSample(_ sample: Sample) {
    guard samples.count < StrokeStep.mostSamples else { return }
    samples.append(sample)
    tail = nil
  }

  /// False if there is no such sample.
  mutating func correct(_ correction: SampleCorrection) -> Bool {
    let index = Int(correction.position)
    guard samples.indices.contains(index) else { return false }
    samples[index] = correction.sample
    return true
  }

  mutating func expect(_ points: [PredictedSample]) {
    tail = PredictedTail(origin: samples.last, points: points)
  }

  private static func tabletPoint(_ sample: Sample) -> Point {
    Point(x: Double(sample.x.value), y: Double(sample.y.value))
  }

  /// Where on the tablet the tip was at a moment of our clock, in millimeters; nil of one that the
  /// samples do not reach.
  func tabletPoint(at moment: Timestamp) -> Point? {
    let time = moment + Microseconds(-clock.value)
    guard let next = samples.lastIndex(where: { $0.kernelTime <= time }) else {
      return samples.first.map(Self.tabletPoint)
    }
    guard next + 1 < samples.count else {
      return samples[next].kernelTime == time ? Self.tabletPoint(samples[next]) : nil
    }
    let (a, b) = (samples[next], samples[next + 1])
    let span = (b.kernelTime - a.kernelTime).value
    let share = span > 0 ? Double((time - a.kernelTime).value) / Double(span) : 1
    return Self.tabletPoint(a) + (Self.tabletPoint(b) - Self.tabletPoint(a)) * share
  }

  /// How far a place of the window is from the line that the tip drew about then, in logical units.
  func distance(of place: Point, at moment: Timestamp, on map: InkTransform) -> Double {
    let time = moment + Microseconds(-clock.value)
    var nearest = Double.infinity
    var after: Point?
    for sample in samples.reversed() where sample.kernelTime <= time + Self.earliest {
      let here = map.applied(to: Self.tabletPoint(sample))
      nearest = min(nearest, Self.distance(of: place, from: here, to: after ?? here))
      after = here
      if sample.kernelTime < time + Microseconds(-Self.latest.value) { break }
    }
    return nearest
  }

  private static func distance(of place: Point, from a: Point, to b: Point) -> Double {
    let (way, to) = (b - a, place - a)
    let square = way.x * way.x + way.y * way.y
    guard square > 0 else { return place.distance(to: a) }
    let share = min(1, max(0, (to.x * way.x + to.y * way.y) / square))
    return place.distance(to: a + way * share)
  }

  /// Whether it goes as a pen of the compositor's does, if the tablet lies there.
  func goes(as pen: PenStroke, on map: InkTransform) -> Bool {
    let reach = TabletFit.reach(of: map)
    return pen.reported.allSatisfy { distance(of: $0.place, at: $0.time, on: map) <= reach }
  }

  /// A sample of it as it lies on the page, to which a way leads from the tablet.
  func onPage(_ sample: Sample, by way: InkTransform) -> FitSample {
    var fit = FitSample(usual: sample, began: beginning.time)
    fit.location = way.applied(to: fit.location)
    PenTurn(of: way).apply(to: &fit)
    return fit
  }
}
