import CompositorKit
import Foundation
import ProgramKit
import Testing
import WaylandClient

extension KernelDesktopTests {
  /// Pictures for people, where somebody wants them.
  @Suite(.enabled(if: ProcessInfo.processInfo.environment["STYLUSD_PICTURES"] != nil))
  struct Pictures {
    @Test func handwritingIsSeenAboveAProgram() throws {
      let desktop = try Desktop()
      let window = try desktop.session.overlay(name: "chart", takesInput: true, form: .window)
      try desktop.session.show(window, Self.chart)
      let overlay = try desktop.overlay([
        "--mode", "draw", "--ink", "pen", "--width", "0.9", "--color", "#c01830", "--keep-aspect",
        "--stats", "json",
      ])
      let before = try MachineScreen.picture()
      let writer = try desktop.programs.start(
        "stylusctl", ["virtual", "--text", "more of this one", "--delay", "20"])
      try desktop.wait("the writer ends: \(writer.log)") { !writer.process.isRunning }
      var (picture, same) = (before, 0)
      try desktop.wait("handwriting: \(overlay.log)") {
        let next = try MachineScreen.picture()
        same = next == picture && next != before ? same + 1 : 0
        picture = next
        return same > 4
      }
      try Desktop.keepPicture("overlay-vm")
      #expect(overlay.stop() == 0)
      print(overlay.lines.joined(separator: "\n"), writer.log)
    }

    /// A program's window: bars of a chart under a title.
    private static func chart(_ x: Int, _ y: Int) -> UInt32 {
      if y < 36 { return 0xFF2B_3A4A }
      let (bar, within) = ((x - 80) / 100, (x - 80) % 100)
      let heights = [120, 190, 90, 260, 160]
      if x >= 80, bar < heights.count, within < 60, y < 440, y >= 440 - heights[bar] {
        return bar == 3 ? 0xFF3B_82A0 : 0xFF9F_C3D0
      }
      return y == 440 || (y % 60 == 20 && x > 60) ? 0xFFD8_D4CA : 0xFFF6_F3EC
    }
  }
}
