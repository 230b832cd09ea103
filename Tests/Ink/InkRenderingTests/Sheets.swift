import InkDrawing
import InkGeometry

@testable import InkRendering

/// Drawings to look at.
enum Sheets {
  /// A wave of 20 mm, from a place on.
  static func wave(
    _ ink: Ink, at start: Point = Point(x: 4, y: 8), height: Double = 3, width: Double? = nil,
    points: Int = 24
  ) -> Stroke {
    let path = (0..<points).map { number in
      let share = Double(number) / Double(points - 1)
      let pen = PenState(
        force: Float(0.2 + 0.7 * share), altitude: Float(1.3 - share), azimuth: Float(share * 2))
      let tip = ink.tip(width: width ?? ink.type.defaultWidth, pen: pen)
      let rise = Turn.direction(of: share * 11).y * height
      return StrokePoint(
        location: Point(x: start.x + share * 20, y: start.y + rise), size: tip.size,
        opacity: tip.opacity, azimuth: pen.azimuth, altitude: pen.altitude)
    }
    return Stroke(ink: ink, path: StrokePath(controlPoints: path), randomSeed: 77)
  }

  /// A straight line of one width, opaque.
  static func line(_ ink: Ink, from a: Point, to b: Point, width: Double, opacity: Float = 1)
    -> Stroke
  {
    Stroke(
      ink: ink,
      path: StrokePath(
        controlPoints: [a, b].map {
          StrokePoint(location: $0, size: Size(square: width), opacity: opacity)
        }))
  }

  static let red = Color(red: 0.9, green: 0.1, blue: 0.15)
  static let blue = Color(red: 0.1, green: 0.2, blue: 0.8, alpha: 0.7)

  /// Every ink on every other: groups, masks and transforms too.
  static var all: Drawing {
    var drawing = Drawing()
    let group = InkID(high: 1, low: 2)
    for (number, type) in InkType.allCases.enumerated() {
      let ink = Ink(type, color: number.isMultiple(of: 2) ? red : blue)
      var stroke = wave(ink, at: Point(x: 3 + Double(number), y: 4 + 2.5 * Double(number)))
      if number % 3 == 1 {
        stroke.transform = .rotation(0.2).then(.scale(x: 1.2, y: 0.9))
        stroke.renderState.grainOffset = Point(x: 3.3, y: -2)
      }
      drawing.append(stroke)
    }
    for step in 0..<4 {
      var stroke = wave(Ink(.watercolor, color: blue), at: Point(x: 6, y: 6 + 5 * Double(step)))
      stroke.renderGroupID = group
      let lake = Region(Rect(x: 10, y: 0, width: 7, height: 40))
      if step > 1 {
        stroke.mask = Region(Rect(x: 0, y: 0, width: 40, height: 40)).subtracting(lake)
      }
      drawing.append(stroke)
    }
    return drawing
  }

  /// The rectangle of ``all``.
  static let frame = Rect(x: -4, y: -4, width: 44, height: 38)
}

extension Raster {
  /// The channels of a pixel: red, green, blue, alpha.
  func channels(_ x: Int, _ y: Int) -> [Int] {
    (0..<4).map { Int(self[x, y] >> (UInt32($0) * 8) & 255) }
  }

  /// The words of a rectangle.
  func words(in area: PixelRect) -> [UInt32] {
    guard !area.isEmpty else { return [] }
    return (area.minY..<area.maxY).flatMap { y in (area.minX..<area.maxX).map { self[$0, y] } }
  }
}
