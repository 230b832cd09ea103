package import InkDrawing
package import StylusModel
package import StylusProtocol

/// Whether the picker is shown when the overlay starts.
package enum PickerStart: String, CaseIterable, Sendable {
  /// At the first start of a user, with a line of help.
  case auto
  /// At each start.
  case yes
  /// Never.
  case no
}

/// Whether the overlay has an icon in the tray of the desktop.
package enum TrayPresence: String, CaseIterable, Sendable {
  /// Whenever there is a tray.
  case auto
  /// Never.
  case no
}

/// The settings of the overlay from its configuration: docs/configure.md, The overlay.
package struct OverlaySettings: Hashable, Sendable {
  /// What is done with a pen when the overlay starts.
  package var mode = OverlayMode.ephemeral
  /// What is done instead of drawing where nothing was done before.
  package var outside = OverlayMode.ephemeral
  /// What is drawn with when the overlay starts, if ``choosesInk`` is set.
  package var ink = InkChoice()
  /// Whether a file or an option sets the ink, its color or its width. Otherwise, the tools are
  /// those of the last session.
  package var choosesInk = false
  /// What the end of a pen that erases does.
  package var eraser = OverlayStatus.EraserSetting.object
  /// How long ephemeral ink is seen as it was drawn after the pen was lifted; up to a minute.
  package var holding = Microseconds.milliseconds(2_000)
  /// What ink is drawn for; nil: as the desktop reports it.
  package var appearance: Appearance?
  /// Whether a stroke becomes a shape when the pen is held still at its end; nil: as was chosen
  /// last.
  package var straightens: Bool?
  /// When the mouse and fingers draw in mode `draw`.
  package var hands = HandDrawing.auto
  /// Whether ink that stays is on its output again when the overlay starts the next time.
  package var keepsInk = true
  /// Whether the picker is shown when the overlay starts.
  package var picker = PickerStart.auto
  /// Whether the desktop's portal is asked to bind keys.
  package var shortcuts = ShortcutUse.auto
  /// Whether there is an icon in the tray.
  package var tray = TrayPresence.auto
  /// Whether the latency is reported once a second.
  package var reportsStatistics = false
  /// What is said about tablets, in the order of the file.
  package var rules: [TabletRule] = []

  /// The defaults.
  package init() {}
}
