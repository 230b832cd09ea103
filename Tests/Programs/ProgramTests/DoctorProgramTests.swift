import Foundation
import ProgramKit
import Testing

/// `stylusctl doctor` on whatever machine the tests run on, and on one that has next to nothing.
@Suite struct DoctorProgramTests {
  let programs: Programs

  init() throws { programs = try Programs() }

  private static let checks: Set = [
    "input-nodes", "tablet", "tablet-driver", "udev", "socket", "service", "libinput",
    "libinput-quirks", "uinput", "uhid", "kernel-modules", "compositor", "scheduling",
  ]

  /// Checks that every line is an object as docs/develop/protocol.md says; the verdicts.
  private func verdicts(_ output: Data) throws -> [String] {
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    return try lines.map { line in
      let finding = try #require(object(line) as? [String: String], "\(line)")
      #expect(Set(finding.keys).union(["fix"]) == ["check", "verdict", "found", "fix"])
      #expect(Self.checks.contains(finding["check"] ?? ""), "\(line)")
      #expect(finding["found"]?.isEmpty == false && finding["fix"]?.isEmpty != true)
      let verdict = try #require(finding["verdict"])
      #expect(["ok", "warn", "fail"].contains(verdict))
      #expect(verdict != "fail" || finding["fix"] != nil, "\(line)")
      return verdict
    }
  }

  @Test func theFindingsAreJSONAndTheStatusSaysWhetherOneFailed() throws {
    let outcome = try programs.run("stylusctl", ["doctor", "--json"])
    let verdicts = try verdicts(outcome.output)
    #expect(verdicts.count >= Self.checks.count - 1)
    #expect(outcome.status == (verdicts.contains("fail") ? 1 : 0))
    #expect(outcome.errors.isEmpty)
  }

  @Test func peopleAreToldTheSame() throws {
    let socket = ["--socket", programs.path("none")]
    let told = try programs.run("stylusctl", socket + ["doctor"])
    let asked = try programs.run("stylusctl", socket + ["doctor", "--json"])
    #expect(told.status == asked.status && told.errors.isEmpty)
    let text = String(decoding: told.output, as: UTF8.self)
    for line in asked.lines {
      let finding = try object(line)
      #expect(text.contains(try #require(finding["found"] as? String)))
    }
    #expect(text.contains("no daemon: there is no \(programs.path("none"))"))
  }

  @Test func theDaemonIsFoundWhereItListens() throws {
    let socket = programs.path("s")
    _ = try programs.daemon(["--replay", try programs.shortInk()], socket: socket)
    let outcome = try programs.run("stylusctl", ["--socket", socket, "doctor"])
    #expect(
      String(decoding: outcome.output, as: UTF8.self).contains("a daemon listens on \(socket)"))
  }

  /// Without an environment, and where the kernel lets us, without /run, /sys and devices.
  @Test func aMachineWithoutUdevIsExaminedToo() throws {
    let tool = Programs.program("stylusctl").path
    let line = ["/usr/bin/env", "-i", tool, "doctor", "--json"]
    let plain = try programs.start(line[0], Array(line.dropFirst()))
    #expect([0, 1].contains(plain.awaitEnd()), "\(plain.log)")
    guard mayUnshare() else { return }
    let empty = "for f in /run /sys /var/lib/dpkg; do mount -t tmpfs none $f; done; exec \"$@\""
    let pipe = OutputPipe()
    let bare = try programs.start(
      "/usr/bin/unshare", ["-m", "/bin/sh", "-c", empty, "sh"] + line, output: pipe.writing)
    try pipe.giveAway()
    var output = Data()
    while let line = pipe.line() { output += Data((line + "\n").utf8) }
    #expect(bare.awaitEnd() == 1, "\(bare.log)")
    #expect(bare.log.isEmpty, "\(bare.log)")
    #expect(try verdicts(output).contains("fail"))
    #expect(String(decoding: output, as: UTF8.self).contains("udev is not running"))
  }

  /// Whether this user may mount something that nobody else sees.
  private func mayUnshare() -> Bool {
    let outcome = try? programs.run(
      "/usr/bin/unshare", ["-m", "/bin/mount", "-t", "tmpfs", "x", "/run"])
    return outcome?.status == 0
  }
}
