import Foundation
package import Testing

/// A mutter, the compositor of GNOME without its shell, whose screen is a window of a sway, so that
/// its picture can be looked at: without a screen only pipewire gets one.
///
/// It has no layer-shell, and wp_presentation. Without windows it is blue, and darker towards its
/// edges; the pointer is not seen.
package final class Mutter {
  private let folder: CompositorFolder
  private let bus: Process
  private var process: Process
  /// Whose output HEADLESS-1, of 1280x720, it fills.
  package let sway: Sway

  /// Whether it can be started.
  package static var isThere: Bool {
    isInstalled("mutter", "Xwayland", "dbus-daemon", "setpriv") && Sway.isThere
  }

  /// What to do where it cannot.
  package static var mend: Comment {
    "nothing was drawn on mutter: there is no mutter or no Xwayland. Fix: scripts/setup compositors"
  }

  /// Starts one and waits until it listens.
  package init() throws {
    // The only X server that there is besides; mutter has no window of Wayland.
    sway = try Sway(configuration: "xwayland enable")
    folder = try CompositorFolder()
    try Self.hidePointer(in: folder)
    bus = try folder.start(
      "/usr/bin/dbus-daemon",
      ["--session", "--nofork", "--nopidfile", "--address=unix:path=\(folder.path("bus"))"], [:])
    try sway.command("exec", "echo $DISPLAY > \(folder.path("display"))")
    try folder.wait(for: "there is a bus and an X server", of: bus) { [folder] in
      folder.takesConnections("bus") && folder.text(of: "display").hasSuffix("\n")
    }
    process = try Self.launch(in: folder)
    try awaitSocket()
  }

  deinit {
    end(process)
    end(bus)
  }

  /// Makes a theme whose pointer is one transparent pixel: it would be in the picture.
  private static func hidePointer(in folder: CompositorFolder) throws {
    let pointers = folder.url.appendingPathComponent("Adwaita/cursors")
    try FileManager.default.createDirectory(at: pointers, withIntermediateDirectories: true)
    // A file of Xcursor: its header, a list of one picture, and that: 1x1, for screens of any size.
    let words: [UInt32] = [
      0x7275_6358, 16, 0x1_0000, 1, 0xfffd_0002, 24, 28,
      36, 0xfffd_0002, 24, 1, 1, 1, 0, 0, 0, 0,
    ]
    let bytes = words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
    try Data(bytes).write(to: pointers.appendingPathComponent("left_ptr"))
  }

  private static func launch(in folder: CompositorFolder) throws -> Process {
    let bus = "unix:path=\(folder.path("bus"))"
    return try folder.start(
      "/usr/bin/mutter",
      ["--wayland", "--nested", "--no-x11", "--wayland-display", "wayland-1"],
      [
        "DISPLAY": folder.text(of: "display").trimmingCharacters(in: .newlines),
        "DBUS_SESSION_BUS_ADDRESS": bus, "DBUS_SYSTEM_BUS_ADDRESS": bus,
        "MUTTER_DEBUG_DUMMY_MODE_SPECS": "1280x720", "LIBGL_ALWAYS_SOFTWARE": "1",
        "GSETTINGS_BACKEND": "memory", "XCURSOR_PATH": folder.url.path, "LC_ALL": "C.UTF-8",
      ])
  }

  private func awaitSocket() throws {
    try folder.wait(for: "mutter listens", of: process) { folder.takesConnections("wayland-1") }
  }

  /// The path of its Wayland socket.
  package var socket: String { folder.path("wayland-1") }

  /// Ends it at once, without a word to its clients, and starts it again where it was.
  package func restart() throws {
    end(process)
    for file in folder.files({ $0.hasPrefix("wayland-") }) {
      try FileManager.default.removeItem(atPath: file)
    }
    process = try Self.launch(in: folder)
    try awaitSocket()
  }
}
