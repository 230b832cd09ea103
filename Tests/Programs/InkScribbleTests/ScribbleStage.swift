import Foundation
import ProgramKit
import Testing

/// A desktop with fields, and for each thing that a hand does there a daemon that plays it and an
/// inkscribe. What the daemon tells of the pen, the tablet of the compositor does, too, as if both
/// read one device.
///
/// Where we are root all of them run as nobody: so does the desktop, whose buses let in nobody
/// else.
final class ScribbleStage {
  let desktop: FieldsDesktop
  private let programs: Programs
  /// Done when all is text, while inkscribe is there: with it goes the seat's only keyboard, and Qt
  /// has no focus then.
  var atEnd: () throws -> Void = {}
  /// What is in the configuration of inkscribe.
  var configuration: String?
  /// What the last inkscribe said of itself when the hand was done.
  private(set) var status = Status()
  /// The texts that could not be put in.
  private(set) var unwritten: [String] = []
  private(set) var log = ""
  /// The pen of the compositor, while a hand does something; nil where that has no tablet.
  private(set) var pen: CompositorPen?

  /// The process of inkscribe, while a hand does something.
  private(set) var scribble: Int32 = 0

  /// So long a hand rests until all listen and fields are known, in seconds.
  private static let rest = 4

  /// Whether there are windows that tell of their fields without a pen.
  private let hasFields: Bool

  /// What `stylusctl scribble status --json` tells.
  struct Status: Decodable, Equatable {
    var fields = 0
    var programs: [Program] = []
    var written = 0
    var failed = 0
    var unread = 0
    var gestures = 0
    var corrected = 0
    var taps = 0
    var unwritten = 0
    var waitP50: Int?
    var waitP99: Int?
    var readingP50: Int?
    var readingP99: Int?
    var pad: String?
    var inputFault: String?
    var daemonFault: String?
    var desktopFault: String?
    var accessibilityFault: String?

    /// Whether fields are known, or why there are none.
    var isReady: Bool { fields > 0 || desktopFault != nil || accessibilityFault != nil }
  }

  /// A program with elements of its own.
  struct Program: Decodable, Equatable {
    var name: String
    var elements: Int
  }

  convenience init(_ toolkits: String...) throws { try self.init(toolkits) }

  init(
    _ toolkits: [String], on kind: FieldsDesktop.Kind = .sway, layout: String? = nil,
    consent: String = "allow"
  ) throws {
    desktop = try FieldsDesktop(toolkits, on: kind, layout: layout, consent: consent)
    hasFields = toolkits.contains { ["gtk3", "gtk4", "qt5", "qt6"].contains($0) }
    programs = try Programs()
    if geteuid() == 0 {
      try FileManager.default.setAttributes(
        [.ownerAccountID: 65_534, .groupOwnerAccountID: 65_534],
        ofItemAtPath: programs.folder.path)
    }
  }

  /// Has a hand do these things, and waits until it did and all of it is text, or nothing.
  ///
  /// - Parameter body: what happens meanwhile, from the moment on when all fields are known.
  func play(_ deeds: String..., during body: () throws -> Void = {}) throws {
    try play(deeds, during: body)
  }

  func play(_ deeds: [String], during body: () throws -> Void = {}) throws {
    let file = programs.path("hand.evemu")
    _ = try finish(
      "scribble-example", ["--to", file, "rest \(Self.rest)"] + deeds + ["rest 2.5"])
    let scribble = try start(
      "inkscribe", ["--mode", "on", "--socket", socket, "--commands", commands] + configured())
    self.scribble = scribble.process.processIdentifier
    #expect(eventually { (try? ask())?.daemonFault != nil }, "\(scribble.log)")
    // A busy machine takes long until the fields are known, and the hand waits for nobody.
    let knowsFields = !hasFields || eventually { (try? ask())?.isReady == true }
    #expect(knowsFields, "\(scribble.log)")
    // With the first who listens the daemon begins; who comes later is told that the pen is near.
    let daemon = try start("stylusd", ["--socket", socket, "--replay", file])
    #expect(eventually { (try? ask())?.daemonFault == nil && (try? ask()) != nil }, "\(daemon.log)")
    if FileManager.default.fileExists(atPath: desktop.pen) {
      pen = CompositorPen(of: socket, writingTo: desktop.pen)
    }
    try body()
    let listener = try start("stylusctl", ["--socket", socket, "watch", "--until-end", "--json"])
    listener.process.waitUntilExit()
    status = try awaitTexts(of: scribble)
    let end = atEnd
    // What it holds, which may be this, is let go of.
    atEnd = {}
    try end()
    let texts = try finish("stylusctl", ["scribble", "--socket", commands, "take"])
    unwritten = texts.split(separator: "\n").map(String.init)
    #expect(scribble.stop(SIGKILL) != 0)
    log = scribble.log
    _ = daemon.stop(SIGKILL)
    #expect(pen?.complaint == nil)
    for path in [socket, commands] { try? FileManager.default.removeItem(atPath: path) }
  }

  /// Waits until all that was written is text, with pictures and proofs: until nothing computes, and
  /// nothing has changed for a while.
  private func awaitTexts(of scribble: RunningProgram) throws -> Status {
    var before: Status?
    var now = try ask()
    _ = try eventually(every: 0) {
      usleep(900_000)
      _ = scribble.settle()
      before = now
      now = try ask()
      return now == before
    }
    return now
  }

  /// Takes the input method of the seat, as another program would: with another inkscribe. It goes
  /// with the stage.
  func holdInputMethod() throws -> RunningProgram {
    let other = try start(
      "inkscribe",
      ["--mode", "on", "--socket", programs.path("none"), "--commands", programs.path("other")])
    #expect(eventually { FileManager.default.fileExists(atPath: programs.path("other")) })
    usleep(500_000)
    return other
  }

  private var socket: String { programs.path("s") }
  /// Where programs of the desktop look for it, too.
  private var commands: String { desktop.path("inkscribe.sock") }

  private func configured() throws -> [String] {
    guard let configuration else { return [] }
    let file = programs.path("inkscribe.conf")
    try configuration.write(toFile: file, atomically: true, encoding: .utf8)
    return ["--config", file]
  }

  private func start(_ name: String, _ arguments: [String]) throws -> RunningProgram {
    try desktop.start(name, arguments, by: programs)
  }

  private func finish(_ name: String, _ arguments: [String]) throws -> String {
    let program = try start(name, arguments)
    program.process.waitUntilExit()
    guard program.process.terminationStatus == 0 else {
      throw Programs.ProgramRunError(description: program.log)
    }
    return program.text
  }

  /// Opens an example of ours on the desktop.
  func open(_ example: String, _ arguments: [String]) throws {
    _ = try start(example, arguments + ["--commands", commands])
  }

  /// Shows the pad, or hides it.
  func pad(_ change: String) throws {
    _ = try finish("stylusctl", ["scribble", "--socket", commands, "pad", change])
  }

  /// What inkscribe says of itself.
  func ask() throws -> Status {
    let text = try finish("stylusctl", ["scribble", "--socket", commands, "status", "--json"])
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Status.self, from: Data(text.utf8))
  }
}
