package import Desktops
import InputMethods
package import Units
package import WaylandClient

/// sway: windows over its control socket, everything else through the protocols of wlroots.
package final class SwaySession: KnownDesktopSession {
  package static let sign = "sway (SWAYSOCK)"
  package let name = "sway"
  /// Its control socket.
  private let socket: String

  package init?(variable: (String) -> String?) {
    guard let socket = variable("SWAYSOCK"), !socket.isEmpty else { return nil }
    self.socket = socket
  }

  package func openWindows(at now: Timestamp) throws(WindowSourceError) -> any WindowSource {
    try SwayWindows(path: socket, at: now)
  }

  package func openServices(
    of compositor: Compositor, waitingOn watch: InputWatch, at now: Timestamp
  ) -> DesktopServices { DesktopServices(ofProtocolsOf: compositor) }
}
