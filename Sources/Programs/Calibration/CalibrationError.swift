package import InkCanvas
package import LinuxIO
package import OverlayConfiguration
import Settings
package import StylusModel
package import WaylandClient

/// Why nothing was calibrated; says what to do about it.
package enum CalibrationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nobody knows where the user's configuration is.
  case homeless
  /// There are no settings of tablets and ink.
  case settings(OverlaySettingsError)
  /// A file could not be read, written or removed, or the kernel refused something else.
  case system(SystemError)
  /// What was found could not be stored, and what it is, as a line of the configuration.
  case unstored(SystemError, line: String)
  /// There is no compositor, or none any more.
  case compositor(WaylandError)
  /// The daemon is not there, or has no more to say.
  case daemon(String)
  /// No tablet is there that could be calibrated; these are opaque.
  case noDisplayTablet([Tablet])
  /// No tablet that is there is called so; these are.
  case noSuchTablet(String, [Tablet])
  /// No pen came near one of these, so nobody knows which is meant.
  case undecided([Tablet])
  /// Several models are calibrated, and none was named.
  case severalStored([StoredCalibration])
  /// Nobody knows which of these outputs a tablet is part of.
  case noOutput(Tablet, [String])
  /// The tablet cannot be mapped: why.
  case unmapped(Tablet, String)
  /// The compositor does not show the marks on an output, or not on the whole of it.
  case notShown(String)
  /// The output went away, or is closed to us.
  case outputGone(String)
  /// The tablet went away.
  case tabletGone(Tablet)
  /// The touches are no calibration, and neither were those before.
  case unfit(CalibrationFitError)
  /// No mark was touched for this number of seconds.
  case untouched(seconds: Int)
  /// Somebody stopped it.
  case cancelled

  package var description: String {
    switch self {
    case .homeless:
      "there is no folder for the configuration. Fix: set HOME or XDG_CONFIG_HOME"
    case .settings(let error): "\(error)"
    case .system(let error): error.advice
    case .unstored(let error, let line):
      "\(error.advice). To use the calibration anyway, add to inkoverlay.conf: \(line)"
    case .compositor(let fault): "\(fault)"
    case .daemon(let reason): reason.hasSuffix(".") ? String(reason.dropLast()) : reason
    case .noDisplayTablet([]):
      "there is no pen tablet. Fix: connect one. To find out why it is missing: stylusctl doctor"
    case .noDisplayTablet(let tablets):
      "there is no display tablet, only \(Self.list(tablets)). A tablet without a screen needs no "
        + "calibration. Fix: if the tablet has a screen that its driver does not report, name the "
        + "tablet: --tablet \(tablets[0].modelName)"
    case .noSuchTablet(let name, []): "there is no tablet \(name). Fix: connect it"
    case .noSuchTablet(let name, let tablets):
      "there is no tablet \(name), only \(Self.list(tablets)). Fix: name one of them with --tablet"
    case .undecided(let tablets):
      "no pen came near \(Self.list(tablets)). Fix: name one, --tablet \(tablets[0].modelName)"
    case .severalStored(let stored):
      "several models are calibrated: \(stored.map { "\($0.model)" }.joined(separator: ", ")). Fix: name one, "
        + "--tablet \(stored[0].model)"
    case .noOutput(let tablet, let outputs):
      "the output of \(tablet.name) is unknown. Fix: name it with --output, one of "
        + outputs.joined(separator: ", ")
    case .unmapped(let tablet, let why): "\(tablet.name) cannot be mapped: \(why)"
    case .notShown(let output):
      "the compositor does not show the marks on all of \(output). Fix: check that the output is "
        + "on, and close windows that are full-screen on it"
    case .outputGone(let output): "output \(output) disappeared. Fix: start again when it is back"
    case .tabletGone(let tablet): "\(tablet.name) disappeared. Fix: connect it and start again"
    case .unfit(let fault): "\(fault.sentence)"
    case .untouched(let seconds): "no mark was touched for \(seconds) s"
    case .cancelled: "stopped"
    }
  }

  private static func list(_ tablets: [Tablet]) -> String {
    tablets.map { "\($0.name) (\($0.modelName))" }.joined(separator: ", ")
  }
}

extension Tablet {
  /// Its model as a configuration names it, such as `056a:0390`.
  var modelName: String {
    "\(ProductID(vendor: vendor, product: product))"
  }
}

extension CalibrationFitError {
  /// What is wrong with four touches, and what to do about it.
  var sentence: String {
    switch self {
    case .tooFew(let count): "\(count) touches are too few. Fix: touch all four marks"
    case .notFinite(let touch):
      "the touch of mark \(touch + 1) has no position. Fix: report the tablet model to us"
    case .collinear:
      "the touches are on one line, or in one spot. Fix: touch each mark when it is the large one"
    case .turned(let degrees, let isMirrored):
      "the touches are \(isMirrored ? "mirrored" : "turned by \(Int(degrees.rounded())) degrees"). Fix: "
        + "touch each mark when it is the large one; if you did, correct rotation or left-handed in "
        + "inkoverlay.conf, or --output"
    case .scattered(_, let millimeters):
      // Of four marks in a rectangle an even map misses each by as much: a quarter of what one was
      // missed by.
      "the touches do not fit together: each is \(tenths(millimeters)) mm off, as if one was "
        + "touched about \(Int((4 * millimeters).rounded())) mm away from its mark. Fix: touch the "
        + "middle of each mark"
    }
  }
}

/// A length in millimeters as people read it.
func tenths(_ millimeters: Double) -> String {
  Int((min(max(millimeters, 0), 1e6) * 10).rounded()).decimals(1)
}
