import Foundation
import ProgramKit
import Testing

/// Files on a file system that has no room: status 1, a sentence that names the file, and no half
/// of a file.
@Suite(.enabled(if: FullFileSystem.canBeMade, "needs the right to mount a tmpfs (unshare -rm)"))
struct FullFileSystemTests {
  let programs: Programs

  init() throws { programs = try Programs() }

  /// Runs a command line in a folder on a tmpfs of 64 kB that is full; what lies there at last
  /// besides what fills it.
  ///
  /// - Parameter before: what is run while there is room.
  private func run(
    _ line: String, before: String = ":"
  ) throws -> (outcome: Programs.Outcome, left: [String]) {
    let folder = programs.path("full")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let script = """
      mount -t tmpfs -o mode=0700,size=64k none '\(folder)' && cd '\(folder)' || exit 9
      \(before)
      dd if=/dev/zero of=ballast bs=4096 2>/dev/null && exit 9
      (\(line))
      status=$?
      ls -A > '\(programs.path("left"))'
      exit $status
      """
    let outcome = try programs.run("/usr/bin/unshare", ["-rm", "/bin/sh", "-c", script])
    let left = try String(contentsOfFile: programs.path("left"), encoding: .utf8)
    return (outcome, left.split(separator: "\n").map(String.init).filter { $0 != "ballast" })
  }

  private func expectFailure(
    _ outcome: Programs.Outcome, of file: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.status == 1, "\(outcome.errors)", sourceLocation: location)
    let told = outcome.errors.split(separator: "\n").filter {
      $0.contains("No space left on device")
    }
    #expect(told.count == 1, "\(outcome.errors)", sourceLocation: location)
    for words in [file, "Fix: make room"] {
      #expect(told.first?.contains(words) == true, "\(outcome.errors)", sourceLocation: location)
    }
  }

  private static let tool = Programs.program("stylusctl").path

  @Test(arguments: ["svg", "pdf", "png", "inkd", "inkml", "xopp", "uim"])
  func `an export that finds no room is no file`(format: String) throws {
    let ink = programs.path("ink.evemu")
    let generated = try programs.run("stylusctl", ["generate", "i", "-o", ink])
    try #require(generated.status == 0, "\(generated.errors)")
    let (outcome, left) = try run("\(Self.tool) export -q --dpi 50 '\(ink)' ink.\(format)")
    expectFailure(outcome, of: "ink.\(format)")
    #expect(left.isEmpty, "\(left)")
  }

  @Test func `an export that finds no room leaves the file that was there`() throws {
    let (outcome, left) = try run(
      "\(Self.tool) export -q --force demo demo.svg; status=$?; grep -qx before demo.svg && exit $status",
      before: "echo before > demo.svg")
    expectFailure(outcome, of: "demo.svg")
    #expect(left == ["demo.svg"])
  }

  @Test func `generated ink that finds no room is no file`() throws {
    let (outcome, left) = try run("\(Self.tool) generate hello -o pen.evemu")
    expectFailure(outcome, of: "pen.evemu")
    #expect(left.isEmpty, "\(left)")
  }

  @Test func `a journal's export into a file without room fails, and the journal has all`() throws {
    let socket = programs.path("s")
    try programs.configure("journal = yes")
    _ = try programs.journalDaemon(try programs.shortInk(30), socket: socket)
    _ = try RawClient(socket).wholeStream()
    let export = "\(Self.tool) --socket '\(socket)' journal export"
    let (outcome, left) = try run("\(export) > strokes.json")
    expectFailure(outcome, of: "standard output")
    // What a shell opened is the shell's; it is not whole, which the message says.
    #expect(outcome.errors.contains("The output is incomplete"))
    #expect(left == ["strokes.json"])
    #expect(
      try programs.run("stylusctl", ["--socket", socket, "journal", "export"]).lines.count == 30)
  }

  @Test(.withoutThreadSanitizer, arguments: ["svg", "pdf", "inkd"])
  func `a limit of file sizes is told with what lifts it`(format: String) throws {
    let file = programs.path("demo.\(format)")
    let outcome = try programs.run(
      "/bin/sh", ["-c", "ulimit -f 1; \(Self.tool) export -q demo '\(file)'; exit $?"])
    #expect(outcome.status == 1)
    for words in [file, "File too large", "Fix: raise the limit"] {
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: file))
  }
}

/// A file system of our own, which nobody else sees.
private enum FullFileSystem {
  static let canBeMade: Bool = {
    guard let programs = try? Programs() else { return false }
    let arguments = ["-rm", "/bin/sh", "-c", "mount -t tmpfs none /mnt && umount /mnt"]
    let isMade = (try? programs.run("/usr/bin/unshare", arguments).status) == 0
    if !isMade { print("NOT TESTED: full file systems; no tmpfs can be mounted here") }
    return isMade
  }()
}
