import CInterface
import StylusModel
import StylusPipeline

/// A predictor for C: positions in the program's unit, strokes that begin and end.
struct PenPredictor: Sendable {
  private var predictor = TipPredictor()
  /// Millimeters of a unit.
  let unit: Double
  private var isDown = false
  /// Whether the last sample was a stroke's.
  private var hasDrawn = false
  /// When the last sample was; nil before the first of a movement.
  private var last: Timestamp?
  private var points: [PredictedSample] = []

  /// The range of units in use.
  private static let units = 1e-6...1e3
  /// The pressure of a pen that touches with unknown pressure.
  private static let someForce: Float = 0.5

  /// - Parameter unit: its length in millimeters, 1e-6 to 1e3.
  init?(unit: Double) {
    guard Self.units.contains(unit) else { return nil }
    self.unit = unit
    points.reserveCapacity(10)
  }

  /// The tip is down.
  mutating func penDown() {
    if hasDrawn { restart() }
    isDown = true
  }

  /// The tip is up.
  mutating func penUp() { isDown = false }

  /// The following events are unrelated to the earlier ones.
  mutating func restart() {
    predictor.restart()
    (hasDrawn, last) = (false, nil)
  }

  /// Forgets the tablet and the hand.
  mutating func reset() {
    predictor = TipPredictor()
    (isDown, hasDrawn, last) = (false, false, nil)
  }

  /// Takes the next sample, in millimeters; false if it is passed over.
  mutating func observe(_ sample: Sample) -> Bool {
    guard sample.time != last else { return false }
    last = sample.time
    hasDrawn = isDown
    var sample = sample
    if !isDown {
      sample.pressure = .zero
    } else if sample.provenance[.pressure] == .absent {
      sample.pressure = Fraction(Self.someForce)
    }
    predictor.observe(sample)
    return true
  }

  /// The expected position of the tip; nil if the last sample is the better guess.
  func guess(after horizon: Microseconds) -> PredictedSample? {
    guard isDown, hasDrawn else { return nil }
    return predictor.prediction?.sample(after: horizon)
  }

  /// Calls `take` with each point of the tip's path until then; returns their number.
  mutating func tail(to horizon: Microseconds, _ take: (Int, PredictedSample) -> Void) -> Int {
    guard isDown, hasDrawn, let prediction = predictor.prediction else { return 0 }
    prediction.tail(to: horizon, into: &points)
    for index in points.indices { take(index, points[index]) }
    return points.count
  }

  /// The learned model of the hand, for storing.
  var hand: [UInt8] { predictor.hand.bytes(of: .shipped) }

  /// Continues with an earlier learned model.
  mutating func adopt(hand bytes: [UInt8]) throws(CError) {
    guard !isDown else {
      throw .refused("a stroke is open: call this before stylus_predictor_begin()")
    }
    guard let hand = HandModel(bytes, of: .shipped) else {
      throw .damaged("these bytes are not a hand model of this version of the predictor")
    }
    predictor.adopt(hand)
  }
}
