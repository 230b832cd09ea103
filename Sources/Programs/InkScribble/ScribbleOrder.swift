package import InkScreens
package import LinuxIO
import OverlayConfiguration
package import Settings
package import StylusClient
package import StylusProtocol

/// The user's options of inkscribe at its start.
package struct ScribbleOrder: Sendable {
  /// Where its configuration is, and that of the overlay, which says where tablets reach.
  package var configuration: SettingsPlace
  package var tablets: SettingsPlace
  /// The socket for commands; nil for the usual place.
  package var commands: String?
  /// The daemon's socket; nil for the usual places.
  package var socket: String?
  /// Whether it is on, whatever was said last; that is not remembered.
  package var mode: ScribbleMode?
  /// Where it is remembered whether it is on; nil: nowhere.
  package var memory: ScribbleMemory?

  /// What people usually want.
  package init(configuration: SettingsPlace, tablets: SettingsPlace) {
    (self.configuration, self.tablets) = (configuration, tablets)
  }

  /// Reads both configurations; what is wrong in them is told, and refused if it must be whole.
  func settings(
    mustBeWhole: Bool = false
  ) throws(ScribbleLoopError) -> (ScribbleSettings, OverlaySettings) {
    let own: SettingsReading<ScribbleSettings>
    let overlay: SettingsReading<OverlaySettings>
    do throws(SystemError) {
      own = try configuration.readSettings()
      overlay = try tablets.readSettings()
    } catch {
      throw .configuration(error)
    }
    if mustBeWhole, let first = own.complaints.first { throw .flawed(first) }
    for complaint in own.complaints.prefix(10) { Log.write(.notice, complaint) }
    return (own.settings, overlay.settings)
  }
}

/// Why it cannot continue; says what to do about it.
package enum ScribbleLoopError: Error, CustomStringConvertible {
  case session(InkSessionError)
  /// Nobody knows where it should take commands.
  case noPlace
  /// The session's folder is not safe for it.
  case untrusted(UntrustedFolderError)
  /// Another one takes them there.
  case taken(String)
  case commands(SystemError)
  case configuration(SystemError)
  case flawed(String)
  case system(SystemError)

  package var description: String {
    switch self {
    case .session(.compositor(let fault)): "\(fault)"
    case .noPlace:
      "XDG_RUNTIME_DIR is not set, so there is no path for the socket. Fix: start it in the "
        + "desktop's session, as systemctl --user start inkscribe does, or name one with --commands"
    case .untrusted(let folder):
      "\(folder). Another user could replace the socket there. Fix: \(folder.fix), or name a "
        + "socket with --commands"
    case .taken(let path):
      "another inkscribe already listens at \(path). Fix: end it (systemctl --user stop "
        + "inkscribe), or use it: stylusctl scribble status"
    case .commands(let error): "\(error). Fix: \(error.fix ?? "name another path with --commands")"
    case .configuration(let error):
      "\(error). Fix: correct or remove it, or name another with --config"
    case .flawed(let complaint): complaint
    case .system(let error), .session(.system(let error)):
      "\(error). Fix: raise the limits of the process (ulimit -n, ulimit -a)"
    }
  }
}
