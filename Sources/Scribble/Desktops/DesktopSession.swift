package import LinuxIO
package import Units
package import WaylandClient

/// A session of a desktop, and what it has for a program that writes into the fields of others:
/// windows, texts, keys, a clipboard.
///
///     let session = KnownDesktops.session(variable: Environment.variable)
///     let windows = try session.openWindows(at: now)          // once more when they are lost
///     let services = session.openServices(of: compositor, waitingOn: watch, at: now)
package protocol DesktopSession: AnyObject {
  /// What people know it by.
  var name: String { get }
  /// Connects to what tells which windows there are.
  ///
  /// - Throws: why nobody does.
  func openWindows(at now: Timestamp) throws(WindowSourceError) -> any WindowSource
  /// The rest of it, once its compositor has told all that it has; gone with the compositor.
  ///
  /// - Parameter watch: what waits for descriptors that this opens.
  func openServices(
    of compositor: Compositor, waitingOn watch: InputWatch, at now: Timestamp
  ) -> DesktopServices
}

/// A session that is recognized by the environment. One type for each desktop, in its own module.
package protocol KnownDesktopSession: DesktopSession {
  /// The desktop's name and the variable it is recognized by: `sway (SWAYSOCK)`.
  static var sign: String { get }
  /// - Parameter variable: the environment.
  /// - Returns: nil where the session is another desktop's.
  init?(variable: (String) -> String?)
}

/// What of texts, keys and a clipboard a desktop offers; nil is what it does not.
package struct DesktopServices {
  package var texts: (any DesktopTexts)?
  package var keys: (any DesktopKeys)?
  package var clipboard: (any DesktopClipboard)?
  /// What lacks, and what still works; nil: nothing does. One line.
  package var lack: String?

  package init() {}
}

/// What the services of a desktop wait for, behind one descriptor.
package final class InputWatch {
  package let poller: Poller

  package init() throws(SystemError) { poller = try Poller() }
}

/// The names that a session has for its desktop (XDG_CURRENT_DESKTOP): by the desktop entry
/// specification with colons between them.
package struct DesktopNames {
  private let names: [String]

  package init(variable: (String) -> String?) {
    let text = variable("XDG_CURRENT_DESKTOP")?.lowercased() ?? ""
    names = text.split(separator: ":").map(String.init)
  }

  /// - Parameter name: in small letters.
  package func contains(_ name: String) -> Bool { names.contains(name) }
}
