import Foundation
import ProgramKit
import Testing

/// What `stylusctl` says about itself, and to people who mistype.
@Suite struct ToolUsageTests {
  let programs: Programs

  init() throws { programs = try Programs() }

  /// The commands, as the help page lists them.
  private func commands() throws -> [String] {
    let lines = try programs.run("stylusctl", ["--help"]).lines
    let begin = try #require(lines.firstIndex(of: "Commands:"))
    let rows = lines[(begin + 1)...].prefix { $0.hasPrefix("  ") }
    return rows.filter { !$0.hasPrefix("   ") }.compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
  }

  @Test func helpAndTheOtherNameOfDevicesAreListedAndCompleted() throws {
    let page = String(
      decoding: try programs.run("stylusctl", ["--help"]).output, as: UTF8.self)
    #expect(page.contains("\n  tablets                 the same as 'devices'\n"), "\(page)")
    #expect(page.contains("\n  help                    show this page, or that of a command\n"))
    for (shell, words) in [
      ("bash", ["'stylusctl tablets'", "'stylusctl help'"]),
      ("fish", ["-a tablets ", "-a help "]), ("zsh", ["tablets:", "help:"]),
    ] {
      let script = try programs.run("stylusctl", ["--completions", shell])
      let text = String(decoding: script.output, as: UTF8.self)
      for word in words { #expect(text.contains(word), "\(shell): \(word)") }
    }
  }

  @Test func everyCommandExplainsItself() throws {
    let listed = try commands()
    #expect(
      listed == [
        "status", "devices", "tablets", "watch", "strokes", "journal", "record", "replay",
        "predict", "generate", "virtual", "export", "import", "recover", "thumbnail", "recognize",
        "find", "words", "templates", "stats", "hand", "overlay", "scribble", "doctor", "help",
      ])
    let commands = listed.filter { !["tablets", "help"].contains($0) }
    for arguments in [[]] + commands.map({ [$0] }) {
      for option in ["--help", "-h"] {
        let outcome = try programs.run("stylusctl", arguments + [option])
        let name = (["stylusctl"] + arguments).joined(separator: " ")
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(name)")
        #expect(outcome.lines.contains { $0.hasPrefix("Usage: \(name) ") }, "\(name)")
        #expect(outcome.lines.allSatisfy { $0.count <= 80 }, "\(name)")
      }
    }
  }

  @Test func everyCommandOfTheOverlayExplainsItself() throws {
    for word in [
      "draw", "ephemeral", "off", "toggle", "ink", "undo", "redo", "clear", "save", "status",
      "stats",
    ] {
      let outcome = try programs.run("stylusctl", ["overlay", word, "--help"])
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(word)")
      #expect(
        outcome.lines.contains { $0.hasPrefix("Usage: stylusctl overlay \(word)") }, "\(word)")
      #expect(outcome.lines.allSatisfy { $0.count <= 80 }, "\(word)")
    }
  }

  @Test func withoutAnOverlayItIsSaidHowToStartOne() throws {
    let outcome = try programs.run(
      "stylusctl", ["--socket", programs.path("nobody.sock"), "overlay", "undo"])
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("nobody.sock"), "\(outcome.errors)")
    #expect(outcome.errors.contains("systemctl --user start inkoverlay"), "\(outcome.errors)")
  }

  @Test func whatPeopleLookForFirstIsThere() throws {
    let help = try programs.run("stylusctl", ["--help"])
    #expect(try programs.run("stylusctl", ["help"]).output == help.output)
    let overlay = try programs.run("stylusctl", ["help", "overlay", "ink"])
    #expect(overlay.status == 0 && overlay.lines.first?.hasPrefix("stylusctl overlay ink") == true)
    for program in ["stylusd", "stylusctl", "inkoverlay", "inkscribe"] {
      #expect(try programs.run(program, ["--version"]).output.last == UInt8(ascii: "\n"))
    }
    #expect(!String(decoding: help.output, as: UTF8.self).contains("4800.0"))
    let dpi = try programs.run("stylusctl", ["export", "demo", "x.png", "--dpi", "9999"])
    #expect(dpi.errors.contains("up to 4800, not"), "\(dpi.errors)")
    let since = try programs.run("stylusctl", ["strokes", "--since", "9007199254740992"])
    #expect(since.status == 2 && since.errors.contains("9007199254740991"), "\(since.errors)")
  }

  @Test func aRecordingThatWaitsForItsFirstListenerIsToldInsteadOfNoTablets() throws {
    let socket = programs.path("s")
    let daemon = try programs.daemon(["--replay", "demo"], socket: socket)
    let waiting = try programs.run("stylusctl", ["--socket", socket, "tablets"])
    #expect(waiting.status == 0)
    #expect(waiting.lines.first?.contains("as soon as a program listens") == true)
    #expect(daemon.log.contains("listening at \(socket)"), "\(daemon.log)")
    #expect(!daemon.log.contains("no tablet"), "\(daemon.log)")
  }

  @Test func strokesTellWhoseNumberTheirNumberIsAndOfWhichMachine() throws {
    let socket = programs.path("s")
    _ = try programs.daemon(
      ["--replay", try programs.shortInk(), "--speed", "max"], socket: socket)
    _ = try programs.run("stylusctl", ["--socket", socket, "watch", "--until-end"])
    let lines = try programs.run("stylusctl", ["--socket", socket, "strokes", "--json"]).lines
    #expect(!lines.isEmpty)
    for line in lines {
      let stroke = try object(line)
      #expect((stroke["epoch"] as? Int).map { $0 > 0 } == true)
      // A recording's times are its own.
      #expect(stroke["wall"] == nil && stroke["samples"] != nil)
      guard let machine = stroke["machine"] as? String else { continue }
      let secret = try? String(contentsOfFile: "/etc/machine-id", encoding: .utf8)
      #expect(machine.count == 32 && secret?.hasPrefix(machine) != true)
    }
  }

  @Test func theVersionIsToldWhereverItIsAskedFor() throws {
    let version = try programs.run("stylusd", ["--version"]).lines.first?.split(separator: " ").last
    for arguments in [["--version"], ["-V"], ["watch", "--version"]] {
      let outcome = try programs.run("stylusctl", arguments)
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      #expect(outcome.lines == ["stylusctl \(try #require(version))"])
    }
  }

  @Test func anUnknownOptionIsNamedAndTheHelpPageToo() throws {
    for command in try commands() where !["tablets", "help"].contains(command) {
      let outcome = try programs.run("stylusctl", [command, "--purple"])
      #expect(outcome.status == 2 && outcome.output.isEmpty, "\(command)")
      #expect(outcome.errors.contains("unknown option '--purple'"), "\(outcome.errors)")
      #expect(outcome.errors.contains("See 'stylusctl \(command) --help'."), "\(outcome.errors)")
    }
  }

  @Test func aMistypedWordIsAnsweredWithTheNearestOne() throws {
    for (line, hint) in [
      ("watch --jsno", "--json"), ("watch --until-ned", "--until-end"), ("wacth", "'watch'"),
      ("replay demo --sped 1", "--speed"), ("generate --shape spirl", "'spiral'"),
      ("--hover watch", "after the command 'watch'"), ("strokes --since x", "number"),
      ("devices surplus", "'surplus'; it takes none"), ("replay", "FILE is missing"),
      ("", "  devices "), ("overlay darw", "'draw'"), ("overlay", "  ephemeral "),
      ("overlay ink --widht 1 pen", "--width"), ("overlay ink pen --color reddish", "#1a2b3c"),
      ("overlay open", "FILE is missing"),
    ] {
      let outcome = try programs.run("stylusctl", line.split(separator: " ").map(String.init))
      #expect(outcome.status == 2 && outcome.output.isEmpty, "\(line)")
      #expect(outcome.errors.contains(hint), "\(line): \(outcome.errors)")
    }
  }
}
