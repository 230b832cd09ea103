import CompositorKit
import Foundation
import InkCanvas
import InkModel
import StylusTestKit
import Testing
import WaylandClient

@testable import InkOverlay

/// What a pen does on a real screen: tablets of the kernel, the built daemon and overlay, and sway on the machine's
/// graphics card.
@Suite(
  .enabled(if: kernelTestsAreWanted && MachineScreen.isThere, MachineScreen.mend), .serialized)
enum KernelDesktopTests {}

/// A compositor on the screen of this machine, a daemon that reads its tablets, and a program of ours beneath.
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
    sway = try Sway(onScreen: "\(Self.width)x\(Self.height)", configuration: configuration)
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

  /// The overlay, on the screen.
  func overlay(_ arguments: [String]) throws -> RunningProgram {
    try programs.start(
      "inkoverlay",
      ["--socket", programs.path("socket"), "--output", MachineScreen.output] + arguments,
      environment: ["WAYLAND_DISPLAY": sway.socket, "XDG_RUNTIME_DIR": programs.folder.path])
  }

  /// The outputs as the overlay takes them.
  var places: [OutputPlace] { session.compositor.outputs.map { OutputPlace($0) } }

  /// Looks at what comes until something holds.
  func wait(_ what: String, until holds: () throws -> Bool) throws {
    let limit = Date(timeIntervalSinceNow: 60)
    while try !holds() {
      guard limit.timeIntervalSinceNow > 0 else { throw CompositorFailure("not in 60 s: \(what)") }
      try session.look(milliseconds: 20)
    }
  }
}
