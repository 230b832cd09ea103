package import Desktops

/// Why GNOME's shell reports nothing to us: our extension is missing, or refuses to serve us.
/// Contains the fix.
package enum GnomeRefusal: CustomStringConvertible {
  /// The shell answers, but our extension does not.
  case lacksExtension
  /// The extension asks the user whether it may serve this program.
  case awaitsConsent
  /// The user refused.
  case lacksConsent
  /// This program is not the one installed next to the extension, or others can change it.
  case notInstalled

  /// - Parameter text: the extension's answer in place of windows.
  init?(_ text: String?) {
    switch text {
    case "asking": self = .awaitsConsent
    case "refused": self = .lacksConsent
    case "foreign": self = .notInstalled
    default: return nil
    }
  }

  package var fault: WindowSourceError { .withheld(description) }

  package var description: String {
    switch self {
    case .lacksExtension:
      "GNOME Shell does not report where its windows are without an extension, so no field is "
        + "written into. Fix: gnome-extensions enable scribble@stylusd.org, and log in again"
    case .awaitsConsent:
      "GNOME Shell asks whether inkscribe may see windows, tap and press keys; until then no field "
        + "is written into. Fix: answer its dialog"
    case .lacksConsent:
      "GNOME Shell was set not to let inkscribe see windows, tap and press keys, so no field is "
        + "written into. Fix: remove the line that refuses it from ~/.config/stylusd/gnome-scribble"
    case .notInstalled:
      "GNOME Shell's extension serves only an installed inkscribe that other users cannot change, "
        + "so no field is written into. Fix: install it with its package or scripts/install, or "
        + "add a line 'program PATH' with the path of this one to "
        + "~/.config/stylusd/gnome-scribble; restart it after an upgrade"
    }
  }
}
