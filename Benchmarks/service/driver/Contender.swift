import Foundation
import StylusClient
import StylusProtocol

/// A program that was built beside this one, running, with what the kernel knows of it.
final class Contender {
  private let process = Process()
  /// Where it listens.
  let socket: String

  /// Starts a program and waits until it listens.
  ///
  /// - Throws: if it does not.
  init(_ name: String, _ arguments: [String], socket: String) throws {
    self.socket = socket
    try? FileManager.default.removeItem(atPath: socket)
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent()
      .appendingPathComponent(name)
    process.arguments = arguments
    try process.run()
    for _ in 0..<1_000 where !FileManager.default.fileExists(atPath: socket) { usleep(10_000) }
    guard FileManager.default.fileExists(atPath: socket) else {
      throw Fault("\(name) does not listen")
    }
    // From the socket's name to its listening it is a moment.
    usleep(100_000)
  }

  /// The daemon, playing a recording.
  static func daemon(
    playing recording: String, speed: String, rounds: Int = 1, socket: String
  ) throws -> Contender {
    try Contender(
      "stylusd",
      [
        "--socket", socket, "--replay", recording, "--speed", speed, "--repeat", "\(rounds)",
      ], socket: socket)
  }

  /// Ends it.
  func stop() {
    process.terminate()
    process.waitUntilExit()
  }

  /// What the daemon measured of itself.
  ///
  /// - Throws: if it does not answer.
  func statistics() throws -> DaemonStatistics {
    var connection = try InkConnection(path: socket)
    return try connection.statistics()
  }

  /// Seconds of processor time so far, of all threads.
  var processorTime: Double {
    let text = (try? String(contentsOfFile: path("stat"), encoding: .utf8)) ?? ""
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      return 0
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Kilobytes in memory, by the names that smaps_rollup gives to its sorts, such as Rss.
  var memory: [String: Int] {
    let text = (try? String(contentsOfFile: path("smaps_rollup"), encoding: .utf8)) ?? ""
    var sorts: [String: Int] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(whereSeparator: \.isWhitespace)
      if words.count == 3, let kilobytes = Int(words[1]) {
        sorts[String(words[0].dropLast())] = kilobytes
      }
    }
    return sorts
  }

  private func path(_ file: String) -> String { "/proc/\(process.processIdentifier)/\(file)" }
}
