package import StylusModel

/// The average posture of a pen, for devices that cannot measure it.
///
/// Starts from the lower median of handwriting on Wacom tablets (56...64 degrees, rounded down to
/// 55) and adapts to the pens of the same machine that measure it. The azimuth is that of a
/// right-handed writer: the upper end of the pen points to the lower right.
package struct TiltPrior: BitwiseCopyable {
  /// The current median altitude.
  package private(set) var altitude = Radians(degrees: 55)

  /// A prior without observations.
  package init() {}

  /// The azimuth for a right or a left hand.
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
