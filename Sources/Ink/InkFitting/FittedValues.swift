/// The fitted properties of one place, each in units of its tolerance: see ``Lane``.
typealias FittedValues = SIMD8<Double>

/// Which property stands where in ``Lanes``; two are spare.
enum Lane {
  static let x = 0
  static let y = 1
  static let force = 2
  static let azimuth = 3
  static let altitude = 4
  static let roll = 5
}

/// A sample as the fit sees it.
struct FitRow {
  /// Seconds from the stroke's start; later than the row before.
  var time: Double
  /// The properties in units of their tolerances.
  var value: FittedValues
  /// How much each property counts, 0...1.
  var weight: FittedValues
}
