import Foundation
import ProgramKit
import Testing

/// Commands that cannot do what they are asked for: they say so in one line, before they begin.
@Suite struct ToolFailureTests {
  let programs: Programs
  let socket: String

  init() throws {
    programs = try Programs()
    socket = programs.path("s")
  }

  /// Runs `stylusctl`, which must fail with one line that holds these words, and print nothing.
  private func expectFailure(
    _ arguments: [String], _ words: [String], environment: [String: String] = [:],
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let pipe = OutputPipe()
    let tool = try programs.start(
      "stylusctl", arguments, environment: environment, output: pipe.writing)
    try pipe.giveAway()
    #expect(pipe.line() == nil, sourceLocation: location)
    #expect(tool.awaitEnd() == 1, sourceLocation: location)
    for word in words {
      #expect(
        tool.log.contains(word), "\"\(word)\" is not in: \(tool.log)", sourceLocation: location)
    }
    #expect(tool.log.split(separator: "\n").count == 1, "\(tool.log)", sourceLocation: location)
  }

  // MARK: No daemon

  @Test(arguments: ["devices", "watch", "strokes"])
  func withoutADaemonTheSocketAndTheFixAreNamed(command: String) throws {
    let fixes = ["stylusctl \(command): ", "start stylusd", "--socket PATH"]
    try expectFailure(["--socket", socket, command], fixes + [socket, "No such file"])
    try expectFailure(
      [command], fixes + [programs.path("stylusd.sock"), "/run/stylusd/stylusd.sock"],
      environment: ["XDG_RUNTIME_DIR": programs.folder.path])
  }

  @Test(arguments: ["devices", "watch", "strokes"])
  func aSocketThatADeadDaemonLeftIsNamed(command: String) throws {
    let killed = try programs.daemon(["--replay", try programs.shortInk()], socket: socket)
    killed.signal(SIGKILL)
    _ = killed.awaitEnd()
    try expectFailure(
      ["--socket", socket, command], [socket, "Connection refused", "start stylusd"])
  }

  @Test func aSocketThatThisUserMayNotUseIsNoReasonToStartADaemon() throws {
    guard geteuid() == 0 else { return }
    _ = try programs.daemon(["--replay", try programs.shortInk()], socket: socket)
    try programs.permit(0o755, programs.folder.path)
    let tool = try programs.start(
      "/usr/bin/setpriv",
      [
        "--reuid=65534", "--regid=65534", "--clear-groups", Programs.program("stylusctl").path,
        "--socket", socket, "devices",
      ])
    #expect(tool.awaitEnd() == 1)
    #expect(tool.log.contains("may not connect to \(socket)"), "\(tool.log)")
    #expect(tool.log.contains("Fix:") && !tool.log.contains("start stylusd"), "\(tool.log)")
  }

  @Test func aFileThatIsNoEventNodeIsNamedAsSuch() throws {
    for path in ["/dev/null", programs.folder.path, programs.path("absent")] {
      try expectFailure(["record", path], [path, "is not an event node", "event5"])
    }
  }

  @Test func aJournalThatIsNoneIsLeftAsItIs() throws {
    let path = programs.path("passwd")
    try "root:x:0:0".write(toFile: path, atomically: false, encoding: .utf8)
    try programs.permit(0o644, path)
    for action in [["list"], ["info"], ["export"]] {
      try expectFailure(
        ["journal"] + action + ["--file", path],
        [path, "is not a journal of stylusd", "--file FILE"])
    }
    let outcome = try programs.run("stylusctl", ["journal", "wipe", "--yes", "--file", path])
    #expect(outcome.status == 1 && !outcome.errors.contains("chmod"), "\(outcome.errors)")
  }

  @Test func aDaemonWithoutAJournalSaysSoWithoutJSON() throws {
    _ = try programs.daemon(["--replay", try programs.shortInk()], socket: socket)
    try expectFailure(
      ["--socket", socket, "journal", "info"], ["no journal that it can use", "Fix: journal = yes"])
  }

  @Test func aPathThatIsTooLongIsNamed() throws {
    let long = programs.path(String(repeating: "x", count: 120))
    try expectFailure(["--socket", long, "devices"], [long, "107 bytes"])
  }

  // MARK: Pictures that cannot be written

  /// Paths at which no picture can be, and what the kernel says of them.
  private func impossiblePictures() throws -> [(path: String, reason: String)] {
    let file = programs.path("file")
    try "kept".write(toFile: file, atomically: false, encoding: .utf8)
    return [
      (programs.path("missing/x.svg"), "No such file"), (programs.folder.path, "Is a directory"),
      (file + "/x.svg", "Not a directory"), ("/proc/x.svg", "No such file"),
    ]
  }

  @Test func aReplayWhosePictureCannotBeWrittenIsNotPlayed() throws {
    for (path, reason) in try impossiblePictures() {
      try expectFailure(["replay", "demo", "--json", "--svg", path], ["\(path): ", reason])
    }
  }

  @Test func aWatchWhosePictureCannotBeWrittenShowsNothing() throws {
    _ = try programs.daemon(["--replay", "demo", "--speed", "max"], socket: socket)
    for (path, reason) in try impossiblePictures() {
      for command in ["watch", "strokes"] {
        try expectFailure(
          ["--socket", socket, command, "--json", "--svg", path], ["\(path): ", reason])
      }
    }
  }

  @Test func aPictureThatFailsLeavesTheOneBeforeAsItWas() throws {
    let picture = programs.path("x.svg")
    try "kept".write(toFile: picture, atomically: false, encoding: .utf8)
    let outcome = try programs.run("stylusctl", ["replay", "nothing", "--svg", picture])
    #expect(outcome.status == 1)
    #expect(try String(contentsOfFile: picture, encoding: .utf8) == "kept")
    #expect(!FileManager.default.fileExists(atPath: picture + ".new"))
  }

  @Test func aSignalEndsAReplayWhosePictureNobodyTakes() throws {
    let pipe = programs.path("pipe")
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    let tool = try programs.start("stylusctl", ["replay", "demo", "--svg", pipe])
    // The first may come while it still plays: then it ends the play.
    let isEnded = eventually {
      tool.signal(SIGTERM)
      return !tool.process.isRunning
    }
    #expect(isEnded)
    if !isEnded { tool.signal(SIGKILL) }
  }

  @Test func aPictureGoesThroughAPipeAndALinkToo() throws {
    let pipe = programs.path("pipe")
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    let copy = programs.path("copy")
    let reader = try programs.start("/bin/cp", ["--copy-contents", pipe, copy])
    let tool = try programs.start("stylusctl", ["replay", "demo", "--svg", pipe])
    #expect(tool.awaitEnd() == 0, "\(tool.log)")
    #expect(reader.awaitEnd() == 0, "\(reader.log)")
    let picture = try Data(contentsOf: URL(fileURLWithPath: copy))
    #expect(picture.starts(with: Data("<?xml".utf8)))
    let link = programs.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target")
    #expect(try programs.run("stylusctl", ["replay", "demo", "--svg", link]).status == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: programs.path("target"))) == picture)
  }
}
