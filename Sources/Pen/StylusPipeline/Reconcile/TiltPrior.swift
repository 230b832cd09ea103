package import StylusModel

/// How a pen is held on average, for devices that cannot tell.
///
/// Starts from the lower median of handwriting on Wacom tablets (56...64 degrees, rounded down to
/// 55) and follows the pens of the same machine that can tell; the azimuth is that of the hand: the
/// upper end of a right-handed writer's pen points to the lower right.
package struct TiltPrior: BitwiseCopyable {
  /// The median altitude so far.
  package private(set) var altitude = Radians(degrees: 55)

  /// A prior that has seen nothing.
  package init() {}

  /// The direction for a hand.
  package static func azimuth(leftHanded: Bool) -> Radians {
    Radians(degrees: leftHanded ? 135 : 45)
  }

  /// Records an altitude that was measured in contact.
  ///
  /// Steps towards it by a fixed amount, which settles at the median (H. Robbins and S. Monro, "A
  /// stochastic approximation method", 1951).
  mutating func stepToward(_ measured: Radians) {
    altitude = Radians(altitude.value + (measured > altitude ? Self.step : -Self.step))
  }

  /// A tenth of a degree in a second of contact at 200 Hz.
  private static let step = Radians(degrees: 0.0005).value
}
