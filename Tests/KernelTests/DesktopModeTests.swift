import CompositorKit
import Foundation
import StylusTestKit
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
      try pen.draw(at: 0.2)
      try desktop.wait("the program has the pen") { self.contacts == 1 }
      let before = try pictureWithoutPen(pen)

      let fading = try desktop.overlay([
        "--mode", "ephemeral", "--color", "#ff0000", "--width", "2",
      ])
      let ink = try fadingInk(pen, since: before, fading)
      #expect(ink > 100)
      #expect(contacts == 2)
      #expect(fading.stop() == 0 && fading.log == "")

      let drawing = try desktop.overlay(["--mode", "draw", "--color", "#ff0000", "--width", "2"])
      try pen.hover(at: pen.place(0.5, 0.5))
      try desktop.wait("the overlay takes the pen: \(drawing.log)") {
        // A compositor asks who is under a pen when it moves.
        try pen.hover(at: pen.place(0.5, 0.5))
        return self.isElsewhere
      }
      let known = frames.count
      try pen.draw(at: 0.6)
      try pen.draw(at: 0.8)
      try awaitInk(200, since: before, drawing)
      try pen.leave()
      try desktop.session.settle()
      #expect(contacts == 2)
      #expect(frames.count == known)
      // Without a pen near, the pointer's clicks are the program's, and the ink stays.
      try desktop.sway.click(x: 320, y: 240)
      #expect(try desktop.sway.focusedWindow() == "beneath")
      try awaitInk(200, since: before, drawing)
      #expect(drawing.stop() == 0 && drawing.log == "")
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

    private func pictureWithoutPen(_ pen: DesktopPen) throws -> Picture {
      try pen.leave()
      try desktop.session.settle()
      return try MachineScreen.picture()
    }

    /// Draws once the surface is there, until ink is seen; how much.
    private func fadingInk(
      _ pen: DesktopPen, since before: Picture, _ overlay: RunningProgram
    ) throws -> Int {
      try pen.hover(at: pen.place(0.4, 0.2))
      try pen.touch(pen.place(0.4, 0.2))
      var (most, step) = (0, 0.0)
      try desktop.wait("ink that fades: \(overlay.log)") {
        step += 0.01
        for part in 1...8 { try pen.touch(pen.place(0.4, 0.2 + step + Double(part) * 0.001)) }
        most = try MachineScreen.picture().places(unlike: before).count
        return most > 100
      }
      try pen.lift(at: pen.place(0.4, 0.2 + step))
      try pen.leave()
      try desktop.wait("the pen left") { self.isElsewhere }
      return most
    }

    private func awaitInk(_ ink: Int, since before: Picture, _ overlay: RunningProgram) throws {
      try desktop.wait("ink that stays: \(overlay.log)") {
        try MachineScreen.picture().places(unlike: before).count > ink
      }
    }
  }
}

extension DesktopPen {
  /// A line downwards, in the middle of the height.
  fileprivate func draw(at x: Double) throws {
    try hover(at: place(x, 0.3))
    for step in 0...40 { try touch(place(x, 0.3 + Double(step) * 0.01)) }
    try lift(at: place(x, 0.7))
  }
}
