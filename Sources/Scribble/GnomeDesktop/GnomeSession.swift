package import Desktops
import InputMethods
package import Units
package import WaylandClient

/// GNOME's shell: windows, keys, taps and the clipboard by our extension of it, texts by IBus.
package final class GnomeSession: KnownDesktopSession {
  package static let sign = "GNOME (XDG_CURRENT_DESKTOP)"
  package let name = "GNOME Shell"
  private let shell = GnomeLink()

  package init?(variable: (String) -> String?) {
    guard DesktopNames(variable: variable).contains("gnome") else { return nil }
  }

  package func openWindows(at now: Timestamp) throws(WindowSourceError) -> any WindowSource {
    let made = try GnomeWindows(at: now)
    shell.windows = made
    return made
  }

  package func openServices(
    of compositor: Compositor, waitingOn watch: InputWatch, at now: Timestamp
  ) -> DesktopServices {
    compositor.listenToKeys()
    let writer = KeyWriter(GnomeKeyboard(shell)) { [weak compositor] in compositor?.keymap }
    let texts = IBusTexts(watch: watch)
    var services = DesktopServices()
    services.texts = texts
    services.keys = IBusKeys(beside: texts, writer) { [shell] place in
      shell.windows?.tap(at: place) == true
    }
    services.clipboard = GnomeClipboard(shell)
    return services
  }
}

/// Our extension of the shell, while it is used.
final class GnomeLink {
  weak var windows: GnomeWindows?
}

/// The user's keyboards on GNOME, where our extension of the shell presses keys: the shell offers
/// programs no other way.
final class GnomeKeyboard: UserKeyboard {
  private let shell: GnomeLink

  init(_ shell: GnomeLink) { self.shell = shell }

  /// The extension knows whether modifier keys are held, and then refuses.
  var state: KeyboardState? { shell.windows?.keyboard }

  func sendKeys(_ moves: [KeyMove], in state: KeyboardState, refused: @escaping () -> Void) -> Bool
  {
    let keys = moves.map { $0.isDown ? Int32($0.key) : -Int32($0.key) }
    let isSent = shell.windows?.pressKeys(keys, on: state) { isDone in if !isDone { refused() } }
    return isSent == true
  }
}

/// The clipboard on GNOME, by our extension.
final class GnomeClipboard: DesktopClipboard {
  private let shell: GnomeLink

  init(_ shell: GnomeLink) { self.shell = shell }

  var isReachable: Bool { shell.windows != nil }

  func copy(_ text: String, then: @escaping (_ isDone: Bool) -> Void) {
    guard let windows = shell.windows else { return then(false) }
    windows.copy(text, then: then)
  }
}
