import Foundation
import InkDrawing
import InkFormats
import InkGeometry
import InkRendering

/// The icons of the programs and of drawings: paper, and our inks on it. `gallery --icons FOLDER`
/// lays them out as icon themes do.
struct Icons {
  /// The sides of an icon, in pixels.
  private static let sides = [16, 24, 32, 48, 64, 128, 256]
  /// Pixels of the picture that they are made of, on a millimeter: all sides go into it.
  private static let scale = 32
  /// The side of that picture, in millimeters.
  private static let side = 48
  private static let paper = Color(red: 0.995, green: 0.99, blue: 0.97)

  /// Writes all icons below a folder: `SIDExSIDE/apps/inkoverlay.png` and
  /// `SIDExSIDE/mimetypes/...`.
  static func write(to folder: String) throws {
    let tile = RoundedPaper(
      area: Rect(x: 2.5, y: 2, width: 43, height: 43), radius: 10.5, fold: 0)
    let page = RoundedPaper(
      area: Rect(x: 7, y: 1.5, width: 34, height: 44), radius: 3, fold: 11)
    try write(tile, try overlay(), as: "apps/inkoverlay", to: folder)
    try write(page, try document(), as: "mimetypes/application-vnd.stylusd.ink", to: folder)
  }

  /// A wash that runs off the paper, and a loop of a pen above it.
  private static func overlay() throws -> Drawing {
    let wash = Brush(
      through: [Point(x: -8, y: 39.5), Point(x: 18, y: 37.5), Point(x: 56, y: 40.5)], force: [0.5])
    return Drawing(strokes: [
      try wash.stroke(Ink(.watercolor, color: .sky), width: 20, at: 1),
      try loop(around: Point(x: 23.8, y: 22.5), size: 13)
        .stroke(Ink(.fountainPen, color: .night), width: 4.2, at: 9),
    ])
  }

  /// The same on a page.
  private static func document() throws -> Drawing {
    let wash = Brush(through: [Point(x: 0, y: 41), Point(x: 50, y: 39.5)], force: [0.5])
    return Drawing(strokes: [
      try wash.stroke(Ink(.watercolor, color: .sky), width: 15, at: 1),
      try loop(around: Point(x: 22.6, y: 25), size: 10)
        .stroke(Ink(.fountainPen, color: .night), width: 3.4, at: 9),
    ])
  }

  /// A letter like an l as it is joined, with the strokes that lead to it and from it: a trochoid,
  /// aslant.
  private static func loop(around middle: Point, size: Double) -> Brush {
    let places = (0...40).map { step -> Point in
      let angle = -0.3 + Double(step) / 40 * (2 * Double.pi + 1.1)
      let turn = Turn.direction(of: angle)
      let (along, up) = (0.33 * (angle - .pi) + 0.6 * turn.y, -turn.x)
      return middle + Point(x: along + 0.28 * up, y: -up) * size
    }
    return Brush(through: places, speed: 80, force: [0.35, 0.5, 0.85, 0.8, 0.45])
  }

  private static func write(
    _ paper: RoundedPaper, _ drawing: Drawing, as name: String, to folder: String
  ) throws {
    let area = Rect(x: 0, y: 0, width: Double(side), height: Double(side))
    let large = paper.picture(
      drawing.image(in: area, scale: Double(scale), background: Self.paper), scale: scale)
    for side in sides {
      let file = "\(folder)/\(side)x\(side)/\(name).png"
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      let pixels = means(of: large, Self.side * scale, over: Self.side * scale / side)
      let bytes = try PngEncoder.encode(
        premultiplied: pixels.span, width: side, height: side, pixelsPerMillimeter: 96 / 25.4)
      try Data(bytes).write(to: URL(fileURLWithPath: file))
    }
  }

  /// The means of squares of so many pixels a side, of a square picture.
  private static func means(of pixels: [UInt32], _ width: Int, over side: Int) -> [UInt32] {
    let count = width / side
    return (0..<count * count).map { number in
      let (x, y) = (number % count * side, number / count * side)
      var sums = SIMD4<UInt32>.zero
      for row in y..<y + side {
        for pixel in pixels[row * width + x..<row * width + x + side] {
          sums &+= SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
        }
      }
      let share = UInt32(side * side)
      let mean = (sums &+ share / 2) / share
      return mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24
    }
  }
}

/// A piece of paper with round corners, of which the upper right one may be folded, and its shadow.
private struct RoundedPaper {
  /// Millimeters.
  var area: Rect
  var radius: Double
  /// How much of the corner is folded.
  var fold: Double

  /// What is painted on it, cut out, with a shadow below and a shade on the fold; all else is
  /// transparent.
  func picture(_ ink: Raster, scale: Int) -> [UInt32] {
    let width = ink.bounds.width
    return ink.pixels.indices.map { index in
      let place = Point(
        x: (Double(index % width) + 0.5) / Double(scale),
        y: (Double(index / width) + 0.5) / Double(scale))
      let distance = distance(of: place)
      let inside = max(0, min(1, 0.5 - distance * Double(scale)))
      let shadow = 0.30 * max(0, min(1, 1 - self.distance(of: place - Point(x: 0, y: 0.7)) / 1.6))
      let colour = shaded(ink.pixels[index], at: place, edge: distance)
      let alpha = inside + (1 - inside) * shadow
      return UInt32(alpha * 255 + 0.5) << 24 | level(colour.z * inside) << 16
        | level(colour.y * inside) << 8 | level(colour.x * inside)
    }
  }

  private func level(_ value: Double) -> UInt32 { UInt32(max(0, min(255, value * 255 + 0.5))) }

  /// Red, green and blue: a fold is a little darker paper, and the edge too.
  private func shaded(_ pixel: UInt32, at place: Point, edge: Double) -> SIMD3<Double> {
    var colour =
      SIMD3(Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255)) / 255
    let within = foldDepth(place)
    if within > 0 { colour = SIMD3(0.80, 0.86, 0.93) - 0.012 * within }
    return colour * (edge > -0.35 ? 0.90 : 1)
  }

  /// How deep within the folded corner: above 0 where paper lies twice.
  private func foldDepth(_ place: Point) -> Double {
    guard fold > 0 else { return -1 }
    let corner = Point(x: area.max.x, y: area.min.y)
    return min(fold - (corner.x - place.x), fold - (place.y - corner.y))
  }

  /// How far outside the paper, below 0 within.
  private func distance(of place: Point) -> Double {
    let middle = Point(x: (area.min.x + area.max.x) / 2, y: (area.min.y + area.max.y) / 2)
    let corner = Point(
      x: abs(place.x - middle.x) - area.width / 2 + radius,
      y: abs(place.y - middle.y) - area.height / 2 + radius)
    let outside = Point(x: max(0, corner.x), y: max(0, corner.y)).distance(to: Point(x: 0, y: 0))
    let rounded = outside + min(0, max(corner.x, corner.y)) - radius
    guard fold > 0 else { return rounded }
    // The corner is cut off aslant.
    let cut = (place.x - area.max.x + fold - (place.y - area.min.y)) * 0.5.squareRoot()
    return max(rounded, cut)
  }
}
