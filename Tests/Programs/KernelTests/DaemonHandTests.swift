import Foundation
import ProgramKit
import StylusClient
import StylusModel
import StylusProtocol
import Testing

extension KernelDaemonTests {
  @Suite struct Hand {
    private let programs: Programs
    private let state: String

    init() throws {
      programs = try Programs()
      state = programs.path("state")
      try FileManager.default.createDirectory(
        atPath: state, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }

    /// Draws while a client wants predictions; what the daemon then knows of the hand.
    private func draw(_ frames: Int, configuration: String? = nil) throws -> [HandStatistics] {
      var tablet = try WitnessedTablet("wacom-intuos-pro-2-m", named: "Daemon Hand")
      let bench = try DaemonBench(
        programs, configuration: configuration, environment: ["STATE_DIRECTORY": state])
      let device = try bench.device(named: "Daemon Hand").id
      let ahead = Subscriber(of: programs.path("socket"), predicted: 25)
      try #require(ahead.first { if case .hello = $0 { true } else { false } } != nil)
      var beat = Beat(rate: 200, heardBy: bench.subscriber)
      for _ in 0..<frames {
        try tablet.drawNext()
        beat.wait()
      }
      try tablet.takePenAway()
      try #require(bench.subscriber.wait { bench.subscriber.hasLeft(device) })
      var asking = try InkConnection(path: programs.path("socket"))
      let hands = try asking.statistics().hands.filter { $0.device == device }
      try bench.stop()
      return hands
    }

    private var kept: [String] {
      get throws { try FileManager.default.contentsOfDirectory(atPath: state + "/hands") }
    }

    @Test func whatIsLearnedOfAPenIsThereAfterARestartAndGoneOnceForgotten() throws {
      let first = try #require(try draw(600).first)
      // A machine that stands still for 60 ms tears a movement apart, from which less is learned.
      #expect(first.lessons > 0)
      let names = try kept
      #expect(
        names.count == 1
          && names.allSatisfy { $0.hasSuffix("-056a-0357-\(hex(first.serial)).hand") })
      for name in names {
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(state)/hands/\(name)")
        #expect(attributes[.posixPermissions] as? Int == 0o600)
      }
      // Too little to learn as much anew.
      let second = try #require(try draw(40).first)
      #expect(second.serial == first.serial && second.lessons >= first.lessons)
      print("a hand: \(first.lessons) lessons, then \(second.lessons); gain \(second.gain)")

      let daemon = try programs.daemon(
        [], socket: programs.path("socket"), environment: ["STATE_DIRECTORY": state])
      let told = try programs.run("stylusctl", ["-s", programs.path("socket"), "hand", "forget"])
      #expect(told.lines == ["1 hand forgotten"] && told.status == 0)
      #expect(daemon.stop() == 0)
      #expect(try kept.isEmpty)
    }

    @Test func whoDoesNotWantItLearnsAndKeepsNothing() throws {
      #expect(try draw(600, configuration: "[stylusd]\nlearn = no\n").isEmpty)
      #expect(!FileManager.default.fileExists(atPath: state + "/hands"))
    }

    private func hex(_ serial: UInt32) -> String {
      let digits = String(serial, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }
  }
}
