import CompositorKit
import Foundation
import InkDrawing
import InkGeometry
import InkStorage
import ProgramKit
import Testing

extension KernelDesktopTests {
  /// Whether the picture that the graphics card scans out has ink where the pen was.
  @Suite struct Ink {
    /// A display tablet, how its panel hangs, and the matrix that udev has for it.
    enum Panel: String, CaseIterable {
      case straight = "normal"
      case calibrated = "90"

      static let matrix = "0.9 0.02 0.03 -0.015 0.95 0.04"

      /// From shares of the tablet to pixels of the panel, which do not depend on how it hangs: by
      /// hand, so that nothing of ours is asked where it should be.
      func pixel(of share: Point) -> Point {
        let (x, y) = (share.x, share.y)
        let moved =
          self == .calibrated
          ? Point(x: 0.9 * x + 0.02 * y + 0.03, y: -0.015 * x + 0.95 * y + 0.04) : share
        return Point(x: moved.x * Double(Desktop.width), y: moved.y * Double(Desktop.height))
      }
    }

    /// The ink's width, in pixels.
    private static let width = 3.0

    @Test(arguments: Panel.allCases)
    func inkIsWhereThePenWas(panel: Panel) throws {
      let name = "Desktop-\(panel)"
      let desktop = try Desktop("output \(MachineScreen.output) transform \(panel.rawValue)")
      if panel == .calibrated { try setCalibration(Panel.matrix, of: name) }
      let (pen, _) = try desktop.pen(on: "wacom-cintiq-16", named: name)
      let before = try desktop.pictureWithoutPointer(pen)
      let overlay = try desktop.overlay(
        [
          "--mode", "draw", "--ink", "monoline", "--width", "\(Self.width * 25.4 / 96)", "--save",
          desktop.programs.path("all.inkd"), "--stats", "json",
        ], knowing: name)
      let strokes = InkPath.strokes
      try desktop.draw(strokes, with: pen)
      try pen.leave()
      try desktop.waitForDryStrokes(strokes.count)
      let paths = strokes.map { $0.map(panel.pixel) }
      let picture = try settledPicture("ink-\(panel)", since: before, overlay, paths)
      try expectInk(of: picture, since: before, on: paths)
      try compare(picture, before, desktop, overlay, panel)
    }

    /// The picture once all of the line has ink and nothing has changed for three looks.
    private func settledPicture(
      _ name: String, since before: Picture, _ overlay: RunningProgram, _ paths: [[Point]]
    ) throws -> Picture {
      let places = InkPath.steps(of: paths)
      var (picture, same) = (before, 0)
      let limit = Date(timeIntervalSinceNow: 60)
      while same < 3, limit.timeIntervalSinceNow > 0 {
        let next = try MachineScreen.picture()
        let isWhole = places.allSatisfy {
          next[Int($0.x), Int($0.y)] != before[Int($0.x), Int($0.y)]
        }
        same = next == picture && isWhole ? same + 1 : 0
        picture = next
      }
      try Desktop.keepPicture(name)
      try #require(same == 3, "\(overlay.log)")
      return picture
    }

    /// Each inked pixel is within a pixel of the pen's line, and each place of the line within a
    /// pixel of ink.
    private func expectInk(of picture: Picture, since before: Picture, on paths: [[Point]]) throws {
      let inked = picture.places(unlike: before).map {
        Point(x: Double($0.x) + 0.5, y: Double($0.y) + 0.5)
      }
      try #require(!inked.isEmpty)
      let ways = inked.map { $0 - InkPath.nearest(to: $0, on: paths) }
      let farthest = ways.map { $0.distance(to: .zero) }.max() ?? 0
      // Half a pixel more, to the middle of one that ink only touches. Where the machine stood
      // still the kernel's stamps have gaps, in which a fitted line is free: a corner may have a
      // hook of a few pixels (docs/lab/fitting.md).
      let far = ways.count { $0.distance(to: .zero) > Self.width / 2 + 1 }
      #expect(Double(far) <= 0.005 * Double(inked.count))
      let bare = InkPath.steps(of: paths).filter { place in
        !Self.neighbours(of: place).contains {
          picture[Int($0.x), Int($0.y)] != before[Int($0.x), Int($0.y)]
        }
      }
      #expect(bare.isEmpty)
      let off = ways.reduce(Point.zero, +) * (1 / Double(ways.count))
      #expect(off.distance(to: .zero) <= 0.25)
      print(
        "ink: \(inked.count) pixels, \(far) too far from the pen's line (at most \(farthest) px); middle of all "
          + "off by \(off.x), \(off.y) px")
    }

    /// The middles of pixels within a pixel of a place.
    private static func neighbours(of place: Point) -> [Point] {
      let (x, y) = (place.x.rounded(.down) + 0.5, place.y.rounded(.down) + 0.5)
      return [-1, 0, 1].flatMap { row in
        [-1, 0, 1].map { Point(x: x + $0, y: y + row) }.filter { $0.distance(to: place) <= 1 }
      }
    }

    /// With what grim sees, and with our renderer's picture of what is saved.
    private func compare(
      _ picture: Picture, _ before: Picture, _ desktop: Desktop, _ overlay: RunningProgram,
      _ panel: Panel
    ) throws {
      let seen = try desktop.sway.picture(of: MachineScreen.output)
      #expect(overlay.stop() == 0)
      #expect(overlay.log == "")
      print(overlay.lines.last ?? "no statistics")
      guard panel == .straight else { return }
      #expect(seen.places(unlike: picture).count == 0)
      let file = URL(fileURLWithPath: desktop.programs.path("all.inkd"))
      let drawing = try Drawing(decoding: [UInt8](Data(contentsOf: file)))
      #expect(drawing.count == InkPath.strokes.count)
      #expect(picture.pixelsUnlike(drawing, on: before[5, 5]) == 0)
    }
  }
}

/// Lines with corners and dots, and how far places are from them.
enum InkPath {
  /// In shares of a tablet: an angle, a zigzag, a box, a dot, another dot.
  static let strokes: [[Point]] = [
    [Point(x: 0.1, y: 0.1), Point(x: 0.4, y: 0.1), Point(x: 0.4, y: 0.45)],
    [
      Point(x: 0.5, y: 0.15), Point(x: 0.58, y: 0.4), Point(x: 0.66, y: 0.15),
      Point(x: 0.74, y: 0.4), Point(x: 0.82, y: 0.15),
    ],
    [
      Point(x: 0.15, y: 0.6), Point(x: 0.45, y: 0.65), Point(x: 0.4, y: 0.9),
      Point(x: 0.12, y: 0.85), Point(x: 0.15, y: 0.6),
    ],
    [Point(x: 0.6, y: 0.7), Point(x: 0.6, y: 0.7)],
    [Point(x: 0.85, y: 0.85), Point(x: 0.85, y: 0.85)],
  ]

  /// Places along a line of shares of the tablet, four pixels apart in the middle of a part: a hand
  /// that goes through a corner stops in it. A dot is three of them.
  static func steps(_ line: [Point]) -> [Point] {
    steps(
      line.map { Point(x: $0.x * Double(Desktop.width), y: $0.y * Double(Desktop.height)) },
      apart: 2
    ) { $0 * $0 * (3 - 2 * $0) }
    .map { Point(x: $0.x / Double(Desktop.width), y: $0.y / Double(Desktop.height)) }
  }

  /// Places along lines of pixels.
  static func steps(of lines: [[Point]]) -> [Point] { lines.flatMap { steps($0, apart: 3) { $0 } } }

  private static func steps(
    _ line: [Point], apart: Double, _ pace: (Double) -> Double
  ) -> [Point] {
    var places = [line[0]]
    for (from, to) in zip(line, line.dropFirst()) {
      let count = max(2, Int((from.distance(to: to) / apart).rounded(.up)))
      places += (1...count).map { from + (to - from) * pace(Double($0) / Double(count)) }
    }
    return places
  }

  /// The nearest place of lines.
  static func nearest(to place: Point, on lines: [[Point]]) -> Point {
    var best = (distance: Double.infinity, place: Point.zero)
    for line in lines {
      for (from, to) in zip(line, line.dropFirst()) {
        let way = to - from
        let square = way.x * way.x + way.y * way.y
        let toPlace = place - from
        let share = square > 0 ? (toPlace.x * way.x + toPlace.y * way.y) / square : 0
        let foot = from + way * min(1, max(0, share))
        let distance = foot.distance(to: place)
        if distance < best.distance { best = (distance, foot) }
      }
    }
    return best.place
  }
}
