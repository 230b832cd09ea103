package import Desktops
import InputMethods
package import Units
package import WaylandClient

/// KWin, of Plasma: windows from a script that it runs, texts by the input method that it starts,
/// keys and taps of its fake input.
package final class KWinSession: KnownDesktopSession {
  package static let sign = "KWin (XDG_CURRENT_DESKTOP)"
  package let name = "KWin"
  /// That of the session, XDG_RUNTIME_DIR.
  private let folder: String?
  /// KWin's configuration file, which names the input method that it starts.
  private let settings: String?

  package init?(variable: (String) -> String?) {
    guard DesktopNames(variable: variable).contains("kde") else { return nil }
    folder = variable("XDG_RUNTIME_DIR")
    settings = KWinTexts.settings(variable)
  }

  package func openWindows(at now: Timestamp) throws(WindowSourceError) -> any WindowSource {
    guard let folder else {
      throw .withheld(
        "KWin does not report where windows are without a folder of the session (XDG_RUNTIME_DIR). "
          + "Fix: start inkscribe in its session")
    }
    return try KWinWindows(folder: folder, at: now)
  }

  package func openServices(
    of compositor: Compositor, waitingOn watch: InputWatch, at now: Timestamp
  ) -> DesktopServices {
    guard let folder else { return DesktopServices(ofProtocolsOf: compositor) }
    var services = DesktopServices()
    let texts = KWinTexts(folder: folder, settings: settings, watch: watch, at: now)
    services.texts = texts
    services.keys = KWinKeys(of: compositor, beside: texts, watch)
    services.clipboard = SelectionClipboard(of: compositor)
    return services
  }
}
