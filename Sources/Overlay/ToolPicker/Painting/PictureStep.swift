import InkDrawing
import InkGeometry
import InkRendering

/// A painting step, which paints over the previous ones.
enum PictureStep: Sendable {
  /// The inside of outlines; holes run in the opposite direction.
  case fill([Contour], Paint)
  /// A rectangle with rounded corners, upright or turned by multiples of 90 degrees.
  case rounded(Rect, radius: Double, Paint)
  /// The line of a round tip.
  case line([Point], width: Double, Color)
  /// Several lines, which do not become darker where they cross.
  case lines([[Point]], width: Double, Color)
  /// The shadow of a rectangle with rounded corners.
  case shadow(SoftShadow)
  /// All hues and lightnesses, at one saturation.
  case spectrum(Rect, radius: Double, saturation: Double)
  /// Ink as a canvas would draw it; its path is in millimeters.
  case ink(Stroke)
}

/// A shadow without a hard edge.
struct SoftShadow: Hashable, Sendable {
  var rect: Rect
  var radius: Double
  /// The distance inside the edge at which the shadow is full, and outside at which it ends.
  var blur: Double
  var color: Color
  /// The object that casts the shadow, if it is painted above it and opaque; nothing is painted
  /// below it.
  var caster: Rect?

  /// Returns the strength of the shadow at a fraction of the distance from inside to outside,
  /// similar to a Gaussian blur.
  static func falloff(_ way: Double) -> Double {
    let rest = 1 - way
    return rest * rest * rest * (rest * (rest * 6 - 15) + 10)
  }
}

/// The size of lengths on a screen.
public enum ScreenUnit {
  /// The number of points (logical pixels) per millimeter: 96 are an inch.
  public static let pointsPerMillimeter = 96 / 25.4
}

extension PixelRect {
  /// Creates the whole pixels nearest to a rectangle.
  init(rounding rect: Rect) {
    self.init(
      around: Rect(
        min: Point(x: rect.min.x.rounded(), y: rect.min.y.rounded()),
        max: Point(x: rect.max.x.rounded(), y: rect.max.y.rounded())))
  }
}

/// The field of all hues, from left to right, and of all lightnesses, from light at the top to
/// dark.
enum ColorField {
  /// Returns the color at a point; points outside are moved to the edge.
  static func color(at place: Point, in rect: Rect, saturation: Double) -> Color {
    let share = fraction(of: place, in: rect)
    return HueColor(hue: share.x * hues, saturation: saturation, lightness: 1 - share.y).color
  }

  /// Returns the position of a point in the field, 0...1 each.
  static func fraction(of place: Point, in rect: Rect) -> Point {
    func clamped(_ part: Double) -> Double { part > 0 ? min(part, 1) : 0 }
    return Point(
      x: clamped((place.x - rect.min.x) / rect.width),
      y: clamped((place.y - rect.min.y) / rect.height))
  }

  /// Returns the position of a color.
  static func fieldPoint(of color: HueColor, in rect: Rect) -> Point {
    Point(
      x: rect.min.x + rect.width * min(1, color.hue / hues),
      y: rect.min.y + rect.height * (1 - color.lightness))
  }

  /// The field ends just before red occurs again.
  static let hues = 0.995
}
