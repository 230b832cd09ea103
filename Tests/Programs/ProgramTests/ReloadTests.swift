import Foundation
import ProgramKit
import StylusClient
import StylusModel
import StylusPipeline
import StylusProtocol
import Testing

/// The configuration of a running daemon: what is read, when, and what it changes.
@Suite struct ReloadTests {
  let programs: Programs
  let socket: String
  let config: String

  init() throws {
    programs = try Programs()
    socket = programs.path("s")
    config = programs.path("stylusd.conf")
  }

  private func write(_ text: String, dropIn: String? = nil) throws {
    let folder = config + ".d"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    let path = dropIn.map { folder + "/" + $0 } ?? config
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// A stroke with twenty seconds of rest in its middle, and one behind it. On a busy machine a
  /// reload takes seconds.
  private func restingInk() throws -> String {
    var script = InkScript()
    script.approach()
    script.touch()
    script.move(9)
    script.pause(milliseconds: 20_000)
    script.move(10)
    script.lift()
    script.move(2)
    script.stroke(20)
    script.leave()
    return try script.write(to: programs.path("resting"))
  }

  /// What a stream has told of tablets and pressures.
  private struct StreamLog {
    var tablets: [Tablet] = []
    var marks: [String] = []
    var pressures: [StrokeID: [Float]] = [:]

    /// Whether the pen rests in the middle of its first stroke.
    var rests: Bool { pressures.count == 1 && pressures.first?.value.count == 10 }

    mutating func take(_ message: LiveMessage) {
      switch message.content {
      case .added(_, let tablet, _): if let tablet { tablets.append(tablet) }
      case .changed(_, let tablet, _):
        if let tablet { tablets.append(tablet) }
        marks.append("changed")
      case .update(.began): marks.append("began")
      case .update(.ended): marks.append("ended")
      case .update(.sample(let stroke, let sample)):
        pressures[stroke, default: []].append(sample.pressure.value)
      default: break
      }
    }
  }

  @Test func aStrokeThatIsOpenKeepsItsSettingsAndTheNextHasTheNew() throws {
    try write("[tablet]\npressure-curve = 75 0 100 25\n")
    let daemon = try programs.daemon(
      ["--replay", try restingInk(), "--config", config], socket: socket)
    var live = try InkConnection(path: socket).live(Subscription())
    var heard = StreamLog()
    while let message = try live.awaitMessage() {
      heard.take(message)
      guard case .update(.sample) = message.content, heard.rests else { continue }
      try write("[tablet]\npressure-curve = 0 75 25 100\n")
      try write("[tablet]\narea = 0% 0% 50% 50%\nbudget = 9\n", dropIn: "10-area.conf")
      daemon.signal(SIGHUP)
      #expect(daemon.awaitLog("reloaded \(config), \(config).d/10-area.conf"))
    }
    #expect(heard.marks == ["began", "ended", "changed", "began", "ended"])
    let raw = Fraction(Float(4_000.0 / 8_191))
    let hard = try #require(PressureCurve(0.75, 0, 1, 0.25))
    let soft = try #require(PressureCurve(0, 0.75, 0.25, 1))
    let told = heard.pressures.sorted { $0.key < $1.key }.map(\.value)
    #expect(told.map(\.count) == [20, 20])
    #expect(told.map { Set($0) } == [[hard(raw).value], [soft(raw).value]])
    #expect(heard.tablets.map { $0.area?.width.value } == [224, 112])
    #expect(heard.tablets.map { $0.area?.height.value } == [148, 74])
    #expect(heard.tablets.last?.profile.budget == .milliseconds(9))
    var asking = try InkConnection(path: socket)
    #expect(try asking.tablets() == heard.tablets.suffix(1))
    #expect(try asking.strokes(since: 0).count == 2)
    _ = consume asking
    #expect(daemon.stop() == 0)
  }

  @Test func whatNeedsARestartIsNamedWithItsLine() throws {
    try write("[stylusd]\nseat = seat0\n")
    let daemon = try programs.daemon(
      ["--replay", try programs.shortInk(), "--config", config], socket: socket)
    try write(
      "[stylusd]\nseat = seat5\nsocket = /nowhere\n[tablet]\nlate-node = A Pen\nbudget = 7\n")
    daemon.signal(SIGHUP)
    // The command line has the last word on the socket, so that has not changed.
    #expect(
      daemon.awaitLog("a restart is needed for seat (\(config):2), late-node (\(config):5)"))
    #expect(!daemon.log.contains("socket ("))
  }

  @Test func aWrongLineOfADropInLeavesEverythingAsItWas() throws {
    try write("[stylusd]\nmax-clients = 1\n")
    let daemon = try programs.daemon(
      ["--replay", try programs.shortInk(), "--config", config], socket: socket)
    try write("[stylusd]\nmax-clients = 9\n")
    try write("[tablet]\n\npressure-curv = 0 0 0 0\n", dropIn: "50.conf")
    daemon.signal(SIGHUP)
    #expect(daemon.awaitLog("the configuration stays as it was"))
    #expect(daemon.log.contains("\(config).d/50.conf:3: [tablet] has no key \"pressure-curv\""))
    #expect(daemon.log.contains("did you mean pressure-curve?"))
    let first = try RawClient(socket)
    #expect(first.isAnswered())
    #expect(try RawClient(socket).reply(to: Call.status)?.contains("\"limit\":1") == true)
  }

  @Test func theServiceManagerIsToldOfAReloadWhateverCameOfIt() throws {
    let manager = try NotifySocket(programs.path("notify"))
    try write("")
    let daemon = try programs.daemon(
      ["--replay", try programs.shortInk(), "--config", config], socket: socket,
      environment: ["NOTIFY_SOCKET": programs.path("notify")])
    #expect(try nextWord(manager) == "READY=1")
    for text in ["[stylusd]\nmax-clients = 2\n", "[stylusd]\nmax-clients = none\n"] {
      try write(text)
      let before = Self.monotonicMicroseconds
      daemon.signal(SIGHUP)
      let lines = try nextWord(manager).split(separator: "\n")
      #expect(lines.count == 2 && lines.first == "RELOADING=1")
      let stamp = lines.last.flatMap { Int64($0.dropFirst("MONOTONIC_USEC=".count)) }
      #expect(stamp.map { before...Self.monotonicMicroseconds ~= $0 } == true)
      #expect(try nextWord(manager) == "READY=1")
    }
  }

  /// What the service says next, but for its signs of life.
  private func nextWord(_ manager: NotifySocket) throws -> String {
    while true {
      let word = try manager.next()
      if word != "WATCHDOG=1" { return word }
    }
  }

  private static var monotonicMicroseconds: Int64 {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return Int64(now.tv_sec) * 1_000_000 + Int64(now.tv_nsec) / 1_000
  }

  // MARK: The same bytes

  @Test func withAStraightCurveTheFinishedStrokesAreTheSameBytes() throws {
    try write(
      "[tablet]\npressure-curve = 33 33 70 70\narea = whole\n[tool pen]\npressure-curve = linear\n")
    var pages: [String] = []
    for arguments in [[], ["--config", config]] {
      let daemon = try programs.daemon(
        ["--replay", "demo", "--speed", "max"] + arguments, socket: socket)
      _ = try RawClient(socket).wholeStream()
      let outcome = try programs.run("stylusctl", ["--socket", socket, "strokes", "--json"])
      #expect(outcome.status == 0)
      pages.append(String(decoding: outcome.output, as: UTF8.self))
      #expect(daemon.stop() == 0)
    }
    #expect(pages[0].count > 10_000)
    #expect(pages[0] == pages[1])
  }

  // MARK: --check-config

  @Test func checkingPrintsWhatCountsAndFromWhere() throws {
    try write("[stylusd]\nseat = seat3\n")
    try write("[tablet 056a:0357]\n\n  left-handed = yes\n", dropIn: "10.conf")
    let outcome = try programs.run("stylusd", ["--config", config, "--check-config"])
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(
      outcome.lines.contains { $0.hasPrefix("seat = seat3") && $0.hasSuffix("; \(config):2") })
    #expect(
      outcome.lines.contains {
        $0.hasPrefix("left-handed = yes") && $0.hasSuffix("; \(config).d/10.conf:3")
      })
  }

  @Test func theOverlaysConfigurationIsCheckedToo() throws {
    try write("[inkoverlay]\nmode = draw\nwdith = 2\n[tablet Pen]\npen-button-2 = undo\n")
    let outcome = try programs.run("inkoverlay", ["--config", config, "--check-config"])
    #expect(outcome.status == 1)
    #expect(
      outcome.lines == [
        "# \(config)", "[inkoverlay]", "mode = draw    ; \(config):2", "[tablet Pen]",
        "pen-button-2 = undo    ; \(config):5",
      ])
    #expect(outcome.errors.contains("\(config):3: [inkoverlay] has no key \"wdith\""))
    try write("[inkoverlay]\nmode = draw\n")
    #expect(try programs.run("inkoverlay", ["-c", config, "--check-config"]).status == 0)
    let missing = try programs.run(
      "inkoverlay", ["--config", programs.path("nowhere"), "--check-config"])
    #expect(missing.status == 1 && missing.errors.contains("cannot open"))
    let none = try programs.run(
      "/usr/bin/env",
      [
        "XDG_CONFIG_HOME=\(programs.path("nowhere"))", Programs.program("inkoverlay").path,
        "--check-config",
      ])
    #expect(none.status == 0 && none.lines.first?.contains("no configuration file") == true)
    #expect(none.lines.last?.hasSuffix("nowhere/stylusd/inkoverlay.conf") == true)
  }

  @Test func checkingAWrongConfigurationFails() throws {
    try write("[stylusd]\nmax-cleints = 3\n")
    let wrong = try programs.run("stylusd", ["--config", config, "--check-config"])
    #expect(wrong.status == 1)
    #expect(wrong.errors.contains("\(config):2: [stylusd] has no key \"max-cleints\""))
    #expect(wrong.errors.contains("did you mean max-clients?"))
    let missing = try programs.run(
      "stylusd", ["--config", programs.path("nowhere"), "--check-config"])
    #expect(missing.status == 1 && missing.errors.contains("cannot open"))
  }
}
