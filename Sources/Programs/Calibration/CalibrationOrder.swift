package import OverlayConfiguration
import Settings
package import StylusModel

/// The user's options for a calibration.
package struct CalibrationOrder: Sendable {
  /// Which tablet; nil: the only display tablet, or the one whose pen comes near first.
  package var tablet: TabletName?
  /// The overlay's settings, which say how tablets lie. Calibrations are stored next to their file.
  package let source: OverlaySettingsSource
  /// The overlay's socket for commands; nil for the usual place.
  package var commands: String?
  /// The daemon's socket; nil for the usual places.
  package var socket: String?
  /// How long it may take in all; nil: as long as nothing else ends it.
  package var duration: Microseconds?

  /// What people usually want.
  package init(_ source: OverlaySettingsSource) { self.source = source }

  /// The configuration, next to which calibrations are stored.
  var place: SettingsPlace { source.place }
}
