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
  package enum EraserSetting: String, CaseIterable, Sendable {
    /// Whole strokes go.
    case object
    /// What it touches goes.
    case pixel
    /// Nothing.
    case off
  }

  /// What the overlay draws on.
  package enum DrawingSurface: String, CaseIterable, Sendable {
    /// A layer above everything.
    case layer
    /// A window, where the compositor has no layers.
    case window
  }

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

extension OverlayStatus: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("version", version)
    writer.field("uptime", uptime.value)
    writer.field("mode", mode.rawValue)
    writer.field("hidden", isHidden)
    writer.field("ink", ink.ink)
    writer.field("color", ink.color.text)
    writer.field("width", ink.width)
    writer.field("eraser", eraser.rawValue)
    writer.field("surface", surface.rawValue)
    writer.field("outputs", outputs)
    writer.field("tablets", tablets)
    if let daemonFault { writer.field("daemon_fault", daemonFault) }
    writer.endObject()
  }

  /// Reads the reply of `GetStatus`.
  package init(_ parameters: JSONObject) throws(ProtocolError) {
    let fields = JSONFields(parameters)
    version = try fields.required("version", fields.string)
    uptime = Microseconds(try fields.required("uptime", fields.integer))
    mode = try fields.required("mode", fields.word)
    isHidden = try fields.required("hidden", fields.bool)
    ink = try OverlayInk(parameters)
    eraser = try fields.required("eraser", fields.word)
    surface = try fields.required("surface", fields.word)
    outputs = try fields.requiredObjects("outputs", OverlayOutput.init(_:))
    tablets = try fields.requiredObjects("tablets", OverlayTablet.init(_:))
    daemonFault = try fields.string("daemon_fault")
  }
}
