import CompositorKit
import Foundation
import InkGeometry
import ProgramKit
import Testing
import WaylandClient

extension KernelDesktopTests {
  /// Who gets the pen: the overlay or the program beneath.
  @Suite final class Modes {
    private let desktop: Desktop
    private let window: Overlay

    init() throws {
      desktop = try Desktop()
      window = try desktop.session.overlay(name: "beneath", takesInput: true, form: .window)
      try desktop.session.show(window) { _, _ in 0xFF20_4060 }
    }

    @Test func aProgramGetsThePenBeneathInkThatFadesAndNothingOfItInDrawingMode() throws {
      let (pen, _) = try desktop.pen(on: "wacom-intuos-pro-2-m", named: "Desktop-Modes")
      try desktop.draw([line(0.1)], with: pen)
      try desktop.wait("the program has the pen") { self.contacts == 1 }
      try pen.leave()
      try desktop.wait("the pen left") { self.isElsewhere }
      let before = try desktop.pictureWithoutPointer(pen)

      let overlay = try desktop.overlay(
        ["--mode", "ephemeral", "--width", "1"], knowing: "Desktop-Modes")
      try drawUntilInkIsSeen(pen, since: before, overlay)
      try desktop.wait("the program has the pen beneath ink") { self.contacts > 1 }
      try desktop.wait("the pen left") { self.isElsewhere }

      try desktop.command("toggle")
      try awaitOverlay(pen, overlay)
      let told = frames.count
      try desktop.draw([line(0.6), line(0.8)], with: pen)
      try expectInk(at: [0.6, 0.8], since: before, overlay)
      try desktop.session.settle()
      #expect(frames.count == told)
      try Desktop.keepPicture("drawing-mode")

      // Without a pen near, clicks are the program's, and the ink stays.
      try pen.leave()
      try desktop.sway.click(x: 320, y: 400)
      #expect(try desktop.sway.focusedWindow() == "beneath")

      try desktop.command("toggle")
      let contactsBefore = contacts
      try desktop.draw([line(0.7)], with: pen)
      try pen.leave()
      try desktop.wait("the program has the pen again") { self.contacts > contactsBefore }
      try expectInk(at: [0.6, 0.8], since: before, overlay)
      #expect(overlay.stop() == 0 && overlay.log == "")
    }

    /// What the program beneath was told of pens.
    private var frames: [PenFrame] {
      desktop.session.events.compactMap { if case .pen(let frame) = $0 { frame } else { nil } }
    }

    /// How often a tip came down on it.
    private var contacts: Int {
      zip([false] + frames.map(\.isDown), frames.map(\.isDown)).count { !$0 && $1 }
    }

    /// Whether the pen has left it.
    private var isElsewhere: Bool { frames.last?.overlay == nil }

    /// Draws beneath the ink until some is seen that was not there.
    private func drawUntilInkIsSeen(
      _ pen: DesktopPen, since before: Picture, _ overlay: RunningProgram
    ) throws {
      var row = 0.1
      try desktop.wait("ink that fades: \(overlay.log)") {
        row += 0.02
        try self.desktop.draw([[Point(x: 0.2, y: row), Point(x: 0.5, y: row)]], with: pen)
        return try MachineScreen.picture().places(unlike: before).count > 200
      }
      try pen.leave()
    }

    /// Hovers until the pen is the overlay's: a compositor asks what lies under it when it moves.
    private func awaitOverlay(_ pen: DesktopPen, _ overlay: RunningProgram) throws {
      let known = frames.count
      var step = 0.0
      try desktop.wait("the overlay takes the pen: \(overlay.log)") {
        step += 0.001
        try pen.hover(at: pen.place(0.3 + step, 0.5))
        return self.isElsewhere && self.frames.count > known
      }
    }

    /// Waits until vertical lines are there.
    private func expectInk(
      at columns: [Double], since before: Picture, _ overlay: RunningProgram
    ) throws {
      try desktop.wait("ink that stays: \(overlay.log)") {
        let picture = try MachineScreen.picture()
        return columns.allSatisfy { share in
          let x = Int(share * Double(Desktop.width))
          return (160..<320).allSatisfy { picture[x, $0] != before[x, $0] }
        }
      }
    }

    private func line(_ x: Double) -> [Point] { [Point(x: x, y: 0.3), Point(x: x, y: 0.7)] }
  }
}
