package import Desktops
import InputMethods
package import Units
package import WaylandClient

/// Wayfire: windows over the socket of its plugin ipc, the rest through the protocols of wlroots.
package final class WayfireSession: KnownDesktopSession {
  package static let sign = "Wayfire (WAYFIRE_SOCKET)"
  package let name = "Wayfire"
  /// The socket of the plugin; nil if it is not loaded.
  private let socket: String?

  package init?(variable: (String) -> String?) {
    let socket = variable("WAYFIRE_SOCKET").flatMap { $0.isEmpty ? nil : $0 }
    guard socket != nil || DesktopNames(variable: variable).contains("wayfire") else { return nil }
    self.socket = socket
  }

  package func openWindows(at now: Timestamp) throws(WindowSourceError) -> any WindowSource {
    guard let socket else { throw WayfireWindows.pluginFault }
    return try WayfireWindows(path: socket, at: now)
  }

  package func openServices(
    of compositor: Compositor, waitingOn watch: InputWatch, at now: Timestamp
  ) -> DesktopServices {
    var services = DesktopServices(ofProtocolsOf: compositor)
    // The compositor has these interfaces from its start, or not at all.
    services.lack = services.lack.map {
      $0 + ". Fix: enable_input_method_v2 = true in [workarounds] of wayfire.ini, and log in again"
    }
    return services
  }
}
