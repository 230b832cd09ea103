import Foundation
import ProgramKit
import Testing

/// Everything that can keep the daemon from starting: it says what and how to fix it, and leaves
/// nothing behind.
@Suite struct StartFailureTests {
  let programs: Programs
  let socket: String

  init() throws {
    programs = try Programs()
    socket = programs.path("s")
  }

  /// Writes a file into the test's folder; its path.
  private func file(_ name: String, _ text: String) throws -> String {
    try text.write(toFile: programs.path(name), atomically: false, encoding: .utf8)
    return programs.path(name)
  }

  /// Starts a daemon that must fail with these words, and leave no socket.
  private func expectFailure(
    _ arguments: [String], _ words: [String], status: Int32 = 1,
    environment: [String: String] = [:], at location: SourceLocation = #_sourceLocation
  ) throws {
    let daemon = try programs.start("stylusd", arguments, environment: environment)
    #expect(daemon.awaitEnd() == status, "\(daemon.log)", sourceLocation: location)
    for word in words {
      #expect(
        daemon.log.contains(word), "\"\(word)\" is not in: \(daemon.log)", sourceLocation: location)
    }
    #expect(daemon.log.split(separator: "\n").count <= 3, sourceLocation: location)
    #expect(!FileManager.default.fileExists(atPath: socket), sourceLocation: location)
  }

  private func expectPlayFailure(
    _ recording: String, _ words: [String], at location: SourceLocation = #_sourceLocation
  ) throws {
    try expectFailure(["--socket", socket, "--replay", recording], words, at: location)
    let outcome = try programs.run("stylusctl", ["replay", recording])
    #expect(outcome.status == 1, sourceLocation: location)
    for word in words {
      #expect(
        outcome.errors.contains(word), "\"\(word)\" is not in: \(outcome.errors)",
        sourceLocation: location)
    }
  }

  // MARK: The socket

  @Test func aPathThatAnotherDaemonServesIsTaken() throws {
    let first = try programs.daemon(["--replay", try programs.shortInk()], socket: socket)
    let second = try programs.start(
      "stylusd", ["--socket", socket, "--replay", try programs.shortInk()])
    #expect(second.awaitEnd() == 1)
    #expect(second.log.contains("Another stylusd listens there. Fix: stop it"))
    #expect(second.log.contains(socket))
    #expect(try RawClient(socket).isAnswered())
    #expect(first.stop() == 0)
    #expect(!FileManager.default.fileExists(atPath: socket))
  }

  /// Only root's daemon has a folder of its own, and tests run as root, too.
  @Test func aSessionsFolderThatOthersCanChangeIsRefusedUnlessASocketIsNamed() throws {
    let folder = programs.path("runtime")
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    let ink = try programs.shortInk()
    let (name, command) = Programs.asNobody("stylusd", ["--replay", ink])
    let isRoot = geteuid() == 0
    let environment = ["XDG_RUNTIME_DIR": folder, "HOME": programs.path("home")]
    try programs.permit(0o755, programs.folder.path)
    try programs.permit(0o777, folder)
    func fails(_ words: [String]) throws {
      let daemon = try programs.start(name, command, environment: environment)
      #expect(daemon.awaitEnd() == 1)
      for word in words { #expect(daemon.log.contains(word), "\(daemon.log)") }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }
    let user = isRoot ? 65_534 : geteuid()
    if isRoot {
      try fails([folder, "belongs to user 0 and not to user 65534", "--socket PATH"])
      #expect(unsafe chown(folder, user, user) == 0)
    }
    try fails([folder, "other users may write (mode 777)", "Fix: chmod go-w \(folder)"])
    // Whoever names a socket knows what they do.
    let named = folder + "/named"
    let (tool, arguments) = Programs.asNobody("stylusd", ["--replay", ink, "--socket", named])
    let daemon = try programs.start(tool, arguments, environment: environment)
    #expect(eventually { FileManager.default.fileExists(atPath: named) }, "\(daemon.log)")
    #expect(daemon.stop() == 0)
    try programs.permit(0o700, folder)
    let usual = try programs.start(name, command, environment: environment)
    #expect(
      eventually { FileManager.default.fileExists(atPath: folder + "/stylusd.sock") },
      "\(usual.log)")
    #expect(usual.stop() == 0)
  }

  @Test func aLockThatIsALinkIsNamedWithTheFix() throws {
    try FileManager.default.createSymbolicLink(
      atPath: socket + ".lock", withDestinationPath: programs.path("victim"))
    try expectFailure(
      ["--socket", socket, "--replay", try programs.shortInk()],
      ["cannot lock \(socket).lock", "Fix: remove it"])
    #expect(!FileManager.default.fileExists(atPath: programs.path("victim")))
  }

  @Test func theSocketOfAKilledDaemonIsReplaced() throws {
    let killed = try programs.daemon(["--replay", try programs.shortInk()], socket: socket)
    killed.signal(SIGKILL)
    _ = killed.awaitEnd()
    #expect(FileManager.default.fileExists(atPath: socket))
    let next = try programs.daemon(["--replay", try programs.shortInk()], socket: socket)
    #expect(try RawClient(socket).isAnswered())
    #expect(next.stop() == 0)
  }

  @Test func pathsThatCannotBeListenedAtAreNamed() throws {
    let ink = try programs.shortInk()
    let long = programs.path(String(repeating: "x", count: 120))
    try expectFailure(["--socket", long, "--replay", ink], [long, "choose a shorter path"])
    let lost = programs.path("missing/s")
    try expectFailure(["--socket", lost, "--replay", ink], [lost, "folder that exists"])
    let plain = try file("precious", "kept")
    try expectFailure(["--socket", plain, "--replay", ink], [plain, "not a socket"])
    #expect(!FileManager.default.fileExists(atPath: plain + ".lock"))
    #expect(try String(contentsOfFile: plain, encoding: .utf8) == "kept")
    let folder = programs.folder.path
    try expectFailure(["--socket", folder, "--replay", ink], [folder, "not a socket"])
  }

  @Test func withoutARuntimeFolderAUserMustSayWhere() throws {
    guard geteuid() == 0 else { return }
    try programs.permit(0o777, programs.folder.path)
    let ink = try programs.shortInk()
    let daemon = try programs.start(
      "/usr/bin/setpriv",
      [
        "--reuid=65534", "--regid=65534", "--clear-groups", "/usr/bin/env", "-u",
        "XDG_RUNTIME_DIR", Programs.program("stylusd").path, "--replay", ink,
      ])
    #expect(daemon.awaitEnd() == 1)
    #expect(daemon.log.contains("XDG_RUNTIME_DIR is not set"))
    #expect(daemon.log.contains("--socket PATH"))
  }

  @Test func theBuiltInRecordingHasNoOtherTablet() throws {
    for tablet in ["foo", "wacom-intuos-pro-2-m"] {
      try expectFailure(
        ["--socket", socket, "--replay", "demo", "--tablet", tablet], [tablet, "its own tablet"])
    }
  }

  @Test func whoHasNoMoreDescriptorsIsToldWhatToRaise() throws {
    let line = "ulimit -n 6; exec \"$0\" --replay demo --socket \"$1\""
    let daemon = try programs.start(
      "/bin/sh", ["-c", line, Programs.program("stylusd").path, socket])
    #expect(daemon.awaitEnd() == 1)
    #expect(daemon.log.contains("Too many open files"), "\(daemon.log)")
    #expect(daemon.log.contains("Fix: raise the limit of open files"), "\(daemon.log)")
  }

  // MARK: The recording

  @Test func recordingsThatCannotBeReadAreNamed() throws {
    let missing = programs.path("missing.events")
    try expectPlayFailure(missing, [missing, "No such file", "Check the path"])
    try expectPlayFailure(programs.folder.path, [programs.folder.path, "Is a directory"])
    try expectPlayFailure(try file("empty", ""), [programs.path("empty"), "is empty"])
    try expectPlayFailure(
      try file("prose", "Dear diary,\ntoday I drew.\n"),
      [programs.path("prose"), "is not a recording"])
    let binary = programs.path("binary")
    try Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }).write(
      to: URL(fileURLWithPath: binary))
    try expectPlayFailure(binary, [binary])
  }

  @Test func aRecordingOfAnotherUserIsNamed() throws {
    guard geteuid() == 0 else { return }
    try programs.permit(0o777, programs.folder.path)
    let secret = try file("secret", InkScript().text)
    try programs.permit(0o600, secret)
    let daemon = try programs.start(
      "/usr/bin/setpriv",
      [
        "--reuid=65534", "--regid=65534", "--clear-groups", Programs.program("stylusd").path,
        "--socket", socket, "--replay", secret,
      ])
    #expect(daemon.awaitEnd() == 1)
    #expect(daemon.log.contains(secret) && daemon.log.contains("Permission denied"))
  }

  @Test func linesThatMakeNoSenseAreNamed() throws {
    var script = InkScript()
    script.approach()
    script.stroke(3)
    let good = script.text
    let lines = good.split(separator: "\n").count
    let bad = try file("bad", good + "E: 2.000000 0003 zz 12\n")
    try expectPlayFailure(bad, ["\(bad):\(lines + 1):", "Fix: "])
    let huge = try file("huge", good + "E: 99999999999999999999.0 0003 0000 1\n")
    try expectPlayFailure(huge, ["\(huge):\(lines + 1):"])
  }

  @Test func aRecordingThatIsCutShortIsPlayedAsFarAsItGoes() throws {
    var script = InkScript()
    script.approach()
    script.stroke(30)
    script.touch()
    script.move(10)
    let whole = script.text
    for cut in [1, 7, 30] {
      let path = try file("cut", String(whole.dropLast(cut)))
      let outcome = try programs.run("stylusctl", ["replay", path, "--json"])
      // The last line may be cut within a number, which no reader can see, or make no sense.
      guard outcome.status == 0 else {
        #expect(outcome.errors.contains("\(path):"), "\(outcome.errors)")
        continue
      }
      #expect(outcome.lines.count { $0.contains("\"event\":\"finished\"") } == 2)
      #expect(outcome.lines.last { $0.contains("finished") }?.contains("\"stopped\"") == true)
    }
  }

  @Test func devicesThatCannotBePlayedAreNamed() throws {
    let text = InkScript().text
    let touch = text.replacingOccurrences(of: "B: 01 1f 1c 00", with: "B: 01 00 04 00")
      .replacingOccurrences(of: "Test Tablet Pen", with: "Test Touchscreen")
    try expectPlayFailure(
      try file("touch", touch),
      [programs.path("touch"), "Test Touchscreen", "neither a pen nor a pad"])
    func pen(_ axis: String) -> String {
      text.replacingOccurrences(of: "A: 00 0 44800 4 0 200", with: axis)
        .replacingOccurrences(of: "I: 0003 056a 0357", with: "I: 0003 dead beef")
    }
    try expectPlayFailure(
      try file("plain", pen("A: 00 0 44800 4 0 0")),
      ["\"Test Tablet Pen\"", "ABS_X", "EVDEV_ABS_00"])
    for axis in [
      "A: 00 100 100 4 0 200", "A: 00 44800 0 4 0 200", "A: 00 0 44800 4 0 -200",
      "A: 00 0 44800 4 0 2000000", "A: 00 -2147483648 2147483647 0 0 1",
    ] {
      try expectPlayFailure(try file("odd", pen(axis)), ["\"Test Tablet Pen\"", "ABS_X"])
    }
  }

  // MARK: The configuration

  @Test func aConfigurationThatCannotBeReadKeepsTheDaemonFromStarting() throws {
    let ink = try programs.shortInk()
    let common = ["--socket", socket, "--replay", ink, "--config"]
    let missing = programs.path("missing.conf")
    try expectFailure(common + [missing], [missing, "No such file", "--config FILE"])
    let folder = programs.folder.path
    try expectFailure(common + [folder], [folder, "Is a directory", "--config FILE"])
  }

  @Test func whatAConfigurationSaysWronglyIsReportedAndTheRestCounts() throws {
    let config = try file(
      "stylusd.conf", "[stylusd]\nmax-clients = 2\nkeep-strokes = lots\nsocket =\n[tablt]\nx = 1\n")
    let daemon = try programs.daemon(
      ["--replay", try programs.shortInk(), "--config", config], socket: socket)
    for complaint in [
      "\(config):3: keep-strokes must be a number", "\(config):4: socket must be a path",
      "\(config):6: there is no section [tablt]",
    ] {
      #expect(daemon.log.contains(complaint), "\(daemon.log)")
    }
    let asking = try RawClient(socket)
    // Until the daemon has seen that whoever waited for its start is gone.
    let isAlone = try eventually {
      try asking.reply(to: Call.status)?.contains("\"clients\":1,") == true
    }
    #expect(isAlone)
    let other = try RawClient(socket)
    #expect(other.isAnswered())
    #expect(try RawClient(socket).reply(to: Call.status)?.contains("\"limit\":2") == true)
  }

  // MARK: The command line

  @Test func wrongOptionsEndWithStatusTwoAndAHint() throws {
    for (arguments, words) in [
      (["--scoket", "x"], ["--scoket", "--socket"]),
      (["--replya", "demo"], ["--replay"]),
      (["--speed"], ["--speed"]),
      (["--speed", "0"], ["--speed", "above 0"]),
      (["--speed", "nan"], ["--speed"]),
      (["--speed", "-1"], ["--speed"]),
      (["--socket", ""], ["--socket", "path"]),
      (["surplus"], ["surplus"]),
      (["--tablet", "foo"], ["--tablet goes with --replay", "add --replay FILE"]),
      (["--tablet", "foo", "--check-config"], ["--tablet goes with --replay"]),
      (["--speed", "2"], ["--speed goes with --replay"]),
      (["--repeat", "2"], ["--repeat goes with --replay"]),
    ] {
      try expectFailure(arguments, words, status: 2)
    }
  }

  @Test func helpAndVersionAreNoFailure() throws {
    for option in ["--help", "-h", "--version"] {
      let outcome = try programs.run("stylusd", [option])
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      #expect(!outcome.output.isEmpty)
    }
  }
}
