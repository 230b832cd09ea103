import InkSynthesis
import StylusModel

/// A tablet that sees a movement at its own rate, with its own faults; also the hand may be faster and
/// the writing larger than they were.
struct ImaginedTablet {
  /// Between two looks, in milliseconds.
  private(set) var period: Double
  /// The hand's time is stretched by this.
  private var tempo: Double
  /// The writing is this much larger.
  private var size: Double
  /// Standard deviation of a coordinate, and the smallest step of one, in millimeters.
  private var noise: Double
  private var step: Double
  private var stamps: Stamps
  private var feelsPressure: Bool
  /// Whether it looks when the movement was looked at.
  private var isOriginal = false

  /// What happens to a time stamp on its way.
  private enum Stamps {
    case exact
    /// Cut to whole milliseconds.
    case whole
    /// When a bus that is asked every 4 ms brings it.
    case polled
    /// Strays by a tenth of the period.
    case noisy
    /// Comes late, by a quarter of the period on average.
    case late
  }

  /// What becomes of the writing.
  enum Scale {
    /// A hand about as large and fast as it was.
    case asWritten
    /// Up to ten times as large: a blackboard.
    case enlarged
    /// A drawing, as large as it is; by somebody in a hurry or with all the time in the world.
    case drawn
  }

  /// The tablet that a movement was really seen by, every look as it was; the writing may be larger, and hand and
  /// tablet together faster or slower.
  init(asSeenEvery period: Double, _ dice: inout SplitMix64) {
    tempo = dice.stretched(0.75...1.33)
    self.period = period * tempo
    size = dice.stretched(0.6...1.7)
    noise = 0
    step = 0
    stamps = [.exact, .exact, .whole][dice.below(3)]
    feelsPressure = true
    isOriginal = true
  }

  /// A tablet by chance: three of four are such as people write on, the others are strange.
  init(_ scale: Scale, _ dice: inout SplitMix64) {
    let isOrdinary = dice.uniform(0...1) < 0.75
    switch scale {
    case .asWritten:
      tempo = isOrdinary ? dice.stretched(0.8...1.25) : dice.stretched(0.7...5)
      size = isOrdinary ? dice.stretched(0.7...1.5) : dice.stretched(0.6...15)
    case .enlarged:
      tempo = dice.stretched(0.7...1.4)
      size = dice.stretched(1...10)
    case .drawn:
      tempo = dice.stretched(0.4...4)
      size = dice.stretched(0.7...1.4)
    }
    if isOrdinary {
      period = dice.stretched(4.5...13)
      noise = dice.stretched(scale == .drawn ? 0.002...0.08 : 0.001...0.006)
      step = [0, 0, 0.005, 0.01, 0.05][dice.below(5)]
      stamps = [.exact, .exact, .whole, .whole, .polled, .late][dice.below(6)]
    } else {
      period = dice.stretched(1...17)
      noise = dice.stretched(0.001...0.08)
      step = [0, 0.01, 0.025][dice.below(3)]
      stamps = [.exact, .whole, .noisy, .late][dice.below(4)]
    }
    feelsPressure = dice.uniform(0...1) < 0.9
  }

  /// One thing seen, and when it truly was.
  struct Sight {
    var sample: Sample
    /// On the movement's own clock.
    var moment: Double
  }

  /// What it sees of a movement within a stretch of the movement's time.
  func watch(_ movement: Movement, _ range: ClosedRange<Double>, _ dice: inout SplitMix64)
    -> [Sight]
  {
    let step = period / tempo
    var cursor = 0
    var clock = dice.uniform(1000...1100)
    var last = 0.0
    var sights: [Sight] = []
    var moment = range.lowerBound + (isOriginal ? 0 : dice.uniform(0...1) * step)
    while moment <= range.upperBound {
      let stamp = max(stamp(clock, &dice), last + 0.001)
      let look = movement.look(at: moment, from: &cursor)
      sights.append(Sight(sample: sample(of: look, stamp, &dice), moment: moment))
      last = stamp
      clock += period
      moment += step
    }
    return sights
  }

  /// The share of samples that are learned from, so that a movement teaches as much whoever watches it.
  var share: Double { min(1, period / tempo / 7.5) }

  /// A place of the movement as large as this tablet sees it.
  func scaled(_ look: Movement.Look) -> (x: Double, y: Double) { (look.x * size, look.y * size) }

  /// When, on the movement's clock, it is so many milliseconds after a moment.
  func moment(_ horizon: Double, after moment: Double) -> Double { moment + horizon / tempo }

  private func stamp(_ clock: Double, _ dice: inout SplitMix64) -> Double {
    switch stamps {
    case .exact: clock
    case .whole: clock.rounded(.down)
    case .polled: (clock / 4).rounded(.up) * 4
    case .noisy: clock + max(-0.4, min(0.1 * dice.normal(), 0.4)) * period
    case .late: clock + min(0.25 * dice.waiting(), 0.9) * period
    }
  }

  private func sample(
    of look: Movement.Look, _ stamp: Double, _ dice: inout SplitMix64
  ) -> Sample {
    let place = scaled(look)
    var sample = Sample(
      time: Timestamp(microseconds: Int64((stamp * 1000).rounded())),
      x: Millimeters(Float(seen(place.x, &dice))), y: Millimeters(Float(seen(place.y, &dice))))
    sample.pressure =
      feelsPressure || look.pressure == 0 ? Fraction(Float(look.pressure)) : Fraction(0.5)
    return sample
  }

  private func seen(_ place: Double, _ dice: inout SplitMix64) -> Double {
    let noisy = place + noise * dice.normal()
    return step > 0 ? (noisy / step).rounded() * step : noisy
  }
}
