package import CStylus
package import StylusModel

extension stylus_sample: CStructure {}

extension stylus_sample {
  /// A sample of which only the size is set.
  package static var unknown: Self {
    var sample = stylus_sample()
    sample.size = ownSize
    (sample.pressure, sample.altitude, sample.azimuth) = (.nan, .nan, .nan)
    (sample.roll, sample.slider, sample.distance) = (.nan, .nan, .nan)
    return sample
  }

  /// Converts a sample.
  ///
  /// - Parameter unit: the unit of the caller's positions, in millimeters.
  package init(_ sample: Sample, unit: Double = 1) {
    self = .unknown
    let known = sample.provenance
    time = sample.time.nanoseconds
    (x, y) = (Double(sample.x.value) / unit, Double(sample.y.value) / unit)
    provenance = known.rawValue
    if known[.pressure] != .absent { pressure = sample.pressure.value }
    if known[.tilt] != .absent {
      (altitude, azimuth) = (sample.altitude.value, sample.azimuth.value)
    }
    if known[.roll] != .absent { roll = sample.roll.value }
    if known[.slider] != .absent { slider = sample.slider.value }
    if known[.distance] != .absent { distance = sample.distance.value }
    (buttons, expecting) = (sample.buttons.rawValue, sample.expectingUpdate.rawValue)
  }

  /// Converts a prediction.
  package init(_ guess: PredictedSample, unit: Double = 1) {
    self.init(guess.sample, unit: unit)
    error = Float(Double(guess.uncertainty.value) / unit)
  }

  /// Checks a caller's sample: its size, and that all numbers are in a range that can be drawn.
  ///
  /// - Parameter unit: the unit of the caller's positions, in millimeters.
  package func check(unit: Double = 1) throws(CError) {
    try checkSize()
    let (x, y) = (try finiteNumber(x, "x") * unit, try finiteNumber(y, "y") * unit)
    guard abs(x) < Self.farthest, abs(y) < Self.farthest else {
      throw .invalid("a position is more than 1e6 away")
    }
    guard !hasInfinity else {
      throw .invalid("a value of the sample is infinite; use NAN for an unknown value")
    }
  }

  /// Checks a caller's sample and returns it in millimeters.
  package func checkedSample(unit: Double) throws(CError) -> Sample {
    try check(unit: unit)
    let (x, y) = (x * unit, y * unit)
    var sample = Sample(
      time: Timestamp(nanoseconds: time), x: Millimeters(Float(x)), y: Millimeters(Float(y)))
    sample.provenance[.position] = .measured
    sample.provenance[.time] = .measured
    sample.setMeasured(pressure, .pressure) { $0.pressure = Fraction($1) }
    sample.setMeasured(altitude + azimuth, .tilt) { sample, _ in
      (sample.altitude, sample.azimuth) = (Radians(altitude), Radians(azimuth))
    }
    sample.setMeasured(roll, .roll) { $0.roll = Radians($1) }
    sample.setMeasured(slider, .slider) { $0.slider = Fraction($1) }
    sample.setMeasured(distance, .distance) { $0.distance = Fraction($1) }
    sample.buttons = ToolButtons(rawValue: buttons)
    return sample
  }

  private var hasInfinity: Bool {
    pressure.isInfinite || altitude.isInfinite || azimuth.isInfinite || roll.isInfinite
      || slider.isInfinite || distance.isInfinite
  }

  /// No tablet and no window is this large.
  private static let farthest = 1e6
}

extension Sample {
  /// Sets a known property.
  fileprivate mutating func setMeasured(
    _ value: Float, _ property: Property, _ set: (inout Sample, Float) -> Void
  ) {
    guard !value.isNaN else { return }
    set(&self, value)
    provenance[property] = .measured
  }
}

extension Timestamp {
  /// The microsecond that contains a nanosecond.
  package init(nanoseconds: Int64) {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000)
    self.init(microseconds: rest < 0 ? whole - 1 : whole)
  }

  /// Its first nanosecond, limited to the range of the type.
  package var nanoseconds: Int64 { microseconds.nanoseconds }
}

extension Int64 {
  /// The microseconds in nanoseconds, limited to the range of the type.
  package var nanoseconds: Int64 {
    let (product, overflow) = multipliedReportingOverflow(by: 1_000)
    return overflow ? (self < 0 ? .min : .max) : product
  }
}
