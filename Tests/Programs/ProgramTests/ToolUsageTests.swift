import StylusTestKit
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

  @Test func everyCommandExplainsItself() throws {
    let commands = try commands()
    #expect(
      commands == [
        "devices", "watch", "strokes", "journal", "record", "replay", "predict", "generate",
        "virtual", "export", "import", "stats", "overlay", "doctor",
      ])
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

  @Test func theVersionIsToldWhereverItIsAskedFor() throws {
    let version = try programs.run("stylusd", ["--version"]).lines.first?.split(separator: " ").last
    for arguments in [["--version"], ["-V"], ["watch", "--version"]] {
      let outcome = try programs.run("stylusctl", arguments)
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      #expect(outcome.lines == ["stylusctl \(try #require(version))"])
    }
  }

  @Test func anUnknownOptionIsNamedAndTheHelpPageToo() throws {
    for command in try commands() {
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
      ("", "devices, watch"), ("overlay darw", "'draw'"), ("overlay", "draw, ephemeral"),
      ("overlay ink --widht 1 pen", "--width"), ("overlay ink pen --color red", "#1a2b3c"),
      ("overlay save", "FILE is missing"),
    ] {
      let outcome = try programs.run("stylusctl", line.split(separator: " ").map(String.init))
      #expect(outcome.status == 2 && outcome.output.isEmpty, "\(line)")
      #expect(outcome.errors.contains(hint), "\(line): \(outcome.errors)")
    }
  }
}
