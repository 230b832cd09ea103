import StylusModel

/// Detects whether the pen is so upright that its azimuth cannot be read.
///
/// The error of an azimuth is that of the tilt divided by the sine of the angle from the vertical:
/// with Wacom's whole degrees it is 6 degrees at 5 and 14 at 2. Azimuths are rejected below 6
/// degrees and accepted again above 8.
struct UprightDetector: BitwiseCopyable {
  private var isClosed = false

  private static let closing = Radians(degrees: 90 - 6)
  private static let opening = Radians(degrees: 90 - 8)

  /// Whether the azimuth of a pen with this measured altitude is unknown.
  mutating func hidesAzimuth(at altitude: Radians) -> Bool {
    isClosed = altitude > (isClosed ? Self.opening : Self.closing)
    return isClosed
  }

  /// The next altitude is another tool's.
  mutating func reset() { isClosed = false }
}
