import Foundation
import Testing

/// Programs of others that look at our files; a suite that needs one has the trait
/// `.enabled(if: Tool.isThere("xmllint"), Tool.mend)`.
enum Tool {
  static let mend: Comment =
    "not looked at by other programs: some are missing. Mend: scripts/setup formats"

  static func isThere(_ name: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(name)")
  }

  /// Runs a program and gives its exit status and all that it said, output and errors.
  static func run(_ name: String, _ arguments: [String], in folder: URL) throws -> (
    status: Int32, said: String
  ) {
    let said = folder.appendingPathComponent("said")
    try Data().write(to: said)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(name)")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Nothing of the user's own settings, no display, English.
    process.environment = ["HOME": folder.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    process.standardOutput = try FileHandle(forWritingTo: said)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: try Data(contentsOf: said), as: UTF8.self))
  }
}

/// A folder that is gone with its owner.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "formats-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ bytes: [UInt8], _ name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try Data(bytes).write(to: file)
    return file
  }

  func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appendingPathComponent(name)))
  }
}
