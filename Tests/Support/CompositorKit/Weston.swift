import Foundation
package import Testing

/// A weston of its own, ended with the value: without a screen, 1024x640, or 1268x687 and blue, in
/// a window of a sway.
///
/// It has no layer-shell, and tells presentations by CLOCK_MONOTONIC_RAW.
package final class Weston {
  private let folder: CompositorFolder
  private let process: Process

  /// Whether it can be started.
  package static var isThere: Bool { isInstalled("weston", "setpriv") }

  /// What to do where it cannot.
  package static var mend: Comment {
    "nothing was shown on weston: it is not installed. Fix: scripts/setup compositors"
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
    try folder.wait(for: "weston listens", of: process) { folder.takesConnections("wayland-1") }
  }

  /// Starts one whose screen is a window of a sway, which must outlive it, so that its picture can
  /// be looked at.
  package init(inside outer: Sway) throws {
    folder = try CompositorFolder()
    try """
    [shell]
    panel-position=none
    background-color=0xff203040
    animation=none
    startup-animation=none
    """.write(toFile: folder.path("weston.ini"), atomically: true, encoding: .utf8)
    process = try folder.start(
      "/usr/bin/weston",
      [
        "--backend=wayland-backend.so", "--use-pixman", "--width=1268", "--height=687",
        "--socket=wayland-1", "--config=\(folder.path("weston.ini"))", "--idle-time=0",
      ], ["WAYLAND_DISPLAY": outer.socket])
    try folder.wait(for: "weston listens", of: process) { folder.takesConnections("wayland-1") }
  }

  /// Its picture, from that of the output of 1280x720 that its window fills, which has a frame.
  package static func picture(in whole: Picture) -> Picture {
    whole.without(left: 6, top: 27, right: 6, bottom: 6)
  }

  deinit { end(process) }

  /// The path of its Wayland socket.
  package var socket: String { folder.path("wayland-1") }
}
