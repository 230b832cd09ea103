import Foundation
import LinuxIO
import ProgramKit
package import Testing

/// A D-Bus of its own; gone with the value.
package final class FakeBus {
  package let address: String
  private let process = Process()
  private let folder: URL

  /// Whether there can be one.
  package static let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/dbus-daemon")
  package static let mend: Comment =
    "no bus was talked to: there is no dbus-daemon. Fix: scripts/setup compositors"

  /// Starts it.
  ///
  /// - Parameter activates: whether it starts what this machine has services for.
  package init(activates: Bool = true) throws {
    folder = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("bus-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let socket = folder.appendingPathComponent("bus").path
    address = "unix:path=\(socket)"
    process.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
    let configuration = folder.appendingPathComponent("bus.conf").path
    if !activates {
      try """
      <busconfig><type>session</type><listen>\(address)</listen><auth>EXTERNAL</auth>
      <policy context="default"><allow send_destination="*"/><allow receive_sender="*"/>
      <allow own="*"/></policy></busconfig>
      """.write(toFile: configuration, atomically: true, encoding: .utf8)
    }
    process.arguments =
      [activates ? "--session" : "--config-file=\(configuration)"]
      + ["--address=\(address)", "--nofork", "--nopidfile"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Its socket is there before it listens.
    let listens = { (try? UnixSocket.connectAtOnce(to: socket)) != nil }
    let isThere = eventually(unless: { [process] in !process.isRunning }, listens)
    try #require(isThere, "dbus-daemon does not listen")
  }

  /// Ends it at once, as when a session ends.
  package func kill() {
    guard process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  deinit {
    kill()
    try? FileManager.default.removeItem(at: folder)
  }
}
