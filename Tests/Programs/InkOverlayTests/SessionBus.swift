import Foundation
import ProgramKit
import Testing

/// A session's bus, and programs of ours in C that are on it; they end with the test's programs.
struct SessionBus {
  private let programs: Programs
  private let address: String

  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/dbus-daemon") }

  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Support/Desktop")

  // What a test starts has its signals blocked.
  private static let plain = ["--default-signal=TERM,USR1"]

  init(_ programs: Programs) throws {
    self.programs = programs
    address = "unix:path=\(programs.path("bus"))"
    let bus = try programs.start(
      "/usr/bin/env",
      Self.plain + ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--address=\(address)"])
    #expect(
      eventually { FileManager.default.fileExists(atPath: programs.path("bus")) }, "\(bus.log)")
  }

  /// What programs need to be on it.
  var environment: [String: String] { ["DBUS_SESSION_BUS_ADDRESS": address] }

  /// Compiles a program of Tests/Support/Desktop; its path.
  func compile(_ name: String) throws -> String {
    let program = programs.path(name)
    let compiler =
      FileManager.default.isExecutableFile(atPath: "/usr/bin/cc") ? "/usr/bin/cc" : "/usr/bin/clang"
    let source = Self.sources.appendingPathComponent("\(name).c").path
    let made = try programs.run(compiler, ["-o", program, source, "-lsystemd"])
    #expect(made.status == 0, "\(made.errors)")
    return program
  }

  /// Starts such a program, and waits until it says that it is ready.
  func start(_ program: String) throws -> RunningProgram {
    let started = try programs.start(
      "/usr/bin/env", Self.plain + [program], environment: environment)
    #expect(eventually { started.text.hasPrefix("ready") }, "\(started.log)")
    return started
  }

  /// Runs such a program to its end.
  func run(_ program: String, _ arguments: [String]) throws -> Programs.Outcome {
    try programs.run(
      "/usr/bin/env", ["DBUS_SESSION_BUS_ADDRESS=\(address)", program] + arguments)
  }
}
