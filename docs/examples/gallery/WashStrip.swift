import InkCanvas
import InkDrawing
import InkFitting
import InkFormats
import InkGeometry
import InkRendering
import StylusModel

/// How washes come, mix and dry, as the overlay draws them: pictures of one canvas side by side, on
/// white.
///
///     var strip = WashStrip()
///     try strip.run()                 // the hand moves, and pictures are taken
///     let png = try strip.png()
struct WashStrip {
  private static let size = Size(width: 40, height: 25)
  private static let scale = 192 / 25.4
  private static let columns = 4
  /// White between pictures.
  private static let gap = 12

  private var canvas: OutputCanvas
  private var pixels: [UInt32]
  private let layout: PixelLayout
  private var pictures: [[UInt32]] = []
  private var groups = WetGrouping()
  private var clock = 0.0
  private var number: UInt64 = 0

  init() {
    canvas = OutputCanvas(
      width: Int(Self.size.width * Self.scale), height: Int(Self.size.height * Self.scale),
      pixelsPerMillimeter: Self.scale, buffers: 1)
    layout = PixelLayout(bounds: canvas.bounds, order: .blueLowest)
    pixels = Array(repeating: 0, count: layout.count)
  }

  /// Three colors run into each other within 2 s; when they are dry, a fourth lies above with an
  /// edge of its own.
  mutating func run() throws {
    try paint(.sky, [Point(x: 6, y: 6), Point(x: 34, y: 5.5)], pictureAt: 0.55)
    try paint(.sky, [Point(x: 34, y: 9.5), Point(x: 6, y: 10)])
    try paint(.straw, [Point(x: 6, y: 14), Point(x: 34, y: 13.5)], pictureAt: 0.55)
    try paint(.dusk, [Point(x: 34, y: 18), Point(x: 6, y: 18.5)], pictureAt: 0.55)
    take()
    wait(2.1)
    take()
    try paint(.sky, [Point(x: 10, y: 3.5), Point(x: 19, y: 21.5)], pictureAt: 0.6)
    take()
    wait(2.1)
    try paint(.dusk, [Point(x: 30, y: 3.5), Point(x: 16, y: 21.5)])
    take()
  }

  /// A stroke, and maybe a picture when so much of it is there.
  private mutating func paint(_ color: Color, _ places: [Point], pictureAt share: Double = 2) throws
  {
    number += 1
    let id = StrokeID(rawValue: number)
    let ink = Ink(.watercolor, color: color)
    let brush = Brush(through: places, speed: 60, force: [0.45, 0.4])
    var style = StrokeStyle(ink: ink, width: ink.type.defaultWidth, seed: 11)
    style.group = groups.begin(ink, at: clock)
    canvas.begin(id, style)
    var isTaken = false
    for sample in brush.samples {
      canvas.append(sample, to: id)
      if !isTaken, sample.time >= share * brush.duration {
        take()
        isTaken = true
      }
    }
    wait(brush.duration)
    groups.end(style.group, at: clock)
    canvas.end(id, at: now)
    try canvas.finish(id)
    wait(0.3)
  }

  private var now: Timestamp { Timestamp(microseconds: Int64(clock * 1e6)) }

  private mutating func wait(_ seconds: Double) {
    clock += seconds
    canvas.advance(to: now)
  }

  /// Keeps a picture of the canvas.
  private mutating func take() {
    var picture = pixels
    var words = picture.mutableSpan
    _ = canvas.repair(buffer: 0, &words, layout: layout)
    pixels = picture
    pictures.append(picture.map(Self.onWhite))
  }

  /// Premultiplied with blue lowest, to red lowest on white.
  private static func onWhite(_ word: UInt32) -> UInt32 {
    let white = 255 - word >> 24
    let (red, green, blue) = (word >> 16 & 255, word >> 8 & 255, word & 255)
    return 0xFF00_0000 | (blue + white) << 16 | (green + white) << 8 | (red + white)
  }

  /// All pictures, from left to right and from the top.
  func png() throws -> [UInt8] {
    let (width, height) = (layout.bounds.width, layout.bounds.height)
    let (stepX, stepY) = (width + Self.gap, height + Self.gap)
    let rows = (pictures.count + Self.columns - 1) / Self.columns
    let (allX, allY) = (stepX * Self.columns - Self.gap, stepY * rows - Self.gap)
    var all = [UInt32](repeating: 0xFFFF_FFFF, count: allX * allY)
    for (number, picture) in pictures.enumerated() {
      let corner = number / Self.columns * stepY * allX + number % Self.columns * stepX
      for y in 0..<height {
        for x in 0..<width { all[corner + y * allX + x] = picture[y * width + x] }
      }
    }
    return try PngEncoder.encode(
      premultiplied: all.span, width: allX, height: allY, pixelsPerMillimeter: Self.scale)
  }
}
