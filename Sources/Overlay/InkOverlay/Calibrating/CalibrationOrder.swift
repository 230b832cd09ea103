import Settings
import StylusModel

/// What the user wants of a calibration.
package struct CalibrationOrder: Sendable {
  /// Which tablet; nil: the only display tablet, or the one whose pen comes near first.
  package var tablet: TabletName?
  /// Where the daemon, the overlay and the configuration are, how tablets lie, and how long it may take in all; the rest does not
  /// count.
  let overlay: OverlayOrder

  /// What people usually want.
  package init(_ overlay: OverlayOrder) { self.overlay = overlay }

  /// The configuration, beside which calibrations are stored.
  var place: SettingsPlace { overlay.configuration }
}
