import Foundation
package import Testing

/// Exact vertical blanks for a sway without a screen: `Tests/Support/Compositors/vblank.c`,
/// compiled where it is needed.
package enum VerticalBlank {
  /// Whether it can be compiled.
  package static var isThere: Bool {
    guard Sway.isThere, compiler != nil else { return false }
    let version = try? String(contentsOfFile: "/usr/include/wlr/version.h", encoding: .utf8)
    return version?.contains("WLR_VERSION_STR \"0.15.") == true
  }

  /// What to do where it cannot.
  package static var mend: Comment {
    "no vertical blanks for sway: there are no headers of wlroots 0.15. Fix: scripts/setup compositors"
  }

  private static var compiler: String? {
    ["/usr/bin/clang", "/usr/bin/cc"].first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Compiles it; what sway must have in its environment.
  static func environment(in folder: CompositorFolder, millihertz: Int) throws -> [String: String] {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Compositors/vblank.c")
    let library = folder.path("vblank.so")
    let command = """
      exec \(compiler ?? "cc") -O2 -shared -fPIC -o '\(library)' '\(source.path)' \
      $(pkg-config --cflags wlroots wayland-server) -ldl
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CompositorError("cannot compile \(source)")
    }
    return ["LD_PRELOAD": library, "VBLANK_MILLIHERTZ": "\(millihertz)"]
  }
}
