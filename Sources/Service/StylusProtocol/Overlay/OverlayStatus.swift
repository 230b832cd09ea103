package import StylusModel

/// The state of the overlay: the reply of `GetStatus`.
package struct OverlayStatus: Hashable, Sendable {
  /// The overlay's version.
  package var version: String
  /// The time since it started.
  package var uptime: Microseconds
  /// How it reacts to a pen.
  package var mode: OverlayMode
  /// Whether it shows nothing because it was asked to hide.
  package var isHidden = false
  /// The ink it draws with.
  package var ink: OverlayInk
  /// How an eraser works.
  package var eraser: EraserSetting
  /// The surface it draws on.
  package var surface: DrawingSurface
  /// The outputs of the compositor.
  package var outputs: [OverlayOutput] = []
  /// The known tablets.
  package var tablets: [OverlayTablet] = []
  /// Why no ink arrives from the daemon, and the fix; nil if ink arrives.
  package var daemonFault: String?

  /// How the eraser end of a pen works; also the values of `eraser` in the configuration.
  package enum EraserSetting: String, CaseIterable, JSONCodable {
    /// Removes whole strokes.
    case object
    /// Erases exactly the area that it touches.
    case pixel
    /// Does nothing.
    case off
  }

  /// The kind of surface the overlay draws on.
  package enum DrawingSurface: String, CaseIterable, JSONCodable {
    /// A layer above everything.
    case layer
    /// A window, if the compositor does not support layers.
    case window
  }
}

extension OverlayStatus {
  /// An overlay without known outputs or tablets.
  package init(
    version: String, uptime: Microseconds, mode: OverlayMode, ink: OverlayInk,
    eraser: EraserSetting,
    surface: DrawingSurface
  ) {
    (self.version, self.uptime, self.mode, self.ink) = (version, uptime, mode, ink)
    (self.eraser, self.surface) = (eraser, surface)
  }
}

extension OverlayStatus: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("version", \.version)
    JSONField("uptime", \.uptime)
    JSONField("mode", \.mode)
    JSONField("hidden", \.isHidden)
    JSONField(inlining: \.ink)
    JSONField("eraser", \.eraser)
    JSONField("surface", \.surface)
    JSONField("outputs", \.outputs)
    JSONField("tablets", \.tablets)
    JSONField("daemon_fault", \.daemonFault)
  }
}
