import InkCanvas
import LinuxIO
import StylusModel

/// The messages of a calibration, line by line on standard output. The marks alone are sufficient
/// to continue.
enum CalibrationLine: Hashable, Sendable {
  /// Several tablets may be meant.
  case choose([Tablet])
  /// The marks are there.
  case begin(Tablet, output: String)
  /// A mark is due, counted from 0.
  case mark(Int)
  /// The touch did not count.
  case ignored(HeldPen.TouchVerdict)
  /// There is no mark before the first.
  case noMarkBefore
  /// The touches are no calibration, and all marks are due again.
  case refused(CalibrationFitError)
  /// They are one.
  case fitted(Calibration.Fit)
  /// It is stored there.
  case stored(String)
  /// A later file of the configuration says otherwise.
  case overruled(Tablet)
  /// The command line said how the tablet lies, and the configuration says it otherwise.
  case unsaid(Tablet)
  /// The pen can be tried.
  case trial
  /// A calibration was removed.
  case removed(String)
  /// There was none to be removed.
  case noneStored
  /// What an overlay that runs, unknown to us, needs to know it.
  case reload
  /// The overlay that runs knows it.
  case reloaded
  /// The overlay that runs did not do what it was asked to; why.
  case notReloaded(String)
  case notHidden(String)

  /// Says it.
  func printLine() { StandardStream.output("\(text)\n") }

  private static let corners = ["upper left", "upper right", "lower right", "lower left"]

  /// One line, without its end.
  var text: String {
    switch self {
    case .choose(let tablets):
      "Bring the pen near the tablet to calibrate: \(tablets.map(\.name).joined(separator: ", "))."
    case .begin(let tablet, let output):
      "\(tablet.name) on \(output): touch the middle of the large mark and hold the pen still for a moment. A "
        + "side button or the eraser end goes back one mark; Escape or Ctrl-C cancels without "
        + "changes."
    case .mark(let index): "Mark \(index + 1) of 4, \(Self.corners[index])."
    case .ignored(let verdict):
      "That touch does not count: \(Self.reason(verdict)). Touch the mark again."
    case .noMarkBefore: "This is the first mark."
    case .refused(let fault):
      "The calibration failed: \(fault.sentence). Start again with the first mark."
    case .fitted(let fit):
      "The calibration fits to \(hundredths(fit.residual)) mm (root mean square; "
        + "\(hundredths(fit.worst)) mm at worst)."
    case .stored(let path): "Stored in \(path)."
    case .overruled(let tablet):
      "Another line of the configuration sets a different calibration of \(tablet.name). Fix: "
        + "remove that line."
    case .unsaid(let tablet):
      "The overlay needs the tablet options of this command line, such as --output, as lines under "
        + "[tablet \(tablet.modelName)] in its configuration."
    case .trial: "The ring shows the calibrated position of the pen; it ends when the pen leaves."
    case .removed(let path): "Removed \(path)."
    case .noneStored: "No calibration is stored."
    case .reload: "To use it in a running overlay: systemctl --user reload inkoverlay"
    case .reloaded: "The running overlay has read its configuration again."
    case .notReloaded(let reason):
      "The running overlay did not read its configuration again: \(reason)"
    case .notHidden(let reason):
      "The running overlay is not hidden: \(reason) Until then: stylusctl overlay off"
    }
  }

  private static func reason(_ verdict: HeldPen.TouchVerdict) -> String {
    switch verdict {
    case .held: "it came too late"
    case .brief: "it was too short"
    case .moved(let way):
      "the pen moved \(hundredths(way)) mm during the touch, and the limit is \(HeldPen.reach) mm"
    case .long: "it was longer than \(HeldPen.longest.value / 1_000_000) s"
    }
  }
}

/// A length in millimeters to a hundredth.
private func hundredths(_ millimeters: Double) -> String {
  Int((min(max(millimeters, 0), 1e6) * 100).rounded()).decimals(2)
}
