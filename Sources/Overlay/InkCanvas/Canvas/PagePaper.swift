public import InkDrawing
public import InkGeometry
import InkRendering

/// The paper of a page as pixels: opaque or, if its color is transparent, as opaque as that, with
/// lines or dots on it. In an upright view, lines are at whole pixels and therefore sharp.
///
/// In dark appearance, paper is dark and its lines are light, according to the same rule as ink;
/// white paper becomes slightly lighter than black.
public struct PagePaper: Hashable, Sendable {
  /// The background of the page.
  public let background: PageBackground
  private let toPage: InkTransform
  private let view: InkTransform
  private let paper: UInt32
  private let line: UInt32
  /// The distance between lines in pixels; nil if there are none.
  private let step: Double?
  /// The thickness of lines, or the diameter of dots, in pixels.
  private let thickness: Double

  /// The smallest distance between lines, in pixels; with closer lines, every other one is left
  /// out, or three of four.
  private static let leastStep = 6.0
  /// How much lighter than black white paper is in dark appearance, and pale lines on it.
  private static let (leastLight, leastLineLight): (Float, Float) = (0.11, 0.24)

  /// Creates the paper of a background in a view; nil if the background has no paper.
  public init?(_ background: PageBackground, view: InkTransform, appearance: Appearance) {
    guard let color = background.paper, color.alpha > 0, let inverse = view.inverse else {
      return nil
    }
    (self.background, self.view, toPage) = (background, view, inverse)
    let shown = Self.shown(color, in: appearance, Self.leastLight)
    paper = Self.packedPixel(shown)
    line = Self.packedPixel(
      Self.shown(background.ink, in: appearance, Self.leastLineLight).over(shown))
    let scale = view.similarityScale
    let isDotted = background.pattern == .dotted
    let least = isDotted ? 2 * Self.leastStep : Self.leastStep
    var step = background.spacing * scale
    if step > 0, step < least { step *= (least / step).nextPowerOfTwo }
    self.step = background.pattern == .blank || !step.isFinite || step <= 0 ? nil : step
    thickness =
      isDotted
      ? max(2, PageBackground.dotWidth * scale) : max(1, PageBackground.lineWidth * scale)
  }

  private static func shown(
    _ color: Color, in appearance: Appearance, _ least: Float
  ) -> Color {
    guard appearance == .dark else { return color }
    let dark = color.withMirroredLightness
    func lit(_ part: Float) -> Float { least + part * (1 - least) }
    return Color(
      red: lit(dark.red), green: lit(dark.green), blue: lit(dark.blue), alpha: dark.alpha)
  }

  /// Returns the premultiplied pixel with blue in the lowest bits.
  private static func packedPixel(_ color: Color) -> UInt32 {
    func level(_ part: Float) -> UInt32 { UInt32((min(max(part, 0), 1) * 255).rounded()) }
    return level(color.alpha) << 24 | level(color.red * color.alpha) << 16
      | level(color.green * color.alpha) << 8 | level(color.blue * color.alpha)
  }

  /// Paints a rectangle, whatever its previous content.
  func paint(_ rect: PixelRect, on pixels: inout MutableSpan<UInt32>, _ layout: PixelLayout) {
    let paper = self.paper
    for y in rect.minY..<rect.maxY {
      for index in layout.row(y, rect) { pixels[index] = paper }
    }
    guard let step else { return }
    if view.b == 0, view.c == 0, view.a > 0 {
      paintUpright(rect, step, on: &pixels, layout)
    } else {
      paintTurned(rect, step, on: &pixels, layout)
    }
  }

  // MARK: Upright

  private func paintUpright(
    _ rect: PixelRect, _ step: Double, on pixels: inout MutableSpan<UInt32>, _ layout: PixelLayout
  ) {
    if background.pattern == .dotted { return paintDots(rect, step, on: &pixels, layout) }
    let thick = max(1, Int(thickness.rounded()))
    eachLine(from: rect.minY, to: rect.maxY, step, origin: view.ty) { middle in
      let first = Int((middle + 0.5 - Double(thick) / 2).rounded(.down))
      fill(
        PixelRect(x: rect.minX, y: first, width: rect.width, height: thick).intersection(rect),
        on: &pixels, layout)
    }
    guard background.pattern == .grid else { return }
    eachLine(from: rect.minX, to: rect.maxX, step, origin: view.tx) { middle in
      let first = Int((middle + 0.5 - Double(thick) / 2).rounded(.down))
      fill(
        PixelRect(x: first, y: rect.minY, width: thick, height: rect.height).intersection(rect),
        on: &pixels, layout)
    }
  }

  private func eachLine(
    from low: Int, to high: Int, _ step: Double, origin: Double, _ body: (Double) -> Void
  ) {
    var number = ((Double(low) - thickness - origin) / step).rounded(.up)
    let last = (Double(high) + thickness - origin) / step
    while number <= last {
      body(number * step + origin)
      number += 1
    }
  }

  private func fill(
    _ rect: PixelRect, on pixels: inout MutableSpan<UInt32>, _ layout: PixelLayout
  ) {
    guard !rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY {
      for index in layout.row(y, rect) { pixels[index] = line }
    }
  }

  private func paintDots(
    _ rect: PixelRect, _ step: Double, on pixels: inout MutableSpan<UInt32>, _ layout: PixelLayout
  ) {
    let reach = Int(thickness / 2 + 2)
    eachLine(from: rect.minY - reach, to: rect.maxY + reach, step, origin: view.ty) { y in
      eachLine(from: rect.minX - reach, to: rect.maxX + reach, step, origin: view.tx) { x in
        let middle = Point(x: x.rounded(), y: y.rounded())
        let box = PixelRect(
          x: Int(middle.x) - reach, y: Int(middle.y) - reach, width: 2 * reach, height: 2 * reach
        ).intersection(rect)
        guard !box.isEmpty else { return }
        for row in box.minY..<box.maxY {
          for column in box.minX..<box.maxX {
            let place = Point(x: Double(column) + 0.5, y: Double(row) + 0.5)
            tint(
              place.distance(to: middle), at: layout.row(row, rect).lowerBound + column - rect.minX,
              on: &pixels)
          }
        }
      }
    }
  }

  /// Adds a line's color to a pixel, according to the distance of its center from the line's.
  private func tint(_ distance: Double, at index: Int, on pixels: inout MutableSpan<UInt32>) {
    let share = min(max(thickness / 2 + 0.5 - distance, 0), 1)
    guard share > 0 else { return }
    pixels[index] = PixelBlend.mixed(paper, line, UInt32((share * 256).rounded()))
  }

  // MARK: Turned

  private func paintTurned(
    _ rect: PixelRect, _ step: Double, on pixels: inout MutableSpan<UInt32>, _ layout: PixelLayout
  ) {
    let scale = view.similarityScale
    let (wayX, wayY) = (toPage.a * scale, toPage.b * scale)
    for y in rect.minY..<rect.maxY {
      let first = toPage.applied(to: Point(x: Double(rect.minX) + 0.5, y: Double(y) + 0.5)) * scale
      guard abs(first.x) < 1e9, abs(first.y) < 1e9 else { continue }
      let row = layout.row(y, rect).lowerBound
      for column in 0..<rect.width {
        let place = Point(
          x: first.x + wayX * Double(column), y: first.y + wayY * Double(column))
        let across = abs(place.x - (place.x / step).rounded() * step)
        let down = abs(place.y - (place.y / step).rounded() * step)
        let distance =
          switch background.pattern {
          case .dotted: (across * across + down * down).squareRoot()
          case .grid: min(across, down)
          default: down
          }
        tint(distance, at: row + column, on: &pixels)
      }
    }
  }
}

extension Double {
  /// The smallest power of two that is not less.
  fileprivate var nextPowerOfTwo: Double {
    var power = 1.0
    while power < self { power *= 2 }
    return power
  }
}

extension Color {
  /// Returns the result of compositing the color over an opaque one.
  fileprivate func over(_ ground: Color) -> Color {
    func mixed(_ own: Float, _ other: Float) -> Float { other + (own - other) * alpha }
    return Color(
      red: mixed(red, ground.red), green: mixed(green, ground.green),
      blue: mixed(blue, ground.blue), alpha: ground.alpha)
  }
}
