import Foundation
import ProgramKit
import StylusClient

extension Programs {
  /// Starts a daemon by way of another program, which must become it, and waits until it listens.
  func daemon(by wrapper: [String], _ arguments: [String], socket: String) throws -> RunningProgram
  {
    let line =
      wrapper.dropFirst() + [Self.program("stylusd").path, "--socket", socket] + arguments
    let program = try start(wrapper[0], Array(line))
    let listens = try eventually {
      if (try? InkConnection(path: socket)) != nil { return true }
      guard program.process.isRunning else { throw ProgramRunError(description: program.log) }
      return false
    }
    guard listens else { throw ProgramRunError(description: "no daemon: \(program.log)") }
    return program
  }

  /// A program of ours and its arguments as somebody who is not root starts it; where the tests are
  /// not root, as they are.
  static func asNobody(_ name: String, _ arguments: [String]) -> (name: String, [String]) {
    guard geteuid() == 0 else { return (name, arguments) }
    let user = ["--reuid=65534", "--regid=65534", "--clear-groups"]
    return ("/usr/bin/setpriv", user + [program(name).path] + arguments)
  }

  /// Sets the permissions of a file.
  func permit(_ mode: Int, _ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  /// Writes a recording of one short stroke, after which the pen hovers for nine minutes: a stream
  /// that goes on and has nothing to say; its path.
  func restingInk() throws -> String {
    var script = InkScript()
    script.approach()
    script.stroke(20, every: 5_000)
    script.move(60, every: 9_000_000)
    return try script.write(to: path("resting"))
  }

  /// Writes a recording of some short strokes; its path.
  func shortInk(_ strokes: Int = 3) throws -> String {
    var script = InkScript()
    script.approach()
    for _ in 0..<strokes { script.stroke(20, every: 5_000) }
    script.leave()
    return try script.write(to: path("ink"))
  }
}

extension RunningProgram {
  /// How much memory it has in use, in bytes.
  var memory: Int {
    let pages =
      (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/statm", encoding: .utf8))
    return (pages?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4_096
  }

  /// How many descriptors it has open.
  var descriptors: Int {
    let folder = "/proc/\(process.processIdentifier)/fd"
    return (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
  }

  /// The lines of its log that hold a text.
  func logLines(with text: String) -> [String] {
    log.split(separator: "\n").map(String.init).filter { $0.contains(text) }
  }
}
