import Foundation
package import Testing

/// The screen of the emulated machine, `scripts/vm --gpu`.
package enum MachineScreen {
  /// The output that it is for a compositor.
  package static let output = "Virtual-1"

  /// Whether this is such a machine, whose screen and tablets are nobody else's.
  package static var isThere: Bool {
    Sway.isThere && FileManager.default.fileExists(atPath: "/run/vm/screendumps")
  }

  /// What to do where it is not.
  package static var mend: Comment {
    "nothing was drawn on a screen: this is no machine with one. Fix: scripts/vm --gpu, with sway and grim in it"
  }

  /// What the graphics card scans out, whoever drew it.
  package static func picture() throws -> Picture {
    let file = NSTemporaryDirectory() + "screen-\(UUID().uuidString.prefix(8)).ppm"
    defer { try? FileManager.default.removeItem(atPath: file) }
    try dump(to: file)
    return try Picture(ppm: Data(contentsOf: URL(fileURLWithPath: file)))
  }

  /// Writes what the graphics card scans out to a file that ends with png or ppm.
  package static func dump(to file: String) throws {
    let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("scripts/vm.d")
    try runToEnd(scripts.appendingPathComponent("screendump").path, file)
  }

  /// Lets a compositor that is not root have the screen and the tablets: the machine's udev knows
  /// no groups.
  static func open() throws {
    let rules = "/run/udev/rules.d"
    try FileManager.default.createDirectory(atPath: rules, withIntermediateDirectories: true)
    try #"SUBSYSTEM=="input", MODE="0666""#.write(
      toFile: rules + "/90-open.rules", atomically: true, encoding: .utf8)
    try runToEnd("/usr/bin/env", "udevadm", "control", "--reload")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o666], ofItemAtPath: "/dev/dri/card0")
  }

  private static func runToEnd(_ program: String, _ arguments: String...) throws {
    let process = try Process.run(URL(fileURLWithPath: program), arguments: arguments)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CompositorError("\(program) \(arguments) left with \(process.terminationStatus)")
    }
  }
}

extension Sway {
  /// Starts one on the screen of the emulated machine, that reads its tablets.
  ///
  /// The seat is libseat's own, without a daemon and bound to no terminal: nobody switches here.
  ///
  /// - Parameters:
  ///   - mode: such as `800x600`.
  ///   - configuration: lines of its configuration besides.
  package convenience init(onScreen mode: String, configuration: String = "") throws {
    try MachineScreen.open()
    try self.init(
      configuration: "output \(MachineScreen.output) mode \(mode) position 0 0\n\(configuration)",
      environment: [
        "WLR_BACKENDS": "drm,libinput", "LIBSEAT_BACKEND": "builtin", "SEATD_VTBOUND": "0",
      ])
  }
}
