import CompositorKit
import Foundation
import InkDrawing
import InkGeometry
import InkStorage
import ProgramKit
import StylusClient
import StylusModel
import StylusProtocol
import Testing

/// A compositor, a daemon that plays a recording, and the overlay between them.
final class OverlayStage {
  let sway: Sway
  let programs: Programs
  /// What is on the output without ink: red, green, blue in bits 16, 8, 0.
  let ground: UInt32

  /// The output's pixels in a millimeter of it.
  static let scale = 96 / 25.4

  private let output: String
  /// The socket of the compositor that is drawn on.
  private let display: String?
  /// The part of the output's picture that it shows.
  private let part: (Picture) -> Picture

  convenience init(blanks: Int? = nil) throws {
    try self.init(sway: Sway(blanks: blanks), output: "HEADLESS-1")
  }

  /// - Parameters:
  ///   - output: the one that is looked at.
  ///   - display: the socket of another compositor in a window that fills that output; nil where
  ///     sway itself is drawn on.
  ///   - part: what of the output's picture is that compositor's.
  init(
    sway: Sway, output: String, display: String? = nil,
    part: @escaping (Picture) -> Picture = { $0 }
  ) throws {
    self.sway = sway
    self.output = output
    self.display = display
    self.part = part
    programs = try Programs()
    // Somebody who has read the help of the first start.
    let state = programs.path("state/inkoverlay")
    try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: state + "/welcomed"))
    ground = try part(sway.picture(of: output))[5, 5]
  }

  /// What is on the output.
  func picture() throws -> Picture { try part(sway.picture(of: output)) }

  var socket: String { programs.path("s") }

  /// Whether the overlay has no threads but its own: the thread sanitizer's wakes ten times a
  /// second.
  static let onlyItsOwnThreads =
    (try? SanitizerReport.sanitizer(of: Programs.program("inkoverlay"))) != "thread"

  /// A daemon that plays some words.
  func daemon(speed: String, words: String = "it is ink") throws -> RunningProgram {
    let file = programs.path("words.evemu")
    let written = try programs.run("stylusctl", ["generate", words, "--force", "-o", file])
    #expect(written.status == 0, "\(written.errors)")
    return try programs.daemon(["--replay", file, "--speed", speed], socket: socket)
  }

  /// Where the overlay takes commands.
  var commands: String { programs.path("commands") }

  /// The overlay, which draws for good unless told otherwise.
  ///
  /// - Parameters:
  ///   - wrapper: a program that becomes the overlay, and what it is told.
  ///   - environment: what it has besides.
  func overlay(
    _ arguments: [String] = [], under wrapper: [String] = [],
    environment: [String: String] = [:]
  ) throws -> RunningProgram {
    let mode =
      arguments.contains("--mode") || arguments.contains("--config") ? [] : ["--mode", "draw"]
    let command =
      wrapper + [wrapper.isEmpty ? "inkoverlay" : Programs.program("inkoverlay").path]
      + ["--socket", socket, "--commands", commands] + mode + arguments
    return try programs.start(
      command[0], Array(command.dropFirst()),
      environment: [
        "WAYLAND_DISPLAY": display ?? sway.socket, "XDG_CONFIG_HOME": programs.path("config"),
      ].merging(environment) { $1 })
  }

  /// Waits until the overlay takes commands.
  func awaitCommands(of overlay: RunningProgram) {
    #expect(eventually { isListening(at: commands) }, "\(overlay.log)")
  }

  /// Waits until the recording is over. It begins with its first listener, which should be another.
  func awaitEnd() throws {
    var live = try InkConnection(path: socket).live(Subscription())
    while try live.awaitMessage() != nil {}
  }

  /// All strokes so far, and the tablet they were drawn on.
  func capturedInk() throws -> (strokes: [CapturedStroke], area: Tablet.Area) {
    var connection = try InkConnection(path: socket)
    let area = try connection.tablets().compactMap(\.area).first
    return (try connection.strokes(since: 0), try #require(area))
  }

  /// How large a share of the places of strokes has ink within two pixels, where the whole surface
  /// is the whole output.
  func inkedShare() throws -> Double {
    let picture = try self.picture()
    let (strokes, area) = try capturedInk()
    let places = strokes.flatMap(\.samples).map { sample in
      (
        x: Double((sample.x.value - area.left.value) / area.width.value) * Double(picture.width),
        y: Double((sample.y.value - area.top.value) / area.height.value) * Double(picture.height)
      )
    }
    let inked = places.count { place in
      let (x, y) = (Int(place.x), Int(place.y))
      for row in max(y - 2, 0)...min(y + 2, picture.height - 1) {
        for column in max(x - 2, 0)...min(x + 2, picture.width - 1)
        where picture[column, row] != ground {
          return true
        }
      }
      return false
    }
    return places.isEmpty ? 0 : Double(inked) / Double(places.count)
  }

  /// Waits for the first ink, for the end of the recording, and until all of it is seen.
  func awaitInk(of overlay: RunningProgram) throws {
    #expect(try eventually { try inkedPixels() > 0 }, "\(overlay.log)")
    try awaitEnd()
    #expect(try eventually { try inkedShare() > 0.999 }, "\(overlay.log)")
  }

  /// What is seen once all strokes are fitted, which takes seconds each in a debug build, and
  /// nothing changes any more.
  func settledPicture() throws -> Picture {
    let count = try capturedInk().strokes.count
    #expect(try eventually { try dryStrokes() == count })
    var picture = try self.picture()
    var quiet = 0
    while quiet < 5 {
      usleep(100_000)
      let next = try self.picture()
      quiet = next == picture ? quiet + 1 : 0
      picture = next
    }
    return picture
  }

  /// What `stylusctl overlay` prints.
  func tell(_ words: String...) throws -> String { try tell(words) }

  /// The same. Repeats the command while the overlay answers "try again", as it does until the last
  /// strokes are fitted, and while nobody listens: one that was killed leaves its socket behind
  /// until the next one has started.
  ///
  /// - Parameter refusal: a part of the message with which the command may be refused, too.
  @discardableResult func tell(
    _ words: [String], orRefusedAs refusal: String? = nil
  ) throws -> String {
    let arguments = ["overlay", "--socket", commands] + words
    var outcome = try programs.run("stylusctl", arguments)
    _ = try eventually {
      let reasons = ["try again", "Connection refused"]
      guard outcome.status != 0, reasons.contains(where: outcome.errors.contains) else {
        return true
      }
      outcome = try programs.run("stylusctl", arguments)
      return false
    }
    let isRefused = refusal.map { outcome.errors.contains($0) } ?? false
    #expect(outcome.status == (isRefused ? 1 : 0), "\(words): \(outcome.errors)")
    return String(decoding: outcome.output, as: UTF8.self)
  }

  /// What the overlay is and does: `stylusctl overlay status --json`.
  func status() throws -> [String: Any] {
    let text = try tell("status", "--json")
    return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// How many strokes have dried on the outputs.
  func dryStrokes() throws -> Int {
    let outputs = try #require(try status()["outputs"] as? [[String: Any]])
    return outputs.compactMap { $0["strokes"] as? Int }.reduce(0, +)
  }

  /// How many strokes the overlay says are on the disk.
  func keptStrokes() throws -> Int {
    let outputs = try #require(try status()["outputs"] as? [[String: Any]])
    return outputs.compactMap { $0["kept"] as? Int }.reduce(0, +)
  }

  /// How many strokes stay once all that are finished are fitted: a save waits for them.
  func settledStrokes() throws -> Int {
    let words = ["save", programs.path("settled.inkd"), "--force"]
    try tell(words, orRefusedAs: "has no ink that stays")
    return try dryStrokes()
  }

  /// How many pixels have ink.
  func inkedPixels() throws -> Int {
    let picture = try self.picture()
    return (0..<picture.height).reduce(0) { count, y in
      count + (0..<picture.width).count { picture[$0, y] != ground }
    }
  }

  /// How many pixels of a picture differ by more than two levels from a drawing that lies on the
  /// ground.
  func pixelsUnlike(_ drawing: Drawing, in picture: Picture) throws -> Int {
    picture.pixelsUnlike(drawing, on: ground)
  }

  /// The drawing in a file of the test's folder.
  func document(_ name: String) throws -> InkDocument {
    let bytes = [UInt8](try Data(contentsOf: programs.folder.appendingPathComponent(name)))
    return InkLog.isLog(bytes) ? try InkLog(bytes).document : try InkDocument(decoding: bytes)
  }

  /// The drawing of a file.
  func drawing(_ name: String) throws -> Drawing { try document(name).pages[0].drawing }
}

extension RunningProgram {
  /// How often its threads have gone to sleep so far.
  var sleeps: Int {
    get throws {
      let tasks = "/proc/\(process.processIdentifier)/task"
      return try FileManager.default.contentsOfDirectory(atPath: tasks).reduce(0) { sum, task in
        let status = try String(contentsOfFile: "\(tasks)/\(task)/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
        return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
      }
    }
  }
}
