import InkDrawing
import InkGeometry

/// The paint that fills a shape.
enum Paint: Hashable, Sendable {
  /// One color.
  case plain(Color)
  /// A gradient between two points, in points; beyond its ends the colors are constant.
  case linear(from: Point, to: Point, [Stop])

  /// A color at a fraction of a gradient.
  struct Stop: Hashable, Sendable {
    var share: Double
    var color: Color

    init(_ share: Double, _ color: Color) {
      self.share = share
      self.color = color
    }
  }

  /// Returns an even gradient from left to right.
  static func across(_ left: Double, _ right: Double, _ colors: [Color]) -> Paint {
    .linear(from: Point(x: left, y: 0), to: Point(x: right, y: 0), Self.even(colors))
  }

  /// Returns an even gradient from one height to another.
  static func down(_ top: Double, _ bottom: Double, _ colors: [Color]) -> Paint {
    .linear(from: Point(x: 0, y: top), to: Point(x: 0, y: bottom), Self.even(colors))
  }

  private static func even(_ colors: [Color]) -> [Stop] {
    colors.enumerated().map { number, color in
      Stop(Double(number) / Double(max(1, colors.count - 1)), color)
    }
  }

  /// Returns the color at a fraction of a gradient, whose stops are in order.
  static func color(at share: Double, of stops: [Stop]) -> Color {
    guard var last = stops.first else { return .black }
    for stop in stops {
      if share <= stop.share {
        let way = stop.share - last.share
        return way > 0 ? last.color.mixed(with: stop.color, (share - last.share) / way) : stop.color
      }
      last = stop
    }
    return last.color
  }
}

extension Color {
  /// Returns the color interpolated towards another, by levels.
  func mixed(with other: Color, _ share: Double) -> Color {
    let share = Float(max(0, min(1, share)))
    func mix(_ part: Float, _ other: Float) -> Float { part + (other - part) * share }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// Returns a lighter color, up to white.
  func lighter(_ share: Double) -> Color { mixed(with: Color.white.faded(Double(alpha)), share) }

  /// Returns a darker color, down to black.
  func darker(_ share: Double) -> Color { mixed(with: Color.black.faded(Double(alpha)), share) }

  /// Returns the color with another opacity.
  func faded(_ opacity: Double) -> Color {
    var color = self
    color.alpha = Float(max(0, min(1, opacity)))
    return color
  }

  /// Returns the color with its opacity multiplied by a factor.
  func times(_ share: Double) -> Color { faded(Double(alpha) * share) }

  /// Returns a gray.
  static func gray(_ level: Double, _ opacity: Double = 1) -> Color {
    Color(red: Float(level), green: Float(level), blue: Float(level), alpha: Float(opacity))
  }

  /// The perceived brightness, 0...1: Rec. 709's weights on the levels.
  var brightness: Double { 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue) }
}
