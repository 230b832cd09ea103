import InkDrawing
import InkGeometry
import InkRendering

@testable import InkFormats

/// A page with textured inks, and what it shall look like.
enum TexturedDrawing {
  /// Whole pixels at 96, 192, 200 and 300 per inch.
  static let area = Rect(x: 0, y: 0, width: 31.75, height: 31.75)
  /// Whole levels.
  static let paper = Color(red: 1, green: 1, blue: 0.8)

  private static func color(_ rgba: UInt32) -> Color {
    Color(
      red: Float(rgba >> 24) / 255, green: Float(rgba >> 16 & 255) / 255,
      blue: Float(rgba >> 8 & 255) / 255, alpha: Float(rgba & 255) / 255)
  }

  /// Pencil and crayon that cross each other.
  static let dry: Drawing = {
    let inks = [
      (InkType.pencil, 5.0, color(0x2626_2AFF)), (.pencil, 9, color(0x2626_2AFF)),
      (.crayon, 13, color(0xC033_22FF)), (.crayon, 17, color(0x2060_C0C0)),
      (.crayon, 23, color(0xE0B0_20FF)),
    ]
    return Drawing(
      strokes: inks.enumerated().map { row, ink in
        Sample.stroke(
          ink.0, at: Point(x: 4, y: ink.1), phase: Double(row), points: 24, color: ink.2)
      })
  }()

  /// Washes over each other: one stroke, and two that are wet together.
  static let wet: Drawing = {
    let group = InkID()
    let ends = [
      (Point(x: 7, y: 9), Point(x: 23, y: 11)), (Point(x: 9, y: 15), Point(x: 25, y: 14)),
      (Point(x: 9, y: 22), Point(x: 25, y: 21)),
    ]
    return Drawing(
      strokes: ends.enumerated().map { row, ends in
        var wash = Sample.bar(
          from: ends.0, to: ends.1, width: 8, type: .watercolor,
          color: row == 0 ? color(0x2860_B8FF) : color(0xF0BE_14FF), opacity: row == 0 ? 0.6 : 0.75)
        if row > 0 { wash.renderGroupID = group }
        return wash
      })
  }()

  /// All that a picture of it may show.
  static func options(_ dotsPerInch: Double = 300) -> PictureOptions {
    var options = PictureOptions(area: .rect(area), background: paper)
    options.texture = .pixels(perInch: dotsPerInch)
    return options
  }

  /// Red, green and blue of all pixels, levels of 255: each shape drawn alone, and laid or
  /// multiplied on those below.
  static func expected(_ drawing: Drawing, scale: Double) -> [Double] {
    let page = Raster(
      bounds: PixelRect(
        minX: 0, minY: 0, maxX: Int((area.width * scale).rounded()),
        maxY: Int((area.height * scale).rounded())), color: paper)
    var levels = page.bytes.map { Double($0) }
    for strokes in StrokeGroups(StrokeSource(drawing)) {
      let multiplies = InkDepiction(of: strokes[0].ink.type).mixing(in: .light) == .multiply
      let own = Drawing(strokes: strokes).image(
        in: area, scale: scale, background: multiplies ? .white : nil
      ).bytes
      for pixel in stride(from: 0, to: levels.count, by: 4) {
        let below = 1 - Double(own[pixel + 3]) / 255
        for place in pixel..<pixel + 3 {
          levels[place] =
            multiplies
            ? levels[place] * Double(own[place]) / 255
            : Double(own[place]) + levels[place] * below
        }
      }
    }
    return levels.indices.filter { $0 % 4 < 3 }.map { levels[$0] }
  }
}

extension PngImage {
  /// Red, green and blue of the upper left part of it.
  func colors(_ width: Int, _ height: Int) -> [Double] {
    (0..<height).flatMap { row in
      (0..<width).flatMap { column in
        let place = (row * self.width + column) * 4
        return [Double(pixels[place]), Double(pixels[place + 1]), Double(pixels[place + 2])]
      }
    }
  }
}
