import InkDrawing
import InkEditing
import InkGeometry

/// The picture of the ruler, in points around its center.
struct RulerLook {
  let theme: PickerTheme
  private let ticks: [RulerTick]
  private let isDark: Bool

  /// The number of points per millimeter.
  static let unit = ScreenUnit.pointsPerMillimeter
  /// The rectangle of the ruler.
  static let body = Rect(
    x: -Ruler.length / 2 * unit, y: -Ruler.width / 2 * unit, width: Ruler.length * unit,
    height: Ruler.width * unit)
  private static let radius = 5.0
  /// The width of the beveled edges with the ticks.
  private static let bevel = 6.4 * unit

  init(_ appearance: Appearance, ticks: [RulerTick]) {
    theme = PickerTheme(appearance)
    isDark = appearance == .dark
    self.ticks = ticks
  }

  var steps: [PictureStep] { sheet + scales + grips }

  // MARK: Glass

  private var sheet: [PictureStep] {
    let body = Self.body
    let shadow = SoftShadow(
      rect: body, radius: Self.radius, blur: 11, color: .gray(0, isDark ? 0.5 : 0.26), caster: body)
    return [
      .shadow(shadow),
      .rounded(body, radius: Self.radius, .down(body.min.y, body.max.y, glass)),
    ] + bevels + PickerLook.ring(body, Self.radius, width: 1, rim)
  }

  /// The colors from its upper to its lower edge.
  private var glass: [Color] {
    let colors: [(UInt32, Double)] =
      isDark
      ? [(0x565B_64FF, 0.76), (0x3D41_48FF, 0.68), (0x3D41_48FF, 0.68), (0x4C51_59FF, 0.76)]
      : [(0xFFFF_FFFF, 0.8), (0xEDF1_F6FF, 0.68), (0xEAEE_F4FF, 0.68), (0xF8FA_FCFF, 0.8)]
    return colors.map { Color(rgba: $0).faded($1) }
  }

  private var rim: Color { isDark ? .gray(1, 0.34) : Color(rgba: 0x3A46_5AFF).faded(0.42) }
  private var tick: Color { isDark ? Color(rgba: 0xF2F4_F8FF) : Color(rgba: 0x2C34_42FF) }

  /// The bevels along both edges: lighter, with a line where the glass becomes thick.
  private var bevels: [PictureStep] {
    let body = Self.body
    let light: Color = .gray(1, isDark ? 0.07 : 0.34)
    let line = isDark ? Color.gray(1, 0.14) : Color(rgba: 0x3A46_5AFF).faded(0.16)
    let upper = Rect(
      x: body.min.x + 1, y: body.min.y + 1, width: body.width - 2, height: Self.bevel - 1)
    let lower = Rect(
      x: upper.min.x, y: body.max.y - Self.bevel, width: upper.width, height: upper.height)
    let ends = (left: body.min.x + 1, right: body.max.x - 1)
    return [upper, lower].map { .rounded($0, radius: Self.radius - 1, .plain(light)) }
      + [upper.max.y, lower.min.y].map { y in
        .line([Point(x: ends.left, y: y), Point(x: ends.right, y: y)], width: 0.8, line)
      }
  }

  // MARK: Scales

  private var scales: [PictureStep] {
    let long = lines { $0.length >= 3 }
    let short = lines { $0.length < 3 }
    return [
      .lines(short, width: 0.8, tick.times(0.72)), .lines(long, width: 1.05, tick.times(0.92)),
      .lines(numbers, width: 1.15, tick.times(0.92)),
    ]
  }

  /// Returns the requested ticks of both edges.
  private func lines(where isWanted: (RulerTick) -> Bool) -> [[Point]] {
    let half = Ruler.width / 2
    return ticks.filter(isWanted).flatMap { tick in
      [-1.0, 1].map { side in
        [half - 0.35, half - tick.length].map {
          Point(x: tick.x * Self.unit, y: side * $0 * Self.unit)
        }
      }
    }
  }

  /// The centimeters along both edges, in the same reading direction.
  private var numbers: [[Point]] {
    let height = 8.0
    let depth = (Ruler.width / 2 - RulerTick.numberDepth) * Self.unit
    return ticks.flatMap { tick -> [[Point]] in
      guard let number = tick.number else { return [] }
      let text = "\(number)"
      let left = tick.x * Self.unit - Figures.width(text, height: height) / 2
      return [-depth, depth].flatMap { y in
        Figures.lines(text, height: height).map { line in
          line.map { Point(x: left + $0.x, y: y + height / 2 + $0.y) }
        }
      }
    }
  }

  // MARK: Grips

  /// The grips: the one in the center moves the ruler, and those at the ends turn it.
  private var grips: [PictureStep] {
    let color = tick.times(0.5)
    let dots = [-12.0, -4, 4, 12].flatMap { x in [-3.6, 3.6].map { Point(x: x, y: $0) } }
    let dot = dots.map { PictureStep.fill([.disc($0, 1.6)], .plain(color)) }
    let end = (Ruler.length / 2 - Ruler.endLength / 2) * Self.unit
    return dot + [-1.0, 1].map { .lines(turnArrow(at: side(end, $0), $0), width: 1.7, color) }
  }

  private func side(_ end: Double, _ sign: Double) -> Point { Point(x: end * sign, y: 0) }

  /// Returns an arc with an arrowhead at both ends.
  private func turnArrow(at place: Point, _ sign: Double) -> [[Point]] {
    let (radius, reach) = (26.0, 0.62)
    let center = place - Point(x: sign * radius, y: 0)
    let middle = sign > 0 ? 0 : Double.pi
    let bow = Contour.arc(center, radius, from: middle - reach, to: middle + reach)
    func head(_ tip: Point, _ angle: Double) -> [Point] {
      [2.5, -2.5].map { tip + Turn.direction(of: angle + $0) * 7 }
    }
    let heads = [
      (bow[0], middle - reach - .pi / 2), (bow[bow.count - 1], middle + reach + .pi / 2),
    ]
    .map { tip, angle in
      let barbs = head(tip, angle)
      return [barbs[0], tip, barbs[1]]
    }
    return [bow] + heads
  }
}
