import Desktops
import GnomeDesktop
import InputMethods
import KWinDesktop
import SwayDesktop
import WayfireDesktop

/// The desktops that are known; a new one is a module, and a line here.
enum KnownDesktops {
  /// The first whose session this is counts.
  static var all: [any KnownDesktopSession.Type] {
    [SwaySession.self, KWinSession.self, GnomeSession.self, WayfireSession.self]
  }

  /// The session that a process is in.
  ///
  /// - Parameter variable: its environment.
  static func session(variable: (String) -> String?) -> any DesktopSession {
    for type in all { if let session = type.init(variable: variable) { return session } }
    let signs = all.map { $0.sign }
    return OtherSession(
      known: signs.dropLast().joined(separator: ", ") + " and \(signs.last ?? "none")")
  }
}
