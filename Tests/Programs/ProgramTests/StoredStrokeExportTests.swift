import Foundation
import InkDrawing
import ProgramKit
import Testing

/// `stylusctl export` of the daemon's finished strokes.
@Suite struct StoredStrokeExportTests {
  private let programs: Programs

  init() throws {
    programs = try Programs()
  }

  @Test func `a daemon without strokes gives no empty file`() throws {
    let socket = programs.path("s")
    _ = try programs.daemon(["--replay", try programs.shortInk()], socket: socket)
    let out = programs.path("today.pdf")
    let outcome = try programs.export("--socket", socket, "-", out)
    #expect(outcome.status == 1 && outcome.errors.contains("no finished strokes"))
    #expect(!FileManager.default.fileExists(atPath: out))
  }

  @Test func `the daemon's finished strokes are exported as a drawing and as a picture`() throws {
    let (socket, ink, picture) = (
      programs.path("s"), programs.path("now.inkd"), programs.path("now.svg")
    )
    let recording = try programs.shortInk(3)
    _ = try programs.daemon(["--replay", recording, "--speed", "max"], socket: socket)
    _ = try RawClient(socket).wholeStream()
    for path in [ink, picture] {
      let outcome = try programs.run("stylusctl", ["--socket", socket, "export", "-", path])
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    }
    let drawing = try programs.drawing(ink)
    #expect(drawing.count == 3)
    #expect(drawing.strokes.allSatisfy { $0.path.count > 1 && $0.creationDate != .unknown })
    // The same as from the recording itself, but for when it was.
    let played = programs.path("played.inkd")
    #expect(try programs.export(recording, played).status == 0)
    let direct = try programs.drawing(played)
    #expect(direct.strokes.map(\.path.controlPoints) == drawing.strokes.map(\.path.controlPoints))
    let text = try String(contentsOfFile: picture, encoding: .utf8)
    #expect(text.components(separatedBy: "<path").count == 4)
  }

  @Test func `a folder gets the daemon's strokes under a name of their own`() throws {
    let (socket, folder) = (programs.path("s"), programs.path("all"))
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = try programs.daemon(
      ["--replay", try programs.shortInk(1), "--speed", "max"], socket: socket)
    _ = try RawClient(socket).wholeStream()
    let outcome = try programs.run(
      "stylusctl", ["--socket", socket, "export", "--to", "svg", "-", folder])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["strokes.svg"])
  }

  @Test func `the daemon is found by the environment too`() throws {
    let (folder, ink) = (programs.path("run"), programs.path("found.inkd"))
    let socket = folder + "/stylusd.sock"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = try programs.daemon(
      ["--replay", try programs.shortInk(2), "--speed", "max"], socket: socket)
    _ = try RawClient(socket).wholeStream()
    let tool = try programs.start(
      "stylusctl", ["export", "-", ink], environment: ["XDG_RUNTIME_DIR": folder])
    #expect(tool.awaitEnd() == 0, "\(tool.log)")
    #expect(try programs.drawing(ink).count == 2)
  }

  @Test func `without a daemon the socket is named, and nothing is written`() throws {
    let (socket, ink) = (programs.path("absent"), programs.path("none.inkd"))
    let outcome = try programs.run("stylusctl", ["--socket", socket, "export", "-", ink])
    #expect(outcome.status == 1 && outcome.errors.contains(socket), "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: ink))
  }
}
