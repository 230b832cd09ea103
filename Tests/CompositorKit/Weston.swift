import Foundation
package import Testing

/// A weston without a screen, 1024x640, of its own; ended with the value.
///
/// It has no layer-shell, and tells presentations by CLOCK_MONOTONIC_RAW.
package final class Weston {
  private let folder: CompositorFolder
  private let process: Process

  /// Whether it can be started.
  package static var isThere: Bool { isInstalled("weston", "setpriv") }

  /// What to do where it cannot.
  package static var mend: Comment {
    "nothing was shown on weston: it is not installed. Mend: scripts/setup compositors"
  }

  /// Starts one and waits until it listens.
  package init() throws {
    folder = try CompositorFolder()
    process = try folder.start(
      "/usr/bin/weston",
      [
        "--backend=headless-backend.so", "--use-pixman", "--width=1024", "--height=640",
        "--socket=wayland-1", "--no-config", "--idle-time=0",
      ], [:])
    try waitUntil("weston listens") { !folder.files { $0 == "wayland-1" }.isEmpty }
  }

  deinit { end(process) }

  /// The path of its Wayland socket.
  package var socket: String { folder.path("wayland-1") }
}
