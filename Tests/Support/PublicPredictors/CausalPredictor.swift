/// Says where a pen will be, from nothing but what it did so far.
///
/// A replay calls ``begin()`` at the start of a stroke and then, sample by sample,
/// ``observe(_:)`` and any number of times ``prediction(after:)``. A predictor keeps its fixed
/// constants; what it knows of one stroke it forgets at the next.
package protocol CausalPredictor: Sendable {
  /// A predictor with its fixed, published constants.
  init()

  /// A stroke begins: whatever was observed before is forgotten.
  mutating func begin()

  /// Takes the newest sample; times do not run backwards.
  mutating func observe(_ point: Observed)

  /// Where the tip will be `horizon` milliseconds after the newest sample, in millimeters.
  ///
  /// nil if the predictor declines; that counts as the newest sample's own position.
  mutating func prediction(after horizon: Double) -> Position?
}

extension CausalPredictor {
  /// Starts anew.
  package mutating func begin() { self = Self() }
}

/// What a predictor is told of one sample.
package struct Observed: Hashable, Sendable {
  /// When the tip was there, in milliseconds.
  package var time: Double
  /// Where the tip was.
  package var position: Position
  /// Force along the pen, 0...1; 0 in the air.
  package var pressure: Double
  /// How the pen leaned, if the tablet knows.
  package var lean: Lean?

  /// Angles of a pen, in radians.
  package struct Lean: Hashable, Sendable {
    /// 0 flat, pi/2 upright.
    package var altitude: Double
    /// Where the upper end leans, 0 = +x, clockwise.
    package var azimuth: Double

    /// Angles in radians.
    package init(altitude: Double, azimuth: Double) {
      self.altitude = altitude
      self.azimuth = azimuth
    }
  }

  /// A sample.
  package init(time: Double, position: Position, pressure: Double, lean: Lean? = nil) {
    self.time = time
    self.position = position
    self.pressure = pressure
    self.lean = lean
  }
}
