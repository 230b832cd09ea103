/// What the network is told of a stroke at a moment: where the tip came from, seen from the tip.
///
/// Lengths are measured in the way that the tip went lately, directions from where it is heading, and
/// a stroke that turns left is mirrored: the same movement written larger, turned or by a left hand
/// looks the same. That is why so small a network suffices.
struct TipFeatures {
  /// How many numbers it is told.
  static let count = 54
  /// The numbers; most lie within -1...1, all within -4...4.
  private(set) var values = InlineArray<54, Float>(repeating: 0)
  /// From what the tip sees back to the tablet.
  let frame: TipFrame

  private var filled = 0

  /// How far back it looks, in milliseconds.
  private static let lags: InlineArray<12, Double> = [4, 8, 12, 16, 20, 24, 30, 36, 44, 52, 64, 76]

  /// A stroke of which at least one look is known.
  init(_ history: TipHistory, filter: OscillatorFilter, unrest: TipUnrest) {
    let past = Past(history)
    let frame = TipFrame(past, filter: filter)
    self.frame = frame
    describeWay(past)
    describeMoment(past, history)
    describeUnrest(unrest)
    describePhysics(filter, tip: past.tip)
    describePressure(past)
    describeMisses(past, history)
  }

  /// The looks that are told of, oldest last.
  fileprivate struct Past {
    var tip: TipHistory.Look
    var looks = InlineArray<12, TipHistory.Look>(repeating: .init())
    /// How long the stroke has lasted, in milliseconds.
    var age: Double

    init(_ history: TipHistory) {
      tip = history[0]
      age = tip.time - history.start
      var place = 0
      for index in looks.indices {
        looks[index] = history.look(at: tip.time - TipFeatures.lags[index], from: &place)
      }
    }
  }

  private mutating func tell(_ value: Double) {
    values[filled] = Float(max(-4, min(value, 4)))
    filled += 1
  }

  /// The velocity between each look and the next, in the pace of the tip.
  private mutating func describeWay(_ past: Past) {
    var later = past.tip
    var lag = 0.0
    for index in past.looks.indices {
      let look = past.looks[index]
      let way = frame.inward(later.x - look.x, later.y - look.y)
      let span = (Self.lags[index] - lag) * frame.pace
      tell(way.along / span)
      tell(way.across / span)
      later = look
      lag = Self.lags[index]
    }
  }

  /// How fast, since when and how often it is seen.
  private mutating func describeMoment(
    _ past: Past, _ history: TipHistory
  ) {
    let interval = history.count > 1 ? past.tip.time - history[1].time : Self.usualInterval
    tell((frame.pace - Self.usualPace) / (frame.pace + Self.usualPace))
    tell(min(past.age, 100) / 50 - 1)
    tell(Double(min(history.count, 8)) / 4 - 1)
    tell((interval - Self.usualInterval) / (interval + Self.usualInterval))
    tell(past.tip.pressure > 0 ? 1 : -1)
  }

  private static let usualPace = 0.025
  private static let usualInterval = 7.5

  /// How far what is seen can be trusted.
  private mutating func describeUnrest(_ unrest: TipUnrest) {
    let usual = 0.02
    tell(4 * unrest.straying)
    tell((unrest.surprise - usual) / (unrest.surprise + usual))
    tell(unrest.surprise / (frame.pace * Self.usualInterval))
  }

  /// Where the physics sees the tip.
  private mutating func describePhysics(_ filter: OscillatorFilter, tip: TipHistory.Look) {
    for index in TipHorizons.passages.indices {
      let passage = TipHorizons.passages[index]
      let way = frame.inward(
        passage.place(from: filter.x) - tip.x, passage.place(from: filter.y) - tip.y)
      let span = TipHorizons.nodes[index] * frame.pace
      tell(way.along / span)
      tell(way.across / span)
    }
  }

  /// How far off the physics was lately: a long line is no oscillation, and shows it.
  private mutating func describeMisses(_ past: Past, _ history: TipHistory) {
    let span = TipHistory.outlook
    var (age, truth) = (0, past.tip)
    for count in 1...3 {
      let before = history.look(at: past.tip.time - Double(count) * span, from: &age)
      let isKnown = past.age >= Double(count) * span
      let miss = frame.inward(truth.x - before.aheadX, truth.y - before.aheadY)
      tell(isKnown ? 2 * miss.along / (span * frame.pace) : 0)
      tell(isKnown ? 2 * miss.across / (span * frame.pace) : 0)
      truth = before
    }
  }

  /// How hard, and how that changes.
  private mutating func describePressure(_ past: Past) {
    tell(past.tip.pressure * 2 - 1)
    tell((past.tip.pressure - past.looks[1].pressure) * 8)
    tell((past.tip.pressure - past.looks[3].pressure) * 8)
    tell((past.tip.pressure - past.looks[5].pressure) * 8)
    tell((past.tip.pressure - past.looks[7].pressure) * 8)
    tell((past.tip.pressure - past.looks[10].pressure) * 8)
  }
}

/// How unsteady a tablet is, of what was seen lately.
struct TipUnrest: BitwiseCopyable {
  /// See ``PhaseLock/straying``.
  var straying: Double
  /// How far the tip is from where the physics expects it, in millimetres, root mean square.
  var surprise: Double
}

/// The horizons that the network answers for; between them its answer is interpolated.
enum TipHorizons {
  /// In milliseconds.
  static let nodes: InlineArray<5, Double> = [8, 16, 24, 33, 50]
  /// How much further than the network says the tip is taken to go, as a share of its way. The network
  /// answers with the middle of what may come; a little ahead of it, the tip is late no more often than early.
  static let lead: InlineArray<5, Double> = [0.01, 0.035, 0.06, 0, 0]
  /// The node of ``TipHistory/outlook``.
  static let outlook = 2
  /// What the physics does until each.
  static let passages = InlineArray<5, Oscillator.Passage> { Oscillator.Passage(nodes[$0]) }
}

/// The tablet as the tip sees it: ahead is where it goes, and it always turns to the same side.
struct TipFrame: BitwiseCopyable {
  /// The path's length over the last 24 ms by time, in millimetres a millisecond; never quite 0.
  private(set) var pace: Double
  private var headingX: Double
  private var headingY: Double
  private var side = 1.0

  fileprivate init(_ past: TipFeatures.Past, filter: OscillatorFilter) {
    pace = past.pace
    (headingX, headingY) = past.heading ?? (filter.x.velocity, filter.y.velocity)
    let length = (headingX * headingX + headingY * headingY).squareRoot()
    (headingX, headingY) =
      length > Self.leastLength ? (headingX / length, headingY / length) : (1, 0)
    let before = past.earlierHeading
    if before.x * headingY - before.y * headingX < 0 { side = -1 }
  }

  /// Below this a direction is noise.
  private static let leastLength = 1e-9

  /// A way on the tablet as the tip sees it.
  func inward(_ x: Double, _ y: Double) -> (along: Double, across: Double) {
    (x * headingX + y * headingY, side * (y * headingX - x * headingY))
  }

  /// The way on the tablet.
  func outward(along: Double, across: Double) -> (x: Double, y: Double) {
    (along * headingX - side * across * headingY, along * headingY + side * across * headingX)
  }
}

extension TipFeatures.Past {
  /// See ``TipFrame/pace``.
  fileprivate var pace: Double {
    var way = 0.0
    var later = tip
    for index in 0..<6 {
      let (x, y) = (looks[index].x - later.x, looks[index].y - later.y)
      way += (x * x + y * y).squareRoot()
      later = looks[index]
    }
    return way / max(min(age, 24), 4) + Self.leastPace
  }

  /// Half a millimetre a second: a pen that stands still.
  private static let leastPace = 5e-4

  /// The way of the last 12 ms, if there was any.
  fileprivate var heading: (Double, Double)? {
    let way = (tip.x - looks[2].x, tip.y - looks[2].y)
    return way.0 * way.0 + way.1 * way.1 < 1e-12 ? nil : way
  }

  /// The way of the 24 ms before those.
  fileprivate var earlierHeading: (x: Double, y: Double) {
    (looks[2].x - looks[7].x, looks[2].y - looks[7].y)
  }
}
