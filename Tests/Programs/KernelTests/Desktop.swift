import CompositorKit
import Foundation
import InkCanvas
import InkGeometry
import InkScreens
import ProgramKit
import StylusModel
import Testing
import WaylandClient

/// What a pen does on a real screen: tablets of the kernel, the built daemon and overlay, and sway
/// on the machine's graphics card.
@Suite(
  .enabled(if: kernelTestsAreWanted && MachineScreen.isThere, MachineScreen.mend), .serialized)
enum KernelDesktopTests {}

/// A compositor on the screen of this machine, a daemon that reads its tablets, and a program of
/// ours beneath.
final class Desktop {
  /// The screen's pixels, which are logical ones too.
  static let width = 640
  static let height = 480

  let programs: Programs
  let bench: DaemonBench
  let sway: Sway
  let session: CompositorSession

  /// - Parameter configuration: lines of sway's besides.
  init(_ configuration: String = "") throws {
    programs = try Programs()
    bench = try DaemonBench(programs)
    sway = try Sway(
      onScreen: "\(Self.width)x\(Self.height)",
      configuration: "seat * hide_cursor 100\n\(configuration)")
    session = try CompositorSession(display: sway.socket)
  }

  /// Makes a tablet that daemon and compositor know; sway's name for it is `vendor:product:name`.
  func pen(on slug: String, named name: String) throws -> (pen: DesktopPen, tablet: Tablet) {
    let pen = try DesktopPen(on: slug, named: name)
    let tablet = try bench.device(named: name)
    if !session.compositor.tablets.contains(where: { $0.name == name }) {
      try session.wait("sway knows \(name)") { _ in
        session.compositor.tablets.contains { $0.name == name }
      }
    }
    return (pen, tablet)
  }

  /// The overlay, on the screen, with red ink; it listens, and knows a tablet that was there
  /// before.
  func overlay(_ arguments: [String], knowing tablet: String = "") throws -> RunningProgram {
    let overlay = try programs.start(
      "inkoverlay",
      [
        "--socket", programs.path("socket"), "--commands", programs.path("commands"), "--output",
        MachineScreen.output, "--color", "#ff0000",
      ] + arguments,
      environment: ["WAYLAND_DISPLAY": sway.socket, "XDG_CONFIG_HOME": programs.folder.path])
    try wait("the overlay listens: \(overlay.log)") {
      guard let status = try self.overlayStatus() else { return false }
      return tablet.isEmpty || status.contains(tablet)
    }
    return overlay
  }

  /// Waits until so many strokes are dry: until then they look as they came from the pen, and not
  /// as they are saved. With programs that are not optimized that takes minutes in an emulated
  /// machine.
  func waitForDryStrokes(_ count: Int) throws {
    try wait("\(count) strokes are dry", seconds: 300) {
      try self.overlayStatus()?.contains("\"strokes\":\(count),") ?? false
    }
  }

  /// What the overlay says of itself; nil if it does not.
  private func overlayStatus() throws -> String? {
    let told = try programs.run(
      "stylusctl", ["overlay", "--socket", programs.path("commands"), "status", "--json"])
    return told.status == 0 ? told.lines.joined() : nil
  }

  /// Tells the overlay something, as a key of the compositor would.
  func command(_ words: String...) throws {
    let told = try programs.run(
      "stylusctl", ["overlay", "--socket", programs.path("commands")] + words)
    guard told.status == 0 else { throw CompositorError("\(words): \(told.errors)") }
  }

  /// Draws lines of shares of the tablet at 200 samples a second.
  func draw(_ lines: [[Point]], with pen: DesktopPen) throws {
    for line in lines {
      let places = InkPath.steps(line).map { pen.place($0.x, $0.y) }
      try pen.hover(at: places[0])
      // For each line anew: what hovers is no beat.
      var beat = Beat(rate: 200, heardBy: bench.subscriber)
      for place in places {
        try pen.touch(place)
        beat.wait()
      }
      try pen.lift(at: places[places.count - 1])
      beat.wait()
    }
  }

  /// What the screen shows once a pen was near and went, and the pointer with it.
  func pictureWithoutPointer(_ pen: DesktopPen) throws -> Picture {
    try pen.hover(at: pen.place(0.5, 0.5))
    try pen.leave()
    var picture = try MachineScreen.picture()
    try wait("the pointer hides") {
      picture = try MachineScreen.picture()
      // It would be in the middle.
      return (-20...40).allSatisfy {
        picture[Self.width / 2 + $0, Self.height / 2 + 4] == picture[5, 5]
      }
        && (-20...40).allSatisfy {
          picture[Self.width / 2 + 4, Self.height / 2 + $0] == picture[5, 5]
        }
    }
    return picture
  }

  /// Keeps what the screen shows, if somebody wants pictures: STYLUSD_PICTURES names a folder.
  static func keepPicture(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["STYLUSD_PICTURES"] else { return }
    try MachineScreen.dump(to: "\(folder)/\(name).png")
  }

  /// The outputs as the overlay takes them.
  var places: [OutputPlace] { session.compositor.outputs.map { OutputPlace($0) } }

  /// Looks at what comes until something holds.
  func wait(_ what: String, seconds: Double = 60, until holds: () throws -> Bool) throws {
    let limit = Date(timeIntervalSinceNow: seconds)
    while try !holds() {
      guard limit.timeIntervalSinceNow > 0 else {
        throw CompositorError("not in \(seconds) s: \(what)")
      }
      try session.look(milliseconds: 20)
    }
  }
}
