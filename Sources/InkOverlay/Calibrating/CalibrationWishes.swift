package import InkModel
package import OverlaySettings

/// What the user wants of a calibration.
package struct CalibrationWishes: Sendable {
  /// Which tablet; nil: the only display tablet, or the one whose pen comes near first.
  package var tablet: TabletName?
  /// The output that the tablet is part of; nil for what the configuration says.
  package var output: String?
  /// The daemon's socket; nil for the usual places.
  package var socket: String?
  /// The configuration that says how the tablet lies, and beside which the calibration is stored.
  package var settings: OverlaySettingsPlace
  /// How long it may take in all; nil: as long as marks are touched.
  package var duration: Microseconds?

  /// What people usually want.
  package init(settings: OverlaySettingsPlace) { self.settings = settings }
}
