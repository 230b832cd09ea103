import Foundation
import ProgramKit
import StylusTestKit
import Testing

/// Texts of files and names of files reach people as they are, and never steer their terminal.
@Suite struct HostileTextTests {
  let programs: Programs
  /// The name of a drawing with ink, without its ending, in each hostile way.
  static let names = [
    "esc\u{1B}[31mred", "bell\u{7}", "title\u{1B}]0;owned\u{7}", "line\nstylusctl: all is well",
    "return\rover", "c1\u{9B}31m", "delete\u{7F}", "rlo\u{202E}gnp", "isolate\u{2066}x",
  ]

  init() throws {
    programs = try Programs()
    try generate(programs.path("word.evemu"))
    _ = try programs.run(
      "stylusctl", ["export", programs.path("word.evemu"), programs.path("word.inkd")])
  }

  private func generate(_ path: String) throws {
    _ = try programs.run("stylusctl", ["generate", "hello", "-o", path])
  }

  /// Runs a program; what people see of it must be plain, and have something of what was asked
  /// about.
  @discardableResult private func run(
    _ name: String, _ arguments: [String], at location: SourceLocation = #_sourceLocation
  ) throws -> Programs.Outcome {
    let outcome = try programs.run(name, arguments)
    expectPlain(Array(outcome.output), sourceLocation: location)
    expectPlain(Array(outcome.errors.utf8), sourceLocation: location)
    return outcome
  }

  private func expectPlain(_ bytes: [UInt8], sourceLocation: SourceLocation) {
    let text = String(decoding: bytes, as: UTF8.self)
    let steering = text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x09, 0x0A: false
      case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    #expect(steering.isEmpty, "\(text.debugDescription)", sourceLocation: sourceLocation)
  }

  @Test(arguments: names) func namesOfFilesAreShownNotObeyed(name: String) throws {
    let drawing = programs.path(name + ".inkd")
    try FileManager.default.copyItem(atPath: programs.path("word.inkd"), toPath: drawing)
    let lost = programs.path("not there " + name)
    let pictures = ["svg", "png"].map { programs.path("\(name).\($0)") }
    let shown = try run("stylusctl", ["recognise", drawing])
    #expect(shown.status == 0 && !shown.lines.isEmpty, "\(shown.errors)")
    // One line for each word, whatever the name says.
    #expect(shown.lines.allSatisfy { $0.hasPrefix(programs.folder.path) }, "\(shown.lines)")
    try run("stylusctl", ["recognise", "--json", drawing])
    try run("stylusctl", ["find", "hello", drawing])
    try run("stylusctl", ["export", drawing, pictures[0]])
    try run("stylusctl", ["export", drawing, pictures[0]])
    try run("stylusctl", ["export", "--text", "-f", drawing, programs.path("\(name).pdf")])
    try run("stylusctl", ["export", drawing, programs.path(name)])
    try run("stylusctl", ["export", drawing, programs.path("\(name)/\(name).svg")])
    try run("stylusctl", ["import", drawing, pictures[0]])
    try run("stylusctl", ["thumbnail", drawing, pictures[1]])
    for words in [
      ["recognise"], ["find", "hello"], ["predict"], ["replay"], ["virtual", "--play"],
      ["journal", "list", "--file"], ["templates", "-o", lost], ["recognise", "--lexicon", lost],
      ["recognise", "--language", "ja", "--templates", lost],
    ] {
      let outcome = try run("stylusctl", words + [lost])
      #expect(outcome.status != 0)
      #expect(outcome.errors.split(separator: "\n").count <= 2, "\(outcome.errors)")
    }
    for words in [
      ["thumbnail", lost, pictures[1]], ["import", lost, drawing], [name], ["export", "--" + name],
    ] {
      #expect(try run("stylusctl", words).status != 0)
    }
    try run("stylusctl", ["--socket", lost, "devices"])
    try run("stylusctl", ["overlay", "--socket", lost, "status"])
    try run("stylusctl", ["scribble", "--socket", lost, "status"])
    for program in ["stylusd", "inkoverlay", "inkscribe"] {
      #expect(
        try run(program, ["--config", lost + "/x", "--socket", lost + "/s", "--" + name]).status
          == 2)
    }
    #expect(try run("stylusd", ["--socket", lost + "/s", "--replay", lost]).status == 1)
    #expect(try run("inkoverlay", ["--config", lost]).status == 1)
    try run("inkscribe", ["--check-config", "--config", lost])
    try run("inkoverlay", ["--check-config", "--config", lost])
    try run("stylusd", ["--check-config", "--config", lost])
    try run("stylusctl", ["words", "add", name])
    try run("stylusctl", ["words", "list"])
  }

  @Test(arguments: names) func textsOfFilesAreShownNotObeyed(text: String) throws {
    func file(_ name: String, _ text: String) throws -> String {
      let path = programs.path(name)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      return path
    }
    let quoted = "\"\(text)\""
    let head = "item,stroke,x_mm,y_mm,t_ms\n"
    for (name, lines) in [
      ("value.csv", head + "1,1,\(quoted),2,3\n"), ("head.csv", "\(quoted),stroke\n1,2\n"),
      ("item.csv", head + "\(quoted),1,1,2,3\n\(quoted),1,5,2,30\n"),
      ("plain.csv", head + "\(text),1,1,2,3\n\(text),1,5,2,30\n"),
    ] {
      let path = try file(name, lines)
      try run("stylusctl", ["recognise", path])
      try run("stylusctl", ["recognise", "--json", path])
      try run("stylusctl", ["recognise", "--language", "ja", path])
      try run("stylusctl", ["predict", path])
    }
    try run(
      "stylusctl", ["predict", try file("trace.csv", "stroke,t_ms,x_mm,y_mm\n\(quoted),1,2,3\n")])
    let drawing = programs.path("word.inkd")
    try run(
      "stylusctl", ["recognise", "--lexicon", try file("words", "hello\n\(text)\n"), drawing])
    for (name, lines) in [
      (
        "a.inkml",
        "<ink xmlns=\"http://www.w3.org/2003/InkML\"><trace brushRef=\"#\(text)\">1 1, \(text)</trace></ink>"
      ),
      (
        "a.xopp",
        "<xournal><page><layer><stroke tool=\"\(text)\" color=\"\(text)\" width=\"\(text)\">1 \(text)</stroke></layer></page></xournal>"
      ),
      ("a.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><path d=\"\(text)\"/></svg>"),
      ("a.inkd", text), ("a.uim", text),
      ("a.strokes", "stylus strokes 1\n\(text)\n"),
    ] {
      let path = try file(name, lines)
      try run("stylusctl", ["import", "-f", path, programs.path("out.inkd")])
      try run("stylusctl", ["recognise", "--language", "ja", "--templates", path, drawing])
      try run("stylusctl", ["templates", path, "-o", programs.path("out.strokes")])
    }
    let recording = try String(contentsOfFile: programs.path("word.evemu"), encoding: .utf8)
    let named = recording.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.hasPrefix("N: ") ? "N: \(text)" : String($0)
    }
    let path = try file("named.evemu", named.joined(separator: "\n"))
    try run("stylusctl", ["replay", path, "--speed", "max"])
    try run("stylusctl", ["export", "-f", path, programs.path("named.svg")])
    let bad = try file(
      "bad.conf",
      "[\(text)]\n\(text) = \(text)\n[stylusd]\nseat = \(text)\n\(text) = 1\naccess = \(text)\n")
    for program in ["stylusd", "inkoverlay", "inkscribe"] {
      try run(program, ["--check-config", "--config", bad])
    }
  }

  /// Bytes that are no text at all.
  @Test func namesThatAreNoTextAreShownNotObeyed() throws {
    let tool = Programs.program("stylusctl").path
    let name = "$(printf '\\233\\377\\033[2J\\302\\23331m')"
    for words in [
      "recognise", "find hello", "predict", "thumbnail x", "export x", "journal list --file",
    ] {
      let outcome = try run("/bin/sh", ["-c", "exec '\(tool)' \(words) \"\(name)\""])
      #expect(outcome.status != 0 && !outcome.errors.isEmpty)
    }
  }

  /// Data for programs is not changed, unless it is written to a terminal.
  @Test func csvIsAsItWasInAPipeAndPlainOnATerminal() throws {
    let path = programs.path("items.csv")
    let item = "a\u{1B}[31m"
    try Data("item,stroke,x_mm,y_mm,t_ms\n\(item),1,1,2,3\n\(item),1,5,2,30\n".utf8)
      .write(to: URL(fileURLWithPath: path))
    let piped = try programs.run("stylusctl", ["recognise", "--csv", path])
    #expect(piped.lines.dropFirst().allSatisfy { $0.hasPrefix(item) }, "\(piped.lines)")
    let terminal = try PseudoTerminal()
    let shown = try programs.start(
      "stylusctl", ["recognise", "--csv", path], environment: PseudoTerminal.environment,
      output: terminal.programEnd)
    shown.process.waitUntilExit()
    try terminal.programEnd.close()
    let isSeen = eventually { terminal.screen.lines.contains { $0.contains("a\\u{1b}[31m,1,") } }
    #expect(isSeen, "\(terminal.screen.lines)")
  }
}
