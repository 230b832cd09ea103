import Foundation
import LinuxIO
import ProgramKit

/// A folder for one compositor, which may belong to another user; gone with the value.
final class CompositorFolder {
  let url: URL

  /// Who compositors run as where we are root: some refuse to.
  static let otherUser = 65_534

  init() throws {
    url = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("compositor-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    if geteuid() == 0 {
      try FileManager.default.setAttributes(
        [.ownerAccountID: Self.otherUser, .groupOwnerAccountID: Self.otherUser],
        ofItemAtPath: url.path)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// The files whose name has this form, sorted.
  func files(_ matches: (String) -> Bool) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter(matches).sorted().map(path)
  }

  func text(of name: String) -> String {
    (try? String(contentsOfFile: path(name), encoding: .utf8)) ?? ""
  }

  /// Starts a program that has this folder as XDG_RUNTIME_DIR; its words go to the file `log`.
  func start(_ program: String, _ arguments: [String], _ environment: [String: String])
    throws -> Process
  {
    let process = Process()
    let isRoot = geteuid() == 0
    process.executableURL = URL(fileURLWithPath: isRoot ? "/usr/bin/setpriv" : program)
    let other = "\(Self.otherUser)"
    process.arguments =
      (isRoot
        ? ["--reuid", other, "--regid", other, "--clear-groups", "--inh-caps=-all", program] : [])
      + arguments
    process.environment = ["PATH": "/usr/bin:/bin", "XDG_RUNTIME_DIR": url.path, "HOME": url.path]
      .merging(environment) { $1 }
    let log = path("log")
    if !FileManager.default.fileExists(atPath: log) {
      try Data().write(to: URL(fileURLWithPath: log))
    }
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
    try file.seekToEnd()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = file
    process.standardError = file
    try process.run()
    return process
  }
}

/// What did not work.
package struct CompositorError: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

extension CompositorFolder {
  /// Whether somebody listens at a path. The socket's file exists a moment earlier.
  static func takesConnections(_ socket: String) -> Bool {
    (try? UnixSocket.connectAtOnce(to: socket)) != nil
  }

  /// Whether somebody listens at a name in this folder.
  func takesConnections(_ name: String) -> Bool { Self.takesConnections(path(name)) }

  /// Waits until a program that was started here is ready. If it ends or hangs, the failure
  /// contains its log.
  func wait(for what: String, of process: Process, _ isSo: () throws -> Bool) throws {
    guard try !eventually(every: 5_000, unless: { !process.isRunning }, isSo) else { return }
    let why =
      process.isRunning
      ? "not within \(Programs.patience) s" : "it ended with status \(process.terminationStatus)"
    throw CompositorError("\(what): \(why). It said: \(text(of: "log"))")
  }
}

/// Ends a compositor. Not with a request: sway 1.7 does not hear of one, for threads of this
/// process block signals, and what they start inherits that.
func end(_ process: Process) {
  guard process.isRunning else { return }
  kill(process.processIdentifier, SIGKILL)
  process.waitUntilExit()
}

func isInstalled(_ programs: String...) -> Bool {
  programs.allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/" + $0) }
}
