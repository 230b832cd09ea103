package import LinuxIO
package import Units
package import WaylandClient

/// A session of a desktop, with the services for a program that writes into the fields of others:
/// windows, texts, keys, a clipboard.
///
///     let session = KnownDesktops.session(variable: Environment.variable)
///     let windows = try session.openWindows(at: now)          // once more when they are lost
///     let services = session.openServices(of: compositor, waitingOn: watch, at: now)
package protocol DesktopSession: AnyObject {
  /// The product name of the desktop.
  var name: String { get }
  /// Connects to the service that reports the windows.
  ///
  /// - Throws: why no service reports them.
  func openWindows(at now: Timestamp) throws(WindowSourceError) -> any WindowSource
  /// Opens the other services, once the compositor has announced its interfaces; they end with it.
  ///
  /// - Parameter watch: waits for the descriptors that this opens.
  func openServices(
    of compositor: Compositor, waitingOn watch: InputWatch, at now: Timestamp
  ) -> DesktopServices
}

/// A session that is recognized by the environment. One type for each desktop, in its own module.
package protocol KnownDesktopSession: DesktopSession {
  /// The desktop's name and the variable it is recognized by: `sway (SWAYSOCK)`.
  static var sign: String { get }
  /// - Parameter variable: the environment.
  /// - Returns: nil if it is the session of another desktop.
  init?(variable: (String) -> String?)
}

/// The services for texts, keys and a clipboard that a desktop offers; nil for a missing one.
package struct DesktopServices {
  package var texts: (any DesktopTexts)?
  package var keys: (any DesktopKeys)?
  package var clipboard: (any DesktopClipboard)?
  /// A missing service, and the functions that remain, in one line; nil if nothing is missing.
  package var lack: String?

  package init() {}
}

/// The descriptors of a desktop's services, combined in one descriptor.
package final class InputWatch {
  package let poller: Poller

  package init() throws(SystemError) { poller = try Poller() }
}

/// The desktop names of a session (XDG_CURRENT_DESKTOP), separated by colons according to the
/// desktop entry specification.
package struct DesktopNames {
  private let names: [String]

  package init(variable: (String) -> String?) {
    let text = variable("XDG_CURRENT_DESKTOP")?.lowercased() ?? ""
    names = text.split(separator: ":").map(String.init)
  }

  /// - Parameter name: in small letters.
  package func contains(_ name: String) -> Bool { names.contains(name) }
}
