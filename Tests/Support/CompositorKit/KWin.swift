import Foundation
package import Testing

/// A KWin whose screen is a window of a sway, so that its picture can be looked at: without a GPU
/// KWin itself takes none.
///
/// It has layer-shell and no wp_presentation. Without windows it is black.
package final class KWin {
  private let folder: CompositorFolder
  private let process: Process

  /// Whether it can be started.
  package static var isThere: Bool { isInstalled("kwin_wayland", "setpriv") && Sway.isThere }

  /// What to do where it cannot.
  package static var mend: Comment {
    "nothing was drawn on KWin: it is not installed. Fix: scripts/setup compositors"
  }

  /// Starts one and waits until it listens; the sway must outlive it.
  package init(inside outer: Sway) throws {
    folder = try CompositorFolder()
    // The installed one may do more than this user, which no loader that preloads something likes;
    // a copy may not.
    let program = folder.path("kwin_wayland")
    try FileManager.default.copyItem(atPath: "/usr/bin/kwin_wayland", toPath: program)
    process = try folder.start(
      program,
      [
        "--wayland-display", outer.socket, "--width", "1280", "--height", "720", "--socket",
        "wayland-1", "--no-lockscreen", "--no-global-shortcuts",
      ],
      [
        "KWIN_COMPOSE": "Q", "LC_ALL": "C.UTF-8",
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder.path("no-bus"))",
      ])
    try folder.wait(for: "KWin listens", of: process) { folder.takesConnections("wayland-1") }
  }

  deinit { end(process) }

  /// The path of its Wayland socket.
  package var socket: String { folder.path("wayland-1") }
}
