import Foundation
import ProgramKit
import Testing

/// Standard output that does not take what is written to it: only a reader who has gone ends a
/// program quietly.
@Suite struct UnwritableOutputTests {
  let programs: Programs
  let socket: String

  init() throws {
    programs = try Programs()
    socket = programs.path("s")
  }

  /// What has standard output without a daemon, a tablet or a compositor.
  private static let alone = [
    "stylusctl --help", "stylusctl --version", "stylusctl --completions bash",
    "stylusctl --completions zsh", "stylusctl --completions fish", "stylusd --help",
    "stylusd --version",
    "stylusd --check-config", "stylusd --completions bash", "inkoverlay --help",
    "inkoverlay --version", "inkscribe --help",
    "inkoverlay --completions bash", "stylusctl generate hi", "stylusctl generate --tablet list",
    "stylusctl replay demo --speed max", "stylusctl replay demo --json --speed max",
    "stylusctl predict demo", "stylusctl predict demo --csv", "stylusctl doctor",
    "stylusctl doctor --json",
    "stylusctl devices --help", "stylusctl watch --help", "stylusctl strokes --help",
    "stylusctl journal --help", "stylusctl record --help", "stylusctl replay --help",
    "stylusctl predict --help", "stylusctl generate --help", "stylusctl virtual --help",
    "stylusctl export --help", "stylusctl import --help", "stylusctl stats --help",
    "stylusctl overlay --help", "stylusctl overlay save --help", "stylusctl doctor --help",
  ]

  /// What a daemon with a journal tells.
  private static let asking = [
    "devices", "devices --json", "watch --json --until-end", "watch --until-end", "strokes",
    "strokes --json",
    "strokes --follow", "stats", "stats --json", "stats --watch 1", "journal list",
    "journal list --json",
    "journal export", "journal info", "journal info --json", "journal wipe --yes",
  ]

  /// Runs a command line through a shell, which redirects as it says.
  private func run(_ line: String) throws -> Programs.Outcome {
    try programs.run("/bin/sh", ["-c", line])
  }

  private func command(_ words: String) -> String {
    let parts = words.split(separator: " ").map(String.init)
    return ([Programs.program(parts[0]).path] + parts.dropFirst()).joined(separator: " ")
  }

  /// One line that says what failed and why, and status 1.
  private func expectFailure(
    _ outcome: Programs.Outcome, _ program: String, _ reason: String, _ fix: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.status == 1, "\(outcome.errors)", sourceLocation: location)
    let told = outcome.errors.split(separator: "\n").filter { $0.contains("standard output") }
    #expect(told.count == 1, "\(outcome.errors)", sourceLocation: location)
    for words in [program, reason, "Fix: " + fix] {
      #expect(told.first?.contains(words) == true, "\(outcome.errors)", sourceLocation: location)
    }
  }

  @Test(arguments: alone) func `a full disk is a failure that is told`(words: String) throws {
    let outcome = try run("exec \(command(words)) > /dev/full")
    let program = String(words.prefix { $0 != " " })
    expectFailure(outcome, program, "No space left on device", "make room")
  }

  @Test(arguments: asking)
  func `a full disk is a failure for what a daemon tells, too`(words: String) throws {
    try programs.configure("journal = yes")
    _ = try programs.journalDaemon(try programs.shortInk(5), socket: socket)
    if !words.hasPrefix("watch") { _ = try RawClient(socket).wholeStream() }
    let outcome = try run("exec \(command("stylusctl --socket \(socket) \(words)")) > /dev/full")
    expectFailure(outcome, "stylusctl", "No space left on device", "make room")
  }

  @Test(.withoutThreadSanitizer)
  func `a journal's export that a disk cuts off is a failure, and the strokes stay`() throws {
    try programs.configure("journal = yes")
    _ = try programs.journalDaemon(try programs.shortInk(30), socket: socket)
    _ = try RawClient(socket).wholeStream()
    let export = command("stylusctl --socket \(socket) journal export")
    let file = programs.path("strokes.json")
    // The limit of a file's size is in blocks of 512 bytes.
    let cut = try run("ulimit -f 8; exec \(export) > \(file)")
    expectFailure(cut, "stylusctl journal", "File too large", "raise the limit")
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)).count == 8 * 512)
    #expect(try run(export).lines.count == 30)
  }

  @Test(
    .withoutThreadSanitizer,
    arguments: [
      "stylusctl generate hello", "stylusctl replay demo --json --speed max", "stylusd --help",
    ])
  func `the limit of a file's size is a failure that is told, and no signal`(words: String) throws {
    let outcome = try run("ulimit -f 1; \(command(words)) > \(programs.path("cut")); exit $?")
    expectFailure(outcome, String(words.prefix { $0 != " " }), "File too large", "raise the limit")
  }

  @Test(.withoutThreadSanitizer)
  func `a file that was not written whole is not there`() throws {
    let path = programs.path("cut.evemu")
    let generated = try run(
      "ulimit -f 1; \(command("stylusctl generate hello -o")) \(path); exit $?")
    #expect(generated.status == 1)
    #expect(generated.errors.contains("\(path): File too large"), "\(generated.errors)")
    let picture = programs.path("cut.svg")
    let exported = try run("ulimit -f 1; \(command("stylusctl export demo")) \(picture); exit $?")
    #expect(exported.status == 1 && exported.errors.contains("\(picture): File too large"))
    let left = try FileManager.default.contentsOfDirectory(atPath: programs.folder.path)
    #expect(left.allSatisfy { !$0.hasPrefix("cut") }, "\(left)")
  }

  @Test func `a closed standard output is a failure that is told`() throws {
    expectFailure(
      try run("\(command("stylusctl --help")) >&-; exit $?"), "stylusctl", "Bad file descriptor",
      "open it")
  }

  @Test(arguments: [
    "stylusctl --help", "stylusctl replay demo --json --speed max", "stylusctl predict demo --csv",
  ])
  func `a reader who has gone ends a program quietly`(words: String) throws {
    let pipe = OutputPipe()
    pipe.stopReading()
    let parts = words.split(separator: " ").map(String.init)
    let tool = try programs.start(parts[0], Array(parts.dropFirst()), output: pipe.writing)
    try pipe.giveAway()
    #expect(tool.awaitEnd() == 0)
    #expect(tool.log.isEmpty, "\(tool.log)")
  }
}
