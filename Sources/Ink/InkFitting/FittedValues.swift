/// The fitted properties of one position, each in units of its tolerance: see ``Lane``.
typealias FittedValues = SIMD8<Double>

/// The position of each property in ``Lanes``; two are unused.
enum Lane {
  static let x = 0
  static let y = 1
  static let force = 2
  static let azimuth = 3
  static let altitude = 4
  static let roll = 5
}

/// A sample in the units of the fit.
struct FitRow {
  /// The time since the stroke's start, in seconds; later than that of the previous row.
  var time: Double
  /// The properties in units of their tolerances.
  var value: FittedValues
  /// The weight of each property, 0...1.
  var weight: FittedValues
}
