import Foundation
import ProgramKit
import Testing

/// Whether the manual pages tell what the programs understand, and the shells read our completions.
@Suite struct ManualTests {
  let programs: Programs

  init() throws { programs = try Programs() }

  /// The page's source with `Fl -option` for each option, and the part below each `.Ss` by its
  /// first word.
  private func sections(of page: String) throws -> [String: String] {
    let text = try ManualPage(page).text
    var sections = ["": text]
    for part in text.components(separatedBy: "\n.Ss ").dropFirst() {
      let name = part.prefix { $0 != " " && $0 != "\n" }
      sections[String(name)] = part.components(separatedBy: "\n.Sh ")[0]
    }
    return sections
  }

  /// The help page's rows below a title: the first words of each.
  private func rows(_ title: String, of help: [String]) -> [String] {
    guard let begin = help.firstIndex(of: title) else { return [] }
    return help[(begin + 1)...].prefix { $0.hasPrefix("  ") }
      .filter { !$0.hasPrefix("          ") }
  }

  /// The long options that a help page tells, of these parts.
  private func options(_ titles: [String], of help: [String]) -> [String] {
    titles.flatMap { rows($0, of: help) }.compactMap { row in
      row.split(whereSeparator: { " ,".contains($0) }).first { $0.hasPrefix("--") }
    }.map { String($0.dropFirst(2)) }
  }

  private func untold(_ options: [String], in text: String?) -> [String] {
    options.filter { option in
      !(text ?? "").split(separator: "\n").contains { line in
        line.hasPrefix(".It Fl") && line.split(separator: " ").contains("-\(option)")
      }
    }
  }

  @Test func thePageOfTheDaemonTellsEveryOption() throws {
    let help = try programs.run("stylusd", ["--help"]).lines
    let options = options(["Options:", "General options:"], of: help)
    #expect(options.count > 4)
    #expect(untold(options, in: try sections(of: "stylusd.8")[""]) == [])
  }

  @Test func thePageOfTheOverlayTellsEveryOption() throws {
    let help = try programs.run("inkoverlay", ["--help"]).lines
    let options = options(["Options:", "General options:"], of: help)
    #expect(options.count > 4)
    #expect(untold(options, in: try sections(of: "inkoverlay.1")[""]) == [])
    #expect(help.allSatisfy { $0.count <= 80 })
  }

  @Test func thePageOfScribbleTellsEveryOption() throws {
    let help = try programs.run("inkscribe", ["--help"]).lines
    let options = options(["Options:", "General options:"], of: help)
    #expect(options.count > 4)
    #expect(untold(options, in: try sections(of: "inkscribe.1")[""]) == [])
    #expect(help.allSatisfy { $0.count <= 80 })
  }

  @Test func thePageOfTheToolTellsEveryCommandAndEveryOptionWhereItBelongs() throws {
    let sections = try sections(of: "stylusctl.1")
    let help = try programs.run("stylusctl", ["--help"]).lines
    #expect(untold(options(["Options:", "General options:"], of: help), in: sections[""]) == [])
    let commands = rows("Commands:", of: help).compactMap { $0.split(separator: " ").first }
    #expect(commands.count > 4)
    #expect(commands.contains("tablets") && commands.contains("help"))
    for command in commands.map(String.init) { try check(command, sections[command]) }
  }

  /// A command's options, and those of the commands that it may have.
  private func check(_ command: String, _ section: String?) throws {
    let help = try programs.run(
      "stylusctl", command.split(separator: " ").map(String.init) + ["--help"]
    ).lines
    #expect(section != nil, "no .Ss \(command) in stylusctl.1")
    // Another name of a command, or of its page.
    guard help.first?.hasPrefix("stylusctl \(command) - ") == true else { return }
    let isBranch = !rows("Commands:", of: help).isEmpty
    let own = options(help.contains("General options:") ? ["Options:"] : [], of: help)
    #expect(untold(own, in: section) == [], "stylusctl \(command)")
    guard isBranch else { return }
    // `help` has a section of its own, and is the same everywhere.
    for word in rows("Commands:", of: help).compactMap({ $0.split(separator: " ").first })
    where word != "help" {
      #expect(section?.contains(String(word)) ?? false, "stylusctl \(command) \(word)")
      try check("\(command) \(word)", section)
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func theShellReadsTheCompletionsOfEachProgram(shell: String) throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)") else { return }
    for program in ["stylusd", "stylusctl", "inkoverlay", "inkscribe"] {
      let script = try programs.run(program, ["--completions", shell])
      #expect(script.status == 0 && script.errors.isEmpty)
      let path = programs.path("\(program).\(shell)")
      try script.output.write(to: URL(fileURLWithPath: path))
      let outcome = try programs.run("/usr/bin/\(shell)", ["-n", path])
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      #expect(String(decoding: script.output, as: UTF8.self).contains("socket"))
    }
  }
}
