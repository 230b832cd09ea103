import InkDrawing
import StylusModel
import StylusProtocol

/// A key of the overlay's configuration as its template and its documents explain it.
struct ExplainedKey: Hashable, Sendable {
  /// The key.
  let name: String
  /// A value that the key can have: the default, if the key has one that can be written.
  let value: String
  /// Whether ``value`` is the default.
  let isDefault: Bool
  /// What the key is for, and its values, in one sentence.
  let summary: String

  /// A key with a default.
  init(_ name: String, default value: String, _ summary: String) {
    (self.name, self.value, isDefault, self.summary) = (name, value, true, summary)
  }

  /// A key without a default that could be written.
  init(_ name: String, example value: String, _ summary: String) {
    (self.name, self.value, isDefault, self.summary) = (name, value, false, summary)
  }
}

extension OverlayKey {
  /// Its default, and what it is for.
  var explained: ExplainedKey {
    switch self {
    case .mode: explain(defaults.mode.rawValue, "mode at the start: draw, ephemeral or off")
    case .outside:
      explain(
        defaults.outside.rawValue,
        "mode after drawing if none was chosen before: ephemeral or off")
    case .ink:
      explain(
        defaults.ink.type.name, "ink at the start: \(InkChoice.names.joined(separator: ", "))")
    case .color: explain("#e0332b", "color at the start: a name such as red, #rrggbb or #rrggbbaa")
    case .width:
      explain(
        "\(defaults.ink.width)", "width at the start, in millimeters; put it below the line of ink")
    case .eraser:
      explain(
        defaults.eraser.rawValue,
        "what the eraser end of a pen removes: object (whole strokes), pixel or off")
    case .fade:
      explain(
        "\(defaults.holding.value / 1_000_000)",
        "seconds until ephemeral ink fades after the pen is lifted, 0 to 60")
    case .appearance:
      explain("auto", "ink for a light or a dark desktop: light, dark, or auto as the desktop is")
    case .shapes:
      ExplainedKey(
        rawValue, example: "yes",
        "whether a stroke becomes a shape if the pen is held still at its end: yes, no, or as "
          + "chosen last without this line")
    case .keep: explain("yes", "whether ink that stays is there again at the next start: yes or no")
    case .picker:
      explain(
        defaults.picker.rawValue,
        "whether the tool picker is shown at the start: auto (the first time), yes or no")
    case .tray:
      explain(
        defaults.tray.rawValue, "whether there is an icon in the tray: auto (if there is one) or no"
      )
    case .stats: explain("no", "whether the latency is printed once a second: yes or no")
    case .shortcuts:
      explain(
        defaults.shortcuts.rawValue,
        "whether the desktop is asked for keys at the start: auto (unless refused once), yes or no")
    case .mouseAndTouch:
      explain(
        defaults.hands.rawValue,
        "whether mouse and touch draw: auto (while there is no tablet), yes or no")
    }
  }

  private var defaults: OverlaySettings { OverlaySettings() }

  private func explain(_ value: String, _ summary: String) -> ExplainedKey {
    ExplainedKey(rawValue, default: value, summary)
  }
}

extension OverlayTabletKey {
  /// All keys, with their defaults and what they are for.
  static let explained = [
    ExplainedKey(
      "output", default: "auto",
      "what the tablet reaches: auto, layout, an output such as DP-1, or left top width height"),
    ExplainedKey(
      "area", default: "whole",
      "the part of the tablet that is used: whole, or left top width height in mm or %"),
    ExplainedKey(
      "aspect", default: "stretch", "stretch, or keep, with which a circle stays a circle"),
    ExplainedKey(
      "rotation", default: "0", "how the tablet is turned clockwise: 0, 90, 180 or 270"),
    ExplainedKey(
      "left-handed", default: "no", "whether the tablet is turned by 180 degrees: yes or no"),
    ExplainedKey(
      "calibration", default: "none", "numbers that inkoverlay --calibrate finds, or none"),
    ExplainedKey(
      "pen-button-1", example: "picker toggle",
      "what a button of the pen does, 1 to 3: none, toggle, hide toggle, save, settings, quit, or a "
        + "command of stylus-commands(7)"),
    ExplainedKey(
      "pen-button-1-double", example: "undo", "the same for two presses within 0.4 s"),
    ExplainedKey(
      "pad-button-0", example: "background toggle", "the same for a button of the pad, 0 to 31"),
    ExplainedKey(
      "pad-button-0-double", example: "clear", "the same for two presses within 0.4 s"),
  ]
}
