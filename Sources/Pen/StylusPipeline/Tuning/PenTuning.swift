/// The user's settings for reading a pen on a tablet.
package struct PenTuning: BitwiseCopyable, Hashable, Sendable {
  /// The conversion of its pressure for programs; nil for no conversion.
  package var curve: PressureCurve?
  /// The pressure required for contact; nil if the tablet decides.
  package var threshold: TipThreshold?

  /// No conversion and no threshold.
  package init() {}
}

/// The pressure required for contact, as fractions of the pressure range; with a hysteresis, so
/// that a pressure that varies around it makes only one stroke.
package struct TipThreshold: BitwiseCopyable, Hashable, Sendable {
  /// Contact begins with this pressure.
  package let begin: Float
  /// Contact ends below this pressure.
  package let end: Float

  /// A threshold with `0 < end <= begin <= 1`; nil for anything else.
  package init?(begin: Float, end: Float) {
    guard 0 < end, end <= begin, begin <= 1 else { return nil }
    (self.begin, self.end) = (begin, end)
  }
}
