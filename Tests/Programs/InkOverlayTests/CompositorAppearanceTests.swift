import CompositorKit
import Foundation
import ProgramKit
import Testing

/// Ink on a desktop that tells whether it is dark: a session's bus with a portal of ours.
@Suite(.enabled(if: Sway.isThere && SessionBus.isThere, Sway.mend))
struct CompositorAppearanceTests {
  private let stage: OverlayStage

  init() throws { stage = try OverlayStage() }

  @Test func blackInkIsWhiteWhileTheDesktopIsDark() throws {
    let desktop = try DarkDesktop(stage.programs)
    _ = try stage.daemon(speed: "4")
    let overlay = try stage.overlay(
      ["--color", "black"], environment: desktop.environment)
    try stage.awaitInk(of: overlay)
    #expect(try eventually { try inkIsLight() == true })
    desktop.lighten()
    #expect(try eventually { try inkIsLight() == false }, "\(overlay.log)")
    #expect(overlay.stop() == 0)
  }

  @Test func whoSaysHowInkIsToBeIsNotAsked() throws {
    let desktop = try DarkDesktop(stage.programs)
    let file = stage.programs.path("ink.conf")
    try "[inkoverlay]\nmode = draw\ncolor = black\nappearance = light\n".write(
      toFile: file, atomically: true, encoding: .utf8)
    _ = try stage.daemon(speed: "4")
    let overlay = try stage.overlay(
      ["--config", file], environment: desktop.environment)
    try stage.awaitInk(of: overlay)
    #expect(try inkIsLight() == false)
    #expect(overlay.stop() == 0)
  }

  /// Whether the pixels that differ most from the ground are lighter; nil where there is no ink.
  private func inkIsLight() throws -> Bool? {
    let picture = try stage.picture()
    var lighter = 0
    var darker = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y] != stage.ground {
        if picture[x, y] & 0xFF > stage.ground & 0xFF { lighter += 1 } else { darker += 1 }
      }
    }
    return lighter + darker == 0 ? nil : lighter > darker
  }
}

/// A session's bus whose portal tells of a dark desktop; it ends with the test's programs.
private struct DarkDesktop {
  private let portal: RunningProgram
  let environment: [String: String]

  init(_ programs: Programs) throws {
    let bus = try SessionBus(programs)
    environment = bus.environment
    portal = try bus.start(bus.compile("portal"))
  }

  /// The desktop is light from now on.
  func lighten() { kill(portal.process.processIdentifier, SIGUSR1) }
}
