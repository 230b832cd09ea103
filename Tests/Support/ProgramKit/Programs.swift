package import Foundation
import StylusClient
import Testing

/// The programs that were built beside the tests, and a folder for one test.
///
/// STYLUSD_PROGRAMS names the folder of other ones, such as a release build's. What a sanitizer
/// reports about a program, at the latest when the value goes, is an issue of the test.
package final class Programs {
  /// Gone with the value.
  package let folder: URL
  private var running: [RunningProgram] = []

  /// How long a test waits for another program or thread, in seconds, before it takes that for a
  /// hang. This is far more than anything needs, under a sanitizer on a busy machine too.
  package static let patience: Double = 180

  /// Makes the folder.
  package init() throws {
    folder = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("stylusd-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    for program in running {
      if program.process.isRunning { program.end(SIGTERM, within: Self.patience / 6) }
      if let report = program.sanitizerReport { Issue.record("\(report)") }
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// What a program that has ended left.
  package struct Outcome {
    package var status: Int32
    package var output: Data
    package var errors: String

    /// The lines of the output.
    package var lines: [String] {
      String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  /// A path in the folder.
  package func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Where ``configure(_:)`` writes.
  package var configuration: String { path("stylusd.conf") }

  /// Writes a daemon's configuration, in place of what it was; its path.
  ///
  /// - Parameter keys: the lines of its section `[stylusd]`.
  @discardableResult package func configure(_ keys: String) throws -> String {
    try "[stylusd]\n\(keys)\n".write(toFile: configuration, atomically: true, encoding: .utf8)
    return configuration
  }

  /// Runs a program to its end.
  package func run(_ name: String, _ arguments: [String]) throws -> Outcome {
    let program = try start(name, arguments)
    program.process.waitUntilExit()
    return Outcome(
      status: program.process.terminationStatus, output: try Data(contentsOf: program.output),
      errors: program.log)
  }

  /// Starts a program: one of ours by its name, another by its path.
  ///
  /// - Parameters:
  ///   - environment: what it has beside ours, and a folder of the test's for what it keeps.
  ///   - input: its standard input.
  ///   - output: its standard output; nil for a file, which ``RunningProgram`` reads.
  package func start(
    _ name: String, _ arguments: [String], environment: [String: String] = [:],
    input: FileHandle = .nullDevice, output: FileHandle? = nil
  ) throws -> RunningProgram {
    let program = Self.program(name)
    let report = folder.appendingPathComponent("\(program.lastPathComponent)-\(running.count)")
    let file = report.appendingPathExtension("out")
    let errors = report.appendingPathExtension("err")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = SanitizerReport.environment
      .merging(ProcessInfo.processInfo.environment) { $1 }
      .merging(["XDG_STATE_HOME": path("state"), "XDG_CACHE_HOME": path("cache")]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = try output ?? FileHandle(forWritingTo: file)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let started = RunningProgram(process: process, output: file, errors: errors)
    running.append(started)
    return started
  }

  /// Starts a daemon and waits until it listens.
  package func daemon(
    _ arguments: [String], socket: String, environment: [String: String] = [:]
  ) throws -> RunningProgram {
    let program = try start(
      "stylusd", ["--socket", socket] + arguments, environment: environment)
    let listens = { (try? InkConnection(path: socket)) != nil }
    guard eventually(every: 25_000, unless: { !program.process.isRunning }, listens) else {
      throw ProgramRunError(description: "no daemon: \(program.log)")
    }
    return program
  }

  /// What did not work.
  package struct ProgramRunError: Error, CustomStringConvertible {
    package let description: String
    package init(description: String) { self.description = description }
  }

  /// Where a program is.
  package static func program(_ name: String) -> URL {
    name.hasPrefix("/") ? URL(fileURLWithPath: name) : products.appendingPathComponent(name)
  }

  /// The folder of the built programs: that of the test bundle, if nothing else is said.
  private static var products: URL {
    if let folder = ProcessInfo.processInfo.environment["STYLUSD_PROGRAMS"] {
      return URL(fileURLWithPath: folder)
    }
    return URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
  }
}

/// A program that was started and not waited for.
package struct RunningProgram {
  package let process: Process
  fileprivate let output: URL
  fileprivate let errors: URL

  /// What it wrote to standard output so far, if nobody else was to read that.
  package var text: String { (try? String(contentsOf: output, encoding: .utf8)) ?? "" }

  /// What it wrote to standard error so far.
  package var log: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

  /// The lines that it wrote to standard output so far, if that is a file.
  package var lines: [String] {
    let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// What a sanitizer has reported about it so far, or that one did; nil if none did.
  package var sanitizerReport: String? {
    SanitizerReport.found(in: log, status: process.isRunning ? nil : process.terminationStatus)
  }

  /// Sends a signal.
  package func signal(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Halts every thread, and returns when none runs any more; SIGCONT lets them go on.
  package func halt() throws {
    signal(SIGSTOP)
    let isHalted = eventually { areAllThreads(in: "T") }
    guard isHalted else { throw Programs.ProgramRunError(description: "the program does not halt") }
  }

  /// Whether every thread sleeps. A program that is only slow, on a busy machine, waits for a
  /// processor or the disk instead.
  package var isAsleep: Bool { areAllThreads(in: "S") }

  /// Waits until the program is over, or was asleep at ten looks. Not in a row: one that wakes up
  /// now and then waits long for its turn on a busy machine.
  package func settle() -> Bool {
    var looks = 0
    return eventually {
      if isAsleep { looks += 1 }
      return looks == 10 || !process.isRunning
    }
  }

  /// Whether every thread is in a state of proc(5).
  private func areAllThreads(in state: Character) -> Bool {
    let threads = "/proc/\(process.processIdentifier)/task"
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: threads)) ?? []
    let all = numbers.compactMap {
      try? String(contentsOfFile: "\(threads)/\($0)/stat", encoding: .utf8)
    }
    // The state follows the name in brackets. A thread that ended between the looks has none.
    return !all.isEmpty && all.allSatisfy { $0.contains(") \(state) ") }
  }

  /// Sends a signal and waits for the end; the exit status. A program that does not end is killed,
  /// and that is an issue. A program of somebody else may have to be killed: what a test starts has
  /// the signals blocked that the thread of the test has.
  package func stop(_ signal: Int32 = SIGTERM) -> Int32 {
    if !end(signal, within: Programs.patience) {
      Issue.record("\(process.executableURL?.path ?? "a program") did not end: \(log)")
    }
    return process.terminationStatus
  }

  /// Sends a signal, and SIGKILL if that did not help; returns whether it did.
  @discardableResult fileprivate func end(_ signal: Int32, within seconds: Double) -> Bool {
    self.signal(signal)
    let hasEnded = eventually(within: seconds) { !process.isRunning }
    if !hasEnded { self.signal(SIGKILL) }
    process.waitUntilExit()
    return hasEnded
  }
}
