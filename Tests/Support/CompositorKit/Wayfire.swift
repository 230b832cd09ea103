import Foundation
package import Testing

/// A Wayfire without a screen, of its own; ended with the value.
///
/// It draws by OpenGL alone, and so needs a device of /dev/dri, which may be one without a screen.
package final class Wayfire {
  private let folder: CompositorFolder
  private let process: Process

  private static var device: String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
    return names.filter { $0.hasPrefix("renderD") }.sorted().first.map { "/dev/dri/" + $0 }
  }

  /// Whether it can be started, and tells its windows: 0.7 has no plugin for that.
  package static var isThere: Bool {
    isInstalled("wayfire", "setpriv") && device != nil
      && FileManager.default.fileExists(atPath: "/usr/share/wayfire/metadata/ipc-rules.xml")
  }

  /// What to do where it cannot.
  package static var mend: Comment {
    "Wayfire was asked nothing: it is not installed, older than 0.8.1, or there is no /dev/dri. Fix: scripts/checks/desktops wayfire"
  }

  /// Starts one and waits until it listens.
  package init() throws {
    folder = try CompositorFolder()
    try """
    [core]
    plugins = ipc ipc-rules
    xwayland = false
    [workarounds]
    enable_input_method_v2 = true

    """.write(toFile: folder.path("wayfire.ini"), atomically: true, encoding: .utf8)
    process = try folder.start(
      "/usr/bin/wayfire", ["-c", folder.path("wayfire.ini")],
      [
        "WLR_BACKENDS": "headless", "WLR_RENDER_DRM_DEVICE": Self.device ?? "",
        "WLR_RENDERER_ALLOW_SOFTWARE": "1", "WLR_LIBINPUT_NO_DEVICES": "1",
        "_WAYFIRE_SOCKET": folder.path("control"),
      ])
    try folder.wait(for: "Wayfire listens", of: process) {
      folder.takesConnections("wayland-1") && folder.takesConnections("control")
    }
  }

  deinit { end(process) }

  /// The path of its Wayland socket.
  package var socket: String { folder.path("wayland-1") }

  /// The path of the socket of its plugin.
  package var control: String { folder.path("control") }
}
