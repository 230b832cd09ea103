package import StylusModel

/// What the overlay is and does: the reply of `GetStatus`.
package struct OverlayStatus: Hashable, Sendable {
  /// The overlay's version.
  package var version: String
  /// The time since it started.
  package var uptime: Microseconds
  /// What it does with a pen.
  package var mode: OverlayMode
  /// Whether it shows nothing, for somebody asked it to hide.
  package var isHidden = false
  /// What it draws with.
  package var ink: OverlayInk
  /// What an eraser does.
  package var eraser: EraserSetting
  /// What it draws on.
  package var surface: DrawingSurface
  /// The outputs of the compositor.
  package var outputs: [OverlayOutput] = []
  /// The tablets that it knows.
  package var tablets: [OverlayTablet] = []
  /// Why there is no ink from the daemon, and what to do; nil if there is.
  package var daemonFault: String?

  /// What the end of a pen that erases does; also what `eraser` says in the configuration.
  package enum EraserSetting: String, CaseIterable, JSONCodable {
    /// Whole strokes go.
    case object
    /// What it touches goes.
    case pixel
    /// Nothing.
    case off
  }

  /// What the overlay draws on.
  package enum DrawingSurface: String, CaseIterable, JSONCodable {
    /// A layer above everything.
    case layer
    /// A window, where the compositor has no layers.
    case window
  }
}

extension OverlayStatus {
  /// An overlay that knows neither outputs nor tablets.
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
