import CompositorKit
import Evdev
import Foundation
import InkCanvas
import InkGeometry
import StylusModel
import Testing
import WaylandClient

extension KernelDesktopTests {
  /// Whether our mapping has a pen where the compositor has it, which tells by tablet-v2.
  @Suite final class Mapping {
    private let desktop: Desktop
    private var overlays: [Overlay] = []
    private var pens: [String: (DesktopPen, Tablet)] = [:]

    init() throws {
      // Two outputs of different height beside each other; the second has no screen.
      desktop = try Desktop("output HEADLESS-1 mode --custom 400x480 position 640 0")
      try desktop.sway.command("create_output")
      try desktop.wait("two outputs") { desktop.session.compositor.outputs.count == 2 }
    }

    @Test func aPenIsWhereTheCompositorHasIt() throws {
      for arrangement in try PenArrangement.all {
        let worst = try farthestOff(arrangement)
        print("mapping, \(arrangement.name): at most \(worst) px from the compositor's place")
        #expect(worst <= 0.5, "\(arrangement.name)")
      }
    }

    /// How many logical pixels our places are from the compositor's, at most.
    private func farthestOff(_ arrangement: PenArrangement) throws -> Double {
      let (pen, tablet) = try self.pen(for: arrangement)
      for command in arrangement.commands { try desktop.sway.command(command) }
      try spread()
      let mapping = try TabletMapping(tablet, wish: arrangement.wish, outputs: desktop.places)
      var worst = 0.0
      for place in Self.places.map({ pen.place($0.x, $0.y) }) {
        let told = try tap(place, with: pen)
        let ours = mapping.toLayout.applied(
          to: Point(x: Double(place.x) / 200, y: Double(place.y) / 200))
        worst = max(worst, told.distance(to: ours))
      }
      try pen.leave()
      overlays.removeAll()
      return worst
    }

    /// The arrangement's tablet; a new one takes more than a second.
    private func pen(for arrangement: PenArrangement) throws -> (DesktopPen, Tablet) {
      if let known = pens[arrangement.tablet] { return known }
      if let matrix = arrangement.matrix { try setCalibration(matrix, of: arrangement.tablet) }
      let pen = try desktop.pen(on: arrangement.model, named: arrangement.tablet)
      pens[arrangement.tablet] = pen
      return pen
    }

    /// Inner places, so that calibrations and parts leave them on an output.
    private static let places: [Point] = [
      Point(x: 0.25, y: 0.25), Point(x: 0.5, y: 0.31), Point(x: 0.72, y: 0.27),
      Point(x: 0.33, y: 0.55), Point(x: 0.68, y: 0.61), Point(x: 0.28, y: 0.7),
      Point(x: 0.52, y: 0.74), Point(x: 0.74, y: 0.72),
    ]

    /// Covers each output with a surface that takes the pen.
    private func spread() throws {
      overlays.removeAll()
      for output in desktop.session.compositor.outputs {
        let overlay = try desktop.session.overlay(
          on: output.id, name: "reference", takesInput: true, buffers: 1)
        try desktop.session.commit(overlay, 0)
        overlays.append(overlay)
      }
      try desktop.session.settle()
    }

    /// Touches a place and lifts; where in the layout the compositor had the tip.
    private func tap(_ place: RawPlace, with pen: DesktopPen) throws -> Point {
      try pen.hover(at: place)
      try pen.touch(place)
      let down = try awaitPen(isDown: true)
      try pen.lift(at: place)
      _ = try awaitPen(isDown: false)
      let index = try #require(overlays.firstIndex { $0.id == down.overlay })
      let output = desktop.session.compositor.outputs[index]
      return Point(x: Double(output.x) + down.x, y: Double(output.y) + down.y)
    }

    private func awaitPen(isDown: Bool) throws -> PenFrame {
      let event = try desktop.session.wait("pen down: \(isDown)") { event in
        if case .pen(let frame) = event { frame.isDown == isDown } else { false }
      }
      guard case .pen(let frame) = event else { throw CompositorError("no pen") }
      return frame
    }
  }
}

/// What a user can have arranged: for sway, and for us.
struct PenArrangement {
  var name: String
  /// The tablet's name.
  var tablet: String
  /// The tablet.
  var model = "wacom-intuos-pro-2-m"
  /// sway's commands.
  var commands: [String] = []
  /// udev's matrix, which libinput takes by itself.
  var matrix: String?
  /// The same for us.
  var wish = MappingChoice()
}

extension PenArrangement {
  private static let calibration = "0.9 0.02 0.03 -0.015 0.95 0.04"

  /// Each alone, in an order in which the last leaves nothing for others.
  static var all: [PenArrangement] {
    get throws { [whole, region, leftHanded, partOfTablet] + (try calibrated) + turned }
  }

  private static var whole: PenArrangement {
    PenArrangement(name: "the-whole-layout", tablet: "on-the-layout")
  }

  private static var region: PenArrangement {
    var arrangement = PenArrangement(name: "a-region-of-the-layout", tablet: "on-a-region")
    arrangement.commands = [arrangement.sway("map_to_region 120 40 700 400")]
    arrangement.wish.target = .region(Rect(x: 120, y: 40, width: 700, height: 400))
    return arrangement
  }

  private static var leftHanded: PenArrangement {
    var arrangement = onScreen("left-handed", of: "left-handed")
    arrangement.commands.append(arrangement.sway("left_handed enabled"))
    arrangement.wish.isLeftHanded = true
    return arrangement
  }

  private static var partOfTablet: PenArrangement {
    var arrangement = onScreen("a-part-of-the-tablet", of: "in-part")
    arrangement.commands.append(arrangement.sway("map_from_region 0.2x0.1 0.9x0.8"))
    // The surface is 224 mm by 148 mm.
    arrangement.wish.area = Tablet.Area(
      left: Millimeters(44.8), top: Millimeters(14.8), width: Millimeters(156.8),
      height: Millimeters(103.6))
    return arrangement
  }

  private static var calibrated: [PenArrangement] {
    get throws {
      var bySway = onScreen("calibrated-by-sway", of: "by-sway", on: "wacom-cintiq-16")
      bySway.commands.append(bySway.sway("calibration_matrix \(calibration)"))
      bySway.wish.calibration = try #require(Calibration(text: calibration))
      var byUdev = onScreen("calibrated-by-udev", of: "by-udev", on: "wacom-cintiq-16")
      byUdev.matrix = calibration
      byUdev.wish.calibration = bySway.wish.calibration
      return [bySway, byUdev]
    }
  }

  private static var turned: [PenArrangement] {
    ["90", "flipped-90", "180", "normal"].map { transform in
      var arrangement = onScreen("on-one-output-that-hangs-\(transform)", of: "on-an-output")
      arrangement.commands.append("output \(MachineScreen.output) transform \(transform)")
      return arrangement
    }
  }

  /// On the one output that has a screen.
  private static func onScreen(
    _ name: String, of tablet: String, on model: String = "wacom-intuos-pro-2-m"
  ) -> PenArrangement {
    var arrangement = PenArrangement(name: name, tablet: tablet, model: model)
    arrangement.commands = [arrangement.sway("map_to_output \(MachineScreen.output)")]
    arrangement.wish.target = .output(MachineScreen.output)
    return arrangement
  }

  /// sway's command about this tablet.
  private func sway(_ command: String) -> String {
    "input \(model == "wacom-cintiq-16" ? "1386:912" : "1386:855"):\(tablet) \(command)"
  }
}
